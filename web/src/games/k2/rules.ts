/** K2's rules and rulings in reading order. */

import type { RuleSection } from "../ui";

/** The parts, each with the number of its last rule. */
const PARTS: [string, number][] = [
  ["goal", 3],
  ["setup", 18],
  ["cards", 25],
  ["movement", 37],
  ["climbing", 49],
  ["risk", 55],
  ["weather", 60],
  ["night", 66],
  ["family", 70],
  ["end", 79],
  ["solo", 84],
  ["board", 86],
];
const RULINGS = 35;
/** Rulings of icefall tiles on Mount Everest's boards. */
const ICEFALL = [10, 13] as const;

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const ruleId = (number: number) => `K2-${String(number).padStart(3, "0")}`;
const rulingId = (number: number) => `Q-K2-${String(number).padStart(2, "0")}`;

export const ruleSections: RuleSection[] = [
  ...PARTS.map(([name, last], i) => ({ title: `rules-section-${name}`, ids: numbers((PARTS[i - 1]?.[1] ?? 0) + 1, last).map(ruleId) })),
  { title: "rules-section-rulings", ids: numbers(1, RULINGS).map(rulingId) },
  { title: "rules-section-icefall", ids: numbers(...ICEFALL).map((number) => `Q-EK-${number}`) },
];
