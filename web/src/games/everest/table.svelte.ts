/** What a player has picked up at a table of Mount Everest, and what follows from it. */
import type { ClientWire } from "../../engine/types/everest/ClientWire";
import type { PlayedWire } from "../../engine/types/everest/PlayedWire";
import type { BoardWire } from "../../engine/types/mountain/BoardWire";
import type { ReachWire } from "../../engine/types/mountain/ReachWire";
import { t } from "../../i18n/i18n.svelte";
import { MountainTable } from "../mountain/table.svelte";
import { thriftyCards, thriftyWays } from "../mountain/thrift";
import { clientsIn, type Everest, freeCards, guideIn, harmTo, lossOf, reach } from "./game";
import { clientName } from "./names";
import { swapActions, swapNaming, swappers } from "./swap";

/** Something that is carried or led, picked up to be put elsewhere. */
export interface Held {
  item: string;
  from: string;
  /** Which of several alike was tapped: its pocket, or its place in the tent. */
  row: number;
}

/** What cannot be undone by thinking again: it waits for a second tap. */
export interface Question {
  text: string;
  actions: string[];
}

export class EverestTable extends MountainTable<Everest> {
  held = $state<Held | null>(null);
  /** The acclimatization card whose points are being given. */
  giving = $state<number | null>(null);
  question = $state<Question | null>(null);
  /** Whether the rucksacks are open on a narrow page; else the cards show. */
  packs = $state(false);

  reach: ReachWire[] = $derived.by(() => {
    const guide = this.picked;
    if (!this.acts || !guide) return [];
    void this.source.revision;
    const by = (slots: number[]) => reach(this.source, guide, slots);
    const ways = this.slots.length > 0 ? by(this.slots) : thriftyWays(freeCards(this.view, guide), by, this.#harm(guide));
    const here = guideIn(this.view, guide)?.space;
    return ways.filter((way) => way.space !== here);
  });

  /** Where the held thing can go. */
  targets: string[] = $derived.by(() => {
    const held = this.held;
    if (!held) return [];
    const moves = this.legal.filter((action) => action.kind === "move" && action.item === held.item && action.from === held.from);
    return moves.map((action) => action.to ?? "");
  });

  holds = (item: string, from: string, row: number): boolean =>
    this.held?.item === item && this.held.from === from && this.held.row === row;

  lit = (space: string): boolean => this.reach.some((way) => way.space === space);

  override drop(): void {
    super.drop();
    this.held = null;
    this.giving = null;
    this.question = null;
  }

  override async act(...actions: string[]): Promise<void> {
    [this.held, this.question] = [null, null];
    await super.act(...actions);
    if (this.giving !== null && !this.cardIn(this.giving)?.left) this.giving = null;
  }

  pickGuide(id: string): void {
    this.refusal = null;
    const guide = guideIn(this.view, id);
    if (!guide) return;
    if (!this.acts || guide.seat !== this.seat()) return this.explain(`step ${id} ${guide.space}`);
    if (this.held && this.targets.includes(id)) return void this.moveTo(id);
    this.picked = id;
    this.slots = this.cards().filter((card) => card.target === id && card.left > 0).map((card) => card.slot);
  }

  /** A tap on something that is carried or led: give it a level, load it on the picked guide, or pick it up. */
  pickItem(item: string, from: string, row = 0): void {
    this.refusal = null;
    if (!this.acts) return this.explain(`move ${item} ${from} lost`);
    if (this.giving !== null && item !== "tent" && item !== "oxygen" && from !== "base") {
      return void this.raise(this.giving, from, item, 1);
    }
    const same = this.holds(item, from, row);
    this.held = same ? null : { item, from, row };
    if (from === "base" && !same) this.#load();
  }

  /** Loads what was tapped at base on the picked guide, or on the only one that can take it if the picked one is elsewhere. */
  #load(): void {
    const [only, more] = this.targets;
    const away = only !== undefined && more === undefined && !this.#atSpaceOf(only, this.picked);
    const guide = away ? only : this.picked;
    if (guide) void this.moveTo(guide);
  }

  #atSpaceOf = (first: string, second: string | null): boolean => guideIn(this.view, first)?.space === guideIn(this.view, second)?.space;

  /** Puts the held thing there, after a question if that costs a life. */
  async moveTo(to: string): Promise<void> {
    const held = this.held;
    if (!held || held.from === to) return void (this.held = null);
    const action = `move ${held.item} ${held.from} ${to}`;
    const dies = to === "lost" && held.item !== "tent" && held.item !== "oxygen";
    if (dies) return this.#ask(t("everest-warn-abandon", { client: clientName(held.item) }), [action]);
    await this.act(action);
  }

  /** Puts the held thing there, if it can go there; says whether it does. */
  putInto(place: string): boolean {
    const can = this.targets.includes(place);
    if (can) void this.moveTo(place);
    return can;
  }

