/** The ids of K2's rules and rulings in reading order. */
const pad = (number: number, digits: number) => String(number).padStart(digits, "0");

export const ruleIds: string[] = [
  ...Array.from({ length: 86 }, (_, i) => `K2-${pad(i + 1, 3)}`),
  ...Array.from({ length: 35 }, (_, i) => `Q-K2-${pad(i + 1, 2)}`),
];
