/** What a player has picked up at a table of Lhotse, beyond K2. */
import type { ActionWire } from "../../engine/types/k2/ActionWire";
import type { BoardWire } from "../../engine/types/mountain/BoardWire";
import type { TableSource } from "../../table/source";
import type { K2 } from "../k2/game";
import { K2Table } from "../k2/table.svelte";

/** Movement points for a pair of fixed-rope tokens (LH-037). */
const ROPE_COST = 1;

export class LhotseTable extends K2Table {
  /** Whether the next tap on a space fixes the rope there. */
  roping = $state(false);
  readonly board: BoardWire;

  constructor(source: TableSource<K2>, seat: () => string, board: BoardWire) {
    super(source, seat);
    this.board = board;
  }

  /** Whether the seat has its pair of tokens still. */
  holdsRope: boolean = $derived.by(() => this.board.face !== null && !this.view.ropes.some((rope) => rope.seat === this.seat()));

  /** Whether a climber of the seat stands where fixed ropes hang at all. */
  isHigh: boolean = $derived.by(() => {
    const sites = this.board.face?.ropeSites.flat() ?? [];
    return this.view.climbers.some((climber) => climber.seat === this.seat() && climber.life === "alive" && sites.includes(climber.space));
  });

  /** Where the picked climber stands. */
  here: string | undefined = $derived.by(() => this.view.climbers.find((climber) => climber.id === this.picked)?.space);

  /** Spaces that a rope from the picked climber may lead to. */
  partners: string[] = $derived.by(() => {
    const [here, sites] = [this.here, this.board.face?.ropeSites ?? []];
    if (!this.acts || !this.holdsRope || here === undefined) return [];
    return sites.flatMap(([one, other]) => (one === here ? [other] : other === here ? [one] : []));
  });

  override walks(): boolean {
    return super.walks() && !this.roping;
  }

  override lit(space: string): boolean {
    if (this.roping) return this.partners.includes(space);
    return super.lit(space) || this.#slide(space) !== undefined;
  }

  override pickClimber(id: string): void {
    this.roping = false;
    super.pickClimber(id);
  }

  override drop(): void {
    this.roping = false;
    super.drop();
  }

  override async pickSpace(space: string): Promise<void> {
    const slide = this.#slide(space);
    if (slide) return this.act(slide.text);
    return this.roping ? this.fix(space) : super.pickSpace(space);
  }

  /** Takes the rope in hand, or lays it down; where it can lead nowhere says why. */
  takeRope(): void {
    this.refusal = null;
    if (this.roping) this.roping = false;
    else if (this.picked === null) this.hint = true;
    else if (this.partners.length > 0) this.roping = true;
    else this.#explainRope(this.picked, this.board.spaces.find((space) => space.id === this.here)?.neighbours[0] ?? "");
  }

  /** Fixes the rope from the picked climber to a space, with the picked cards or with those that suit best, or says why not. */
  async fix(space: string): Promise<void> {
    const climber = this.picked;
    if (climber === null) return void (this.hint = true);
    if (!this.partners.includes(space)) return this.#explainRope(climber, space);
    await this.act(...this.named(climber, ROPE_COST), `fix ${climber} ${space}`);
    this.roping = this.roping && this.holdsRope && this.refusal === null;
  }

  #explainRope(climber: string, space: string): void {
    this.explain(`fix ${climber} ${space}`);
  }

  #slide(space: string): ActionWire | undefined {
    return this.legal.find((action) => action.kind === "slide" && action.space === space);
  }
}
