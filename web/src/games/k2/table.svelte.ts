/** What a player has picked up at a K2 table, and what follows from it. */
import type { ActionWire } from "../../engine/types/k2/ActionWire";
import type { PlayedWire } from "../../engine/types/k2/PlayedWire";
import type { ReachWire } from "../../engine/types/mountain/ReachWire";
import { MountainTable } from "../mountain/table.svelte";
import { thriftyCards, thriftyWays } from "../mountain/thrift";
import { freeCards, type K2, reach } from "./game";

export class K2Table extends MountainTable<K2> {
  reach: ReachWire[] = $derived.by(() => {
    const climber = this.picked;
    if (!this.walks() || !climber) return [];
    void this.source.revision;
    const by = (slots: number[]) => reach(this.source, climber, slots);
    const ways = this.slots.length > 0 ? by(this.slots) : thriftyWays(freeCards(this.view, climber), by);
    // A way round and back leads nowhere.
    const here = this.view.climbers.find((c) => c.id === climber)?.space;
    return ways.filter((way) => way.space !== here);
  });

  /** Whether a tap on a space within reach walks there now. */
  walks(): boolean {
    return this.acts;
  }

  /** Spaces that a tap goes to now: within reach, or where a rescue may end. */
  lit(space: string): boolean {
    return this.reach.some((r) => r.space === space) || this.#rescue(space) !== undefined;
  }

  pickClimber(id: string): void {
    this.refusal = null;
    const climber = this.view.climbers.find((c) => c.id === id);
    if (!climber) return;
    if (!this.acts || climber.seat !== this.seat() || climber.life !== "alive") return this.explain(`step ${id} ${climber.space}`);
    this.picked = id;
    this.slots = this.cards().filter((card) => card.climber === id && card.left > 0).map((card) => card.slot);
  }

  /** A tap on a space: walk or rescue there, else say why not. */
  async pickSpace(space: string): Promise<void> {
    const rescue = this.#rescue(space);
    if (rescue) return this.act(rescue.text);
    const way = this.reach.find((r) => r.space === space);
    if (way) return this.act(...way.actions);
    // The second tap of two finds the climber there already.
    if (this.view.climbers.some((climber) => climber.id === this.picked && climber.space === space)) return;
    this.explain(`step ${this.picked ?? `${this.seat()}1`} ${space}`);
  }

  /** Raises the picked climber by all points of an acclimatization card. */
  async acclimatize(slot: number): Promise<void> {
    const card = this.cardIn(slot);
    if (!this.picked || !card) return;
    const name = card.climber === this.picked ? [] : [`assign c${slot + 1} ${this.picked}`];
    await this.act(...name, `acclimatize c${slot + 1} ${card.left}`);
  }

  /** Pitches the picked climber's tent with the picked cards, or with those that suit best. */
  async pitch(cost: number): Promise<void> {
    const climber = this.picked;
    if (!climber) return;
    await this.act(...this.named(climber, cost), `pitch ${climber}`);
  }

  /** What names the picked cards, or those that suit best, for a climber that spends so many points where it stands. */
  protected named(climber: string, cost: number): string[] {
    const picked = this.cards().filter((card) => this.slots.includes(card.slot));
    const cards: PlayedWire[] = picked.length > 0 ? picked : thriftyCards(freeCards(this.view, climber), cost);
    return cards
      .filter((card) => card.climber !== climber && !card.card.startsWith("a"))
      .map((card) => `assign c${card.slot + 1} ${climber}${card.card.startsWith("r") ? " up" : ""}`);
  }

  /** Names a card for a climber, or gives it the level at once: what dropping the card on the climber means. */
  async give(slot: number, climber: string): Promise<void> {
    const card = this.cardIn(slot);
    if (!this.acts || !card) return;
    this.pickClimber(climber);
    if (card.card.startsWith("a")) return this.acclimatize(slot);
    if (!this.slots.includes(slot)) this.slots = [...this.slots, slot];
  }

  #rescue(space: string): ActionWire | undefined {
    return this.legal.find((action) => action.kind === "rescue" && action.space === space);
  }
}
