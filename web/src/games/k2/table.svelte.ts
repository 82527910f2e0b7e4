/** What a player has picked up at a K2 table, and what follows from it. */
import type { ActionWire } from "../../engine/types/k2/ActionWire";
import type { ReachWire } from "../../engine/types/k2/ReachWire";
import type { ViewWire } from "../../engine/types/k2/ViewWire";
import type { Words } from "../../engine/types/Words";
import type { TableSource } from "../../table/source";
import { reach, type K2 } from "./game";

/** Something that ending the turn would lose. */
export interface Loss {
  kind: "death" | "tent" | "points";
  climber: string;
  space: string;
  points: number;
}

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
    const ways = this.slots.length > 0 ? reach(this.source, this.climber, this.slots) : this.#frugal(this.climber);
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
    this.explain(`step ${this.climber ?? `${this.seat()}1`} ${space}`);
  }

  /** Raises the picked climber by all points of an acclimatization card. */
  async acclimatize(slot: number): Promise<void> {
    const card = this.#cards().find((c) => c.slot === slot);
    if (!this.climber || !card) return;
    const name = card.climber === this.climber ? [] : [`assign c${slot + 1} ${this.climber}`];
    await this.act(...name, `acclimatize c${slot + 1} ${card.left}`);
  }

  /** Pitches the picked climber's tent with the picked cards. */
  async pitch(): Promise<void> {
    if (!this.climber) return;
    const names = this.#cards()
      .filter((card) => this.slots.includes(card.slot) && card.climber !== this.climber && !card.card.startsWith("a"))
      .map((card) => `assign c${card.slot + 1} ${this.climber}${card.card.startsWith("r") ? " up" : ""}`);
    await this.act(...names, `pitch ${this.climber}`);
  }

  /** Names a card for a climber, or gives it the level at once: what dropping the card on the climber means. */
  async give(slot: number, climber: string): Promise<void> {
    const card = this.#cards().find((c) => c.slot === slot);
    if (!this.acts || !card) return;
    this.pickClimber(climber);
    if (card.card.startsWith("a")) return this.acclimatize(slot);
    this.slots = [...new Set([...this.slots, slot])];
  }

  async act(...actions: string[]): Promise<void> {
    this.refusal = await this.source.act(this.seat(), ...actions);
    this.slots = this.slots.filter((slot) => this.#left(slot) > 0);
    this.chosen = [];
  }

  /** What ending the turn now would cost: a life, a night outside a tent within reach, on the last day points. */
  losses(): Loss[] {
    const own = this.view.climbers.filter((c) => c.seat === this.seat() && c.life === "alive");
    return own.flatMap((climber): Loss[] => {
      const facts = { climber: climber.id, space: climber.tent ?? "", points: 0 };
      if (climber.forecast[0]?.level === 0) return [{ ...facts, kind: "death" }];
      const ways = this.#frugal(climber.id);
      const shelter = climber.tent !== climber.space && ways.some((way) => way.space === climber.tent);
      const higher = this.view.days.length === 1 ? this.#best(ways, climber.score) : null;
      return higher ? [{ ...facts, ...higher, kind: "points" }] : shelter ? [{ ...facts, kind: "tent" }] : [];
    });
  }

  /** The space within reach that is worth most, if it is worth more than this. */
  #best(ways: ReachWire[], score: number): { space: string; points: number } | null {
    const worth = (way: ReachWire) => this.points(way.space);
    const [top] = [...ways].sort((a, b) => worth(b) - worth(a));
    return top && worth(top) > score ? { space: top.space, points: worth(top) } : null;
  }

  /** With no card picked: each space by the cards that leave least over, then by the fewest cards. */
  #frugal(climber: string): ReachWire[] {
    const free = this.#cards().filter((card) => card.left > 0 && !card.card.startsWith("a") && !card.bound);
    const best = new Map<string, ReachWire>();
    for (let set = 1; set < 1 << free.length; set++) {
      const slots = free.filter((_, i) => (set >> i) & 1).map((card) => card.slot);
      for (const way of reach(this.source, climber, slots)) {
        const known = best.get(way.space);
        const better = !known || way.left < known.left || (way.left === known.left && way.actions.length < known.actions.length);
        if (better) best.set(way.space, way);
      }
    }
    return [...best.values()];
  }

  #cards = () => this.view.seats.find((seat) => seat.id === this.seat())?.cards ?? [];

  #left = (slot: number): number => this.#cards().find((card) => card.slot === slot)?.left ?? 0;

  #rescue(space: string): ActionWire | undefined {
    return this.legal.find((action) => action.kind === "rescue" && action.space === space);
  }
}
