import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startOffline } from "./offline";

class FakeWorker extends EventTarget {
  state = "installing";
  postMessage = vi.fn();
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class FakeRegistration extends EventTarget {
  constructor(
    public installing: FakeWorker,
    readonly waiting: FakeWorker,
  ) {
    super();
  }
}
const start = (registration: EventTarget) =>
  startOffline({ register: async () => registration } as unknown as ServiceWorkerContainer);

let served: string;
beforeEach(() => {
  served = "mine";
  vi.stubGlobal("document", { querySelector: () => ({ content: "mine" }) });
  vi.stubGlobal("fetch", async () => Response.json({ build: served }));
});
afterEach(() => vi.unstubAllGlobals());
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("a page of the server's build lets the newer worker take over, whether it waits already or comes later", async () => {
  const [waiting, installing, later] = [new FakeWorker(), new FakeWorker(), new FakeWorker()];
  const registration = new FakeRegistration(installing, waiting);
  await start(registration);
  expect(waiting.postMessage).toHaveBeenCalledWith("take over");
  installing.become("installed");
  await vi.waitFor(() => expect(installing.postMessage).toHaveBeenCalledWith("take over"));
  registration.installing = later;
  registration.dispatchEvent(new Event("updatefound"));
  later.become("installed");
  await vi.waitFor(() => expect(later.postMessage).toHaveBeenCalledWith("take over"));
});

test("an older page keeps the worker that has its files", async () => {
  served = "newer";
  const [waiting, installing] = [new FakeWorker(), new FakeWorker()];
  await start(new FakeRegistration(installing, waiting));
  installing.become("installed");
  await settled();
  expect([waiting.postMessage.mock.calls, installing.postMessage.mock.calls]).toEqual([[], []]);
});
