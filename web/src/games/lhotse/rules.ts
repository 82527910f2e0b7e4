/** Lhotse's rules and rulings in reading order. */
import type { RuleSection } from "../ui";

/** The parts, each with the number of its last rule. */
const PARTS: [string, number][] = [
  ["common", 7],
  ["face", 15],
  ["col", 23],
  ["weather", 26],
  ["landslide", 34],
  ["ropes", 51],
  ["end", 56],
  ["solo", 58],
];
const RULINGS = 32;

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const ruleId = (number: number) => `LH-${String(number).padStart(3, "0")}`;
const rulingId = (number: number) => `Q-LH-${String(number).padStart(2, "0")}`;

export const ruleSections: RuleSection[] = [
  ...PARTS.map(([name, last], i) => ({ title: `lhotse-rules-section-${name}`, ids: numbers((PARTS[i - 1]?.[1] ?? 0) + 1, last).map(ruleId) })),
  { title: "lhotse-rules-section-rulings", ids: numbers(1, RULINGS).map(rulingId) },
];
