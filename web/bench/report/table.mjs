/** What the benches share: the program that is measured, the median, and the table that is printed. */
import { fileURLToPath } from "node:url";

/** The built program. */
export const program = process.env.SUMMITEER ?? fileURLToPath(new URL("../../../target/release/summiteer", import.meta.url));

/** The middle one of the values. */
export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** The head of a table. */
export function title(text) {
  console.log(`\n${text.padEnd(44)} ${"median".padStart(14)}`);
}

/** A line of a table. */
export function row(name, value) {
  console.log(`${name.padEnd(44)} ${value.padStart(14)}`);
}
