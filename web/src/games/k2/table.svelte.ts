/** What a player has picked up at a K2 table, and what follows from it. */
import type { ActionWire } from "../../engine/types/ActionWire";
import type { ReachWire } from "../../engine/types/ReachWire";
import type { ViewWire } from "../../engine/types/ViewWire";
import type { Words } from "../../engine/types/Words";
import type { TableSource } from "../../table/source";

export class K2Table {
  climber = $state<string | null>(null);
  slots = $state<number[]>([]);
  chosen = $state<number[]>([]);
  refusal = $state<Words | null>(null);
  readonly source: TableSource;
  /** Whose eyes the page shows. */
  readonly seat: () => string;

  constructor(source: TableSource, seat: () => string) {
    this.source = source;
    this.seat = seat;
  }

  view: ViewWire = $derived.by(() => (void this.source.revision, this.source.view(this.seat())));
  legal: ActionWire[] = $derived.by(() =>
    this.seat() === "spectator" ? [] : (void this.source.revision, this.source.legal(this.seat())),
  );
  acts: boolean = $derived.by(() => this.view.phase.kind === "act" && this.view.phase.seat === this.seat());
  reach: ReachWire[] = $derived.by(() =>
    this.acts && this.climber ? (void this.source.revision, this.source.reach(this.climber, this.slots)) : [],
  );

  /** Spaces that a tap goes to now: within reach, or where a rescue may end. */
  lit(space: string): boolean {
    return this.reach.some((r) => r.space === space) || this.#rescue(space) !== undefined;
  }

  pickClimber(id: string): void {
    this.refusal = null;
    if (!this.acts || id.slice(0, 1) !== this.seat()) return;
    this.climber = id;
    const cards = this.view.seats.find((seat) => seat.id === this.seat())?.cards ?? [];
    this.slots = cards.filter((card) => card.climber === id && card.left > 0).map((card) => card.slot);
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
    if (this.acts && this.climber) this.refusal = this.source.why(this.seat(), `step ${this.climber} ${space}`);
  }

  /** Raises the picked climber by all points of an acclimatization card. */
  async acclimatize(slot: number): Promise<void> {
    const card = this.view.seats.find((seat) => seat.id === this.seat())?.cards.find((c) => c.slot === slot);
    if (!this.climber || !card) return;
    const name = card.climber === this.climber ? [] : [`assign c${slot + 1} ${this.climber}`];
    await this.act(...name, `acclimatize c${slot + 1} ${card.left}`);
  }

  /** Pitches the picked climber's tent with the picked cards. */
  async pitch(): Promise<void> {
    if (!this.climber) return;
    const cards = this.view.seats.find((seat) => seat.id === this.seat())?.cards ?? [];
    const names = cards
      .filter((card) => this.slots.includes(card.slot) && card.climber !== this.climber && !card.card.startsWith("a"))
      .map((card) => `assign c${card.slot + 1} ${this.climber}${card.card.startsWith("r") ? " up" : ""}`);
    await this.act(...names, `pitch ${this.climber}`);
  }

  async act(...actions: string[]): Promise<void> {
    this.refusal = await this.source.act(this.seat(), ...actions);
    this.slots = this.slots.filter((slot) => this.#left(slot) > 0);
    this.chosen = [];
  }

  #left(slot: number): number {
    return this.view.seats.find((seat) => seat.id === this.seat())?.cards.find((card) => card.slot === slot)?.left ?? 0;
  }

  #rescue(space: string): ActionWire | undefined {
    return this.legal.find((action) => action.kind === "rescue" && action.space === space);
  }
}
