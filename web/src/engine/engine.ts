/** The engine in the page: loads the WebAssembly module once and reads its JSON into types. */
import type { GameTypes } from "./game";
import init, { Table as WasmTable, catalogue, material, verify } from "./pkg/summiteer_wasm.js";
import wasmUrl from "./pkg/summiteer_wasm_bg.wasm?url";
import type { BotPositionWire } from "./types/BotPositionWire";
import type { GameWire } from "./types/GameWire";
import type { LogWire } from "./types/LogWire";
import type { OutcomeWire } from "./types/OutcomeWire";
import type { VerificationWire } from "./types/VerificationWire";
import type { Words } from "./types/Words";

let loading: Promise<unknown> | undefined;

/** Loads the module; tests hand over its bytes. */
export async function loadEngine(bytes?: BufferSource): Promise<void> {
  loading ??= init({ module_or_path: bytes ?? wasmUrl });
  await loading;
}

/** What can be played. */
export const readCatalogue = (): GameWire[] => JSON.parse(catalogue()) as GameWire[];

/** What the set-up of this game can name. Throws if there is no such game. */
export function readGame(id: string): GameWire {
  const game = readCatalogue().find((one) => one.id === id);
  if (!game) throw new Error(`no game is called ${id}`);
  return game;
}

/** What this game is played with. Throws if there is no such game. */
export const readMaterial = <G extends GameTypes>(id: string): G["material"] => JSON.parse(material(id)) as G["material"];

/** Deals all chance of a finished game once more. Throws if the record cannot be read or tells no secret. */
export const verifyRecord = (record: string): VerificationWire => JSON.parse(verify(record)) as VerificationWire;

/** Two random 32-bit numbers from the browser's generator. */
export function randomPair(): [number, number] {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return [high, low];
}

/**
 * A table, typed by its game; without one it shows what all games share. Errors are thrown with a message that says what
 * is wrong with the text.
 */
export class Table<G extends GameTypes = GameTypes> {
  readonly #inner: WasmTable;

  /** A table from a record, or one that the module has made. */
  constructor(record: string | WasmTable) {
    this.#inner = typeof record === "string" ? new WasmTable(record) : record;
  }

  /** A table that begins in a position, as `botPosition` writes it. */
  static at<G extends GameTypes>({ header, position }: BotPositionWire): Table<G> {
    return new Table<G>(WasmTable.at(header, position));
  }

  get length(): number {
    return this.#inner.length();
  }

  text = (): string => this.#inner.text();
  header = (): string => this.#inner.header();
  lines = (from: number): string[] => JSON.parse(this.#inner.lines(from)) as string[];
  view = (observer: string): G["view"] => JSON.parse(this.#inner.view(observer)) as G["view"];
  viewAfter = (count: number, observer: string): G["view"] =>
    JSON.parse(this.#inner.viewAfter(count, observer)) as G["view"];
  legal = (seat: string): G["action"][] => JSON.parse(this.#inner.legal(seat)) as G["action"][];
  play = (line: string): Words | null => (JSON.parse(this.#inner.play(line)) as OutcomeWire).refusal;
  why = (line: string): Words | null => (JSON.parse(this.#inner.why(line)) as OutcomeWire).refusal;
  deal = (): boolean => this.#inner.deal(...randomPair());
  canUndo = (seat: string): boolean => this.#inner.canUndo(seat);
  log = (from: number, observer: string): LogWire[] => JSON.parse(this.#inner.log(from, observer)) as LogWire[];
  botPosition = (seat: string): BotPositionWire =>
    JSON.parse(this.#inner.botPosition(seat, ...randomPair())) as BotPositionWire;
  /** Asks what only this game answers, from what the observer knows. */
  ask(observer: string, question: G["question"]): G["answer"] {
    return JSON.parse(this.#inner.ask(observer, JSON.stringify(question))) as G["answer"];
  }
  free = (): void => this.#inner.free();
}
