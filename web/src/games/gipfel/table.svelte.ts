/** What a player has in hand at a dice table: dice kept, a move picked but not yet made, and whether chances show. */
import type { ActionWire } from "../../engine/types/gipfel/ActionWire";
import type { ViewWire } from "../../engine/types/gipfel/ViewWire";
import type { Words } from "../../engine/types/Words";
import type { TableSource } from "../../table/source";
import type { Gipfel } from "./game";

const DICE = [0, 1, 2, 3, 4];

/** The stations of a move: where the goat stands, and where it goes. */
export const ends = (move: ActionWire): string[] => [move.station, move.from, move.to].filter((end) => end !== null);

export class GipfelTable {
  readonly source: TableSource<Gipfel>;
  /** Whose eyes the page shows. */
  readonly seat: () => string;
  /** Places of the dice that do not roll again, from 0. */
  kept = $state<number[]>([]);
  /** The move that a second tap makes. */
  picked = $state<ActionWire | null>(null);
  /** Where a tap began, when several moves lead from or to it. */
  begun = $state<string | null>(null);
  hint = $state(false);
  refusal = $state<Words | null>(null);

  readonly trails: readonly { from: string; to: string }[];

  constructor(source: TableSource<Gipfel>, seat: () => string, trails: readonly { from: string; to: string }[]) {
    this.source = source;
    this.seat = seat;
    this.trails = trails;
  }

  view: ViewWire = $derived.by(() => (void this.source.revision, this.source.view(this.seat())));
  legal: ActionWire[] = $derived.by(() =>
    this.seat() === "spectator" ? [] : (void this.source.revision, this.source.legal(this.seat())),
  );
  /** Moves, pushes, set-backs and the end of the turn: all but rolling. */
  moves: ActionWire[] = $derived.by(() => this.legal.filter((action) => action.kind !== "roll"));
  acts: boolean = $derived.by(() => this.legal.length > 0);
  /** Whether all five dice are due. */
  first: boolean = $derived.by(() => this.acts && this.view.phase.kind === "roll");
  again: boolean = $derived.by(() => this.acts && this.view.phase.kind === "choose" && this.view.rollsLeft > 0);

  /** Stations that a tap means something at now. */
  lit(station: string): boolean {
    return this.moves.some((move) => ends(move).includes(station));
  }

  open(from: string, to: string): boolean {
    return this.moves.some((move) => move.from === from && move.to === to);
  }

  /** Puts everything down, as when another turn begins. */
  drop(): void {
    this.kept = [];
    this.picked = this.begun = this.refusal = null;
  }

  toggle(place: number): void {
    this.refusal = null;
    this.kept = this.kept.includes(place) ? this.kept.filter((p) => p !== place) : [...this.kept, place].sort();
  }

  async roll(): Promise<void> {
    const places = this.first ? DICE : DICE.filter((place) => !this.kept.includes(place));
    this.picked = this.begun = null;
    await this.act(`roll ${places.map((place) => place + 1).join(" ")}`);
  }

  pick(move: ActionWire): void {
    this.refusal = null;
    this.picked = move;
    this.begun = null;
  }

  /** A tap on a station: picks the move it stands for, makes a picked one, or says why there is none. */
  async tap(station: string): Promise<void> {
    const picked = this.picked;
    if (picked && ends(picked).at(-1) === station) return this.go();
    const here = this.moves.filter((move) => ends(move).includes(station));
    const begun = this.begun;
    const narrowed = begun === null ? [] : here.filter((move) => ends(move).includes(begun));
    const [only, more] = narrowed.length > 0 ? narrowed : here;
    this.refusal = this.picked = null;
    if (only && !more) this.pick(only);
    else if (only) this.begun = station;
    else this.#explain(station);
  }

  async go(): Promise<void> {
    const move = this.picked;
    this.picked = this.begun = null;
    if (move) await this.act(move.text);
  }

  async act(action: string): Promise<void> {
    this.refusal = await this.source.act(this.seat(), action);
  }

  /** Why no goat goes to or from this station: by the trail that leads there from an own goat, else by its own. */
  #explain(station: string): void {
    if (this.seat() === "spectator") return;
    const own = this.view.goats.filter((goats) => goats.seat === this.seat()).map((goats) => goats.station);
    const into = this.trails.find((trail) => trail.to === station && own.includes(trail.from));
    const from = into ?? this.trails.find((trail) => trail.from === station) ?? this.trails.find((trail) => trail.to === station);
    if (from) this.refusal = this.source.why(this.seat(), `move ${from.from} ${from.to}`);
  }
}
