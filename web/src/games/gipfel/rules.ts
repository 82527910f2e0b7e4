/** The dice game's rules and rulings in reading order. */
import type { RuleSection } from "../ui";

/** The parts, each with the number of its last rule. */
const PARTS: [string, number][] = [
  ["goal", 3],
  ["setup", 9],
  ["rolling", 14],
  ["moving", 18],
  ["signs", 26],
  ["nothing", 28],
  ["stations", 31],
  ["pushing", 42],
  ["summit", 50],
];
const RULINGS = 32;

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const ruleId = (number: number) => `GS-${String(number).padStart(3, "0")}`;
const rulingId = (number: number) => `Q-GS-${String(number).padStart(2, "0")}`;
const title = (name: string) => `gipfel-rules-section-${name}`;

export const ruleSections: RuleSection[] = [
  ...PARTS.map(([name, last], i) => ({ title: title(name), ids: numbers((PARTS[i - 1]?.[1] ?? 0) + 1, last).map(ruleId) })),
  { title: title("rulings"), ids: numbers(1, RULINGS).map(rulingId) },
];
