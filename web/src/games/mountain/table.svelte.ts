/** What a player has picked up at a table of a mountain game, and what follows from it in all of them. */
import type { GameTypes } from "../../engine/game";
import type { Words } from "../../engine/types/Words";
import type { TableSource } from "../../table/source";
import type { MountainAction, MountainView } from "./types";

export interface MountainTypes extends GameTypes {
  view: MountainView;
  action: MountainAction;
}

export class MountainTable<G extends MountainTypes> {
  /** The pawn that is picked up. */
  picked = $state<string | null>(null);
  /** Places of the open cards that are picked for it. */
  slots = $state<number[]>([]);
  /** Places of the hand cards that are to be played. */
  chosen = $state<number[]>([]);
  refusal = $state<Words | null>(null);
  /** Whether a card was tapped before any pawn. */
  hint = $state(false);
  readonly source: TableSource<G>;
  /** Whose eyes the page shows. */
  readonly seat: () => string;

  constructor(source: TableSource<G>, seat: () => string) {
    this.source = source;
    this.seat = seat;
  }

  view: G["view"] = $derived.by(() => (void this.source.revision, this.source.view(this.seat())));
  legal: G["action"][] = $derived.by(() =>
    this.seat() === "spectator" ? [] : (void this.source.revision, this.source.legal(this.seat())),
  );
  acts: boolean = $derived.by(() => this.view.phase.kind === "act" && this.view.phase.seat === this.seat());

  /** Says why an action is not possible; nothing if it is. */
  explain(action: string): void {
    this.refusal = this.seat() === "spectator" ? null : this.source.why(this.seat(), action);
  }

  /** Lays everything down. */
  drop(): void {
    this.picked = null;
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

  async act(...actions: string[]): Promise<void> {
    this.refusal = await this.source.act(this.seat(), ...actions);
    this.slots = this.slots.filter((slot) => this.cardIn(slot)?.left);
    this.chosen = [];
  }

  /** The seat's open cards. */
  cards = (): G["view"]["seats"][number]["cards"] => this.view.seats.find((seat) => seat.id === this.seat())?.cards ?? [];

  cardIn = (slot: number): G["view"]["seats"][number]["cards"][number] | undefined => this.cards().find((card) => card.slot === slot);
}
