/** The engine in the page: loads the WebAssembly module once and reads its JSON into types. */
import init, { Table as WasmTable, botNames, catalogue } from "./pkg/summiteer_wasm.js";
import wasmUrl from "./pkg/summiteer_wasm_bg.wasm?url";
import type { ActionWire } from "./types/ActionWire";
import type { BotPositionWire } from "./types/BotPositionWire";
import type { CatalogueWire } from "./types/CatalogueWire";
import type { LogWire } from "./types/LogWire";
import type { OutcomeWire } from "./types/OutcomeWire";
import type { ReachWire } from "./types/ReachWire";
import type { ViewWire } from "./types/ViewWire";
import type { Words } from "./types/Words";

let loading: Promise<unknown> | undefined;

/** Loads the module; tests hand over its bytes. */
export async function loadEngine(bytes?: BufferSource): Promise<void> {
  loading ??= init({ module_or_path: bytes ?? wasmUrl });
  await loading;
}

/** What can be played. */
export const readCatalogue = (): CatalogueWire => JSON.parse(catalogue()) as CatalogueWire;

/** Names of the bots, the weakest first. */
export const readBotNames = (): string[] => JSON.parse(botNames()) as string[];

/** Two random 32-bit numbers from the browser's generator. */
export function randomPair(): [number, number] {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return [high, low];
}

/** A table, typed. Errors are thrown with a message that says what is wrong with the text. */
export class Table {
  readonly #inner: WasmTable;

  constructor(record: string) {
    this.#inner = new WasmTable(record);
  }

  get length(): number {
    return this.#inner.length();
  }

  text = (): string => this.#inner.text();
  header = (): string => this.#inner.header();
  lines = (from: number): string[] => JSON.parse(this.#inner.lines(from)) as string[];
  view = (observer: string): ViewWire => JSON.parse(this.#inner.view(observer)) as ViewWire;
  viewAfter = (count: number, observer: string): ViewWire =>
    JSON.parse(this.#inner.viewAfter(count, observer)) as ViewWire;
  legal = (seat: string): ActionWire[] => JSON.parse(this.#inner.legal(seat)) as ActionWire[];
  play = (line: string): Words | null => (JSON.parse(this.#inner.play(line)) as OutcomeWire).refusal;
  why = (line: string): Words | null => (JSON.parse(this.#inner.why(line)) as OutcomeWire).refusal;
  deal = (): boolean => this.#inner.deal(...randomPair());
  canUndo = (seat: string): boolean => this.#inner.canUndo(seat);
  log = (from: number, observer: string): LogWire[] => JSON.parse(this.#inner.log(from, observer)) as LogWire[];
  reach = (climber: string, slots: number[]): ReachWire[] =>
    JSON.parse(this.#inner.reach(climber, Uint8Array.from(slots))) as ReachWire[];
  botPosition = (seat: string): BotPositionWire =>
    JSON.parse(this.#inner.botPosition(seat, ...randomPair())) as BotPositionWire;
  free = (): void => this.#inner.free();
}
