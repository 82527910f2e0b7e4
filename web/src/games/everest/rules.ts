/** Mount Everest's rules and rulings in reading order. */
import type { RuleSection } from "../ui";

/** The parts, each with the number of its last rule. */
const PARTS: [string, number][] = [
  ["setup", 28],
  ["clients", 42],
  ["day", 49],
  ["risk", 57],
  ["loading", 74],
  ["unloading", 83],
  ["movement", 98],
  ["icefall", 106],
  ["levels", 118],
  ["oxygen", 128],
  ["penalty", 133],
  ["scoring", 141],
  ["weather", 146],
  ["night", 152],
  ["end", 163],
  ["board", 166],
];
const RULINGS = 94;

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const ruleId = (number: number) => `EV-${String(number).padStart(3, "0")}`;
const rulingId = (number: number) => `Q-EV-${String(number).padStart(2, "0")}`;

export const ruleSections: RuleSection[] = [
  ...PARTS.map(([name, last], i) => ({ title: `everest-rules-section-${name}`, ids: numbers((PARTS[i - 1]?.[1] ?? 0) + 1, last).map(ruleId) })),
  { title: "everest-rules-section-rulings", ids: numbers(1, RULINGS).map(rulingId) },
];
