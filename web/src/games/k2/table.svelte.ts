/** What a player has picked up at a K2 table, and what follows from it. */
import type { ActionWire } from "../../engine/types/k2/ActionWire";
import type { ReachWire } from "../../engine/types/k2/ReachWire";
import type { ViewWire } from "../../engine/types/k2/ViewWire";
import type { Words } from "../../engine/types/Words";
import { type Loss, losses, thriftyCards, thriftyWays } from "./thrift";
import type { TableSource } from "../../table/source";
import { reach, type K2 } from "./game";

export class K2Table {
  climber = $state<string | null>(null);
  slots = $state<number[]>([]);
  chosen = $state<number[]>([]);
  refusal = $state<Words | null>(null);
  /** Whether a card was tapped before any climber. */
  hint = $state(false);
  readonly source: TableSource<K2>;
  /** Whose eyes the page shows. */
  readonly seat: () => string;

  /** What a space is worth. */
  readonly points: (space: string) => number;

  constructor(source: TableSource<K2>, seat: () => string, points: (space: string) => number) {
    this.source = source;
    this.seat = seat;
    this.points = points;
  }

  view: ViewWire = $derived.by(() => (void this.source.revision, this.source.view(this.seat())));
  legal: ActionWire[] = $derived.by(() =>
    this.seat() === "spectator" ? [] : (void this.source.revision, this.source.legal(this.seat())),
  );
  acts: boolean = $derived.by(() => this.view.phase.kind === "act" && this.view.phase.seat === this.seat());
  reach: ReachWire[] = $derived.by(() => {
    if (!this.acts || !this.climber) return [];
    void this.source.revision;
    const ways = this.slots.length > 0 ? reach(this.source, this.climber, this.slots) : thriftyWays(this.source, this.view, this.climber);
    // A way round and back leads nowhere.
    const here = this.view.climbers.find((c) => c.id === this.climber)?.space;
    return ways.filter((way) => way.space !== here);
  });

  /** Spaces that a tap goes to now: within reach, or where a rescue may end. */
  lit(space: string): boolean {
    return this.reach.some((r) => r.space === space) || this.#rescue(space) !== undefined;
  }

  /** Says why an action is not possible; nothing if it is. */
  explain(action: string): void {
    this.refusal = this.seat() === "spectator" ? null : this.source.why(this.seat(), action);
  }

  pickClimber(id: string): void {
    this.refusal = null;
    const climber = this.view.climbers.find((c) => c.id === id);
    if (!climber) return;
    if (!this.acts || climber.seat !== this.seat() || climber.life !== "alive") return this.explain(`step ${id} ${climber.space}`);
    this.climber = id;
    this.slots = this.#cards().filter((card) => card.climber === id && card.left > 0).map((card) => card.slot);
  }

  /** Lays everything down. */
  drop(): void {
    this.climber = null;
    this.slots = [];
    this.hint = false;
  }

  toggleSlot(slot: number): void {
    this.refusal = null;
    this.slots = this.slots.includes(slot) ? this.slots.filter((s) => s !== slot) : [...this.slots, slot];
  }

  toggleCard(index: number): void {
    const picked = this.chosen.includes(index);
    if (picked) this.chosen = this.chosen.filter((i) => i !== index);
    else if (this.chosen.length < 3) this.chosen = [...this.chosen, index];
  }

  /** A tap on a space: walk or rescue there, else say why not. */
  async pickSpace(space: string): Promise<void> {
    const rescue = this.#rescue(space);
    if (rescue) return this.act(rescue.text);
    const way = this.reach.find((r) => r.space === space);
    if (way) return this.act(...way.actions);
    // The second tap of two finds the climber there already.
    if (this.view.climbers.some((climber) => climber.id === this.climber && climber.space === space)) return;
    this.explain(`step ${this.climber ?? `${this.seat()}1`} ${space}`);
  }

  /** Raises the picked climber by all points of an acclimatization card. */
  async acclimatize(slot: number): Promise<void> {
    const card = this.#cards().find((c) => c.slot === slot);
    if (!this.climber || !card) return;
    const name = card.climber === this.climber ? [] : [`assign c${slot + 1} ${this.climber}`];
    await this.act(...name, `acclimatize c${slot + 1} ${card.left}`);
  }

  /** Pitches the picked climber's tent with the picked cards, or with those that suit best. */
  async pitch(cost: number): Promise<void> {
    const climber = this.climber;
    if (!climber) return;
    const picked = this.#cards().filter((card) => this.slots.includes(card.slot));
    const cards = picked.length > 0 ? picked : thriftyCards(this.view, climber, cost);
    const names = cards
      .filter((card) => card.climber !== climber && !card.card.startsWith("a"))
      .map((card) => `assign c${card.slot + 1} ${climber}${card.card.startsWith("r") ? " up" : ""}`);
    await this.act(...names, `pitch ${climber}`);
  }

  /** Names a card for a climber, or gives it the level at once: what dropping the card on the climber means. */
  async give(slot: number, climber: string): Promise<void> {
    const card = this.#cards().find((c) => c.slot === slot);
    if (!this.acts || !card) return;
    this.pickClimber(climber);
    if (card.card.startsWith("a")) return this.acclimatize(slot);
    if (!this.slots.includes(slot)) this.slots = [...this.slots, slot];
  }

  async act(...actions: string[]): Promise<void> {
    this.refusal = await this.source.act(this.seat(), ...actions);
    this.slots = this.slots.filter((slot) => this.#left(slot) > 0);
    this.chosen = [];
  }

  losses = (): Loss[] => losses(this.source, this.view, this.seat(), this.points);

  #cards = () => this.view.seats.find((seat) => seat.id === this.seat())?.cards ?? [];

  #left = (slot: number): number => this.#cards().find((card) => card.slot === slot)?.left ?? 0;

  #rescue(space: string): ActionWire | undefined {
    return this.legal.find((action) => action.kind === "rescue" && action.space === space);
  }
}