  /** Raises a client by points of an acclimatization card. */
  async raise(slot: number, place: string, client: string, points: number): Promise<void> {
    await this.act(`acclimatize c${slot + 1} ${place} ${client} ${points}`);
  }

  /** A tap on a space: walk there, else say why not. */
  async pickSpace(space: string): Promise<void> {
    const guide = this.picked;
    const way = this.reach.find((one) => one.space === space);
    if (guide && way) return this.#spend(guide, way.cost, way.actions);
    if (guideIn(this.view, guide)?.space === space) return;
    this.explain(`step ${guide ?? `${this.seat()}1`} ${space}`);
  }

  /** What pitching the guide's tent costs where it stands; nothing if it carries none. */
  pitchCost(id: string | null): number | null {
    const guide = guideIn(this.view, id);
    return guide?.load.tent ? (this.view.rooms.find((room) => room.space === guide.space)?.cost ?? null) : null;
  }

  /** Pitches the guide's tent with the picked cards, or with those that suit best. */
  async pitch(guide: string): Promise<void> {
    if (this.picked !== guide) this.pickGuide(guide);
    const cost = this.pitchCost(guide) ?? 0;
    const free = freeCards(this.view, guide);
    const picked = free.filter((card) => this.slots.includes(card.slot));
    const cards = picked.length > 0 ? picked : thriftyCards(free, cost, this.#harm(guide));
    const names = cards
      .filter((card) => card.target !== guide && !card.card.startsWith("a"))
      .map((card) => `assign c${card.slot + 1} ${guide}${card.card.startsWith("r") ? " up" : ""}`);
    await this.#spend(guide, cost, [...names, `pitch ${guide}`]);
  }

  /** Lets the guides change places with the cards that suit best, after a question if that costs a life; else says why not. */
  async swap(board: BoardWire): Promise<void> {
    const movers = swappers(board, this.view, this.seat());
    const harm = (naming: { card: PlayedWire; guide: string }[]) =>
      (movers ?? []).reduce((sum, { guide }) => sum + this.#harm(guide)(naming.filter((one) => one.guide === guide).map((one) => one.card)), 0);
    const naming = movers && swapNaming(this.cards(), movers, harm);
    if (!movers || !naming) return this.explain("swap");
    const actions = swapActions(this.seat(), this.view, naming);
    const dying = movers.flatMap(({ guide, cost }) => this.#dying(guide, this.#loss(guide, cost, actions)));
    if (dying.length > 0) return this.#ask(t("everest-warn-card", { clients: this.#names(dying) }), actions);
    await this.act(...actions);
  }

  /** Pays a penalty point, after a question if that costs a life. */
  async pay(action: string, guide: string | null): Promise<void> {
    const dying = guide ? this.#dying(guide, 1) : [];
    if (dying.length > 0) return this.#ask(t("everest-warn-pay", { clients: this.#names(dying) }), [action]);
    await this.act(action);
  }

  /** Names a card for a guide, or begins to give its points: what dropping the card means. */
  give(slot: number, guide: string): void {
    const card = this.cardIn(slot);
    if (!this.acts || !card) return;
    if (card.card.startsWith("a")) return void (this.giving = slot);
    this.pickGuide(guide);
    if (!this.slots.includes(slot)) this.slots = [...this.slots, slot];
  }

  /** Spends movement points for a guide, after a question if a card used for it costs a client's life. */
  async #spend(guide: string, cost: number, actions: string[]): Promise<void> {
    const dying = this.#dying(guide, this.#loss(guide, cost, actions));
    if (dying.length > 0) return this.#ask(t("everest-warn-card", { clients: this.#names(dying) }), actions);
    await this.act(...actions);
  }

  /** Levels that the cards named for a guide, by now or by these actions, cost when so many points are spent. */
  #loss(guide: string, cost: number, actions: string[]): number {
    const named = (slot: number) => actions.some((action) => action.startsWith(`assign c${slot + 1} ${guide}`));
    const cards = this.cards().filter((card) => card.target === guide || named(card.slot));
    const harmless = cards.filter((card) => card.bound || lossOf(card.card) === 0);
    // Cards that cost levels are spent last.
    if (harmless.reduce((sum, card) => sum + card.left, 0) >= cost) return 0;
    return cards.filter((card) => !card.bound).reduce((sum, card) => sum + lossOf(card.card), 0);
  }

  #dying = (guide: string, loss: number): ClientWire[] => clientsIn(this.view, this.seat(), guide).filter((client) => client.level <= loss);

  #names = (clients: ClientWire[]): string => clients.map((client) => clientName(client.id)).join(", ");

  #harm = (guide: string) => harmTo(clientsIn(this.view, this.seat(), guide), freeCards(this.view, guide));

  #ask(text: string, actions: string[]): void {
    this.question = { text, actions };
  }
}
