/** Lines that say the same one after another, told once. */

/** A line, what it says, and how often that comes in a row. */
export interface Folded<T> {
  line: T;
  said: string;
  times: number;
}

/** Joins neighbours that read alike, as the nights of four clients in one rucksack do. */
export function fold<T>(lines: readonly T[], say: (line: T) => string): Folded<T>[] {
  const folded: Folded<T>[] = [];
  for (const line of lines) {
    const [said, before] = [say(line), folded.at(-1)];
    if (before?.said === said) before.times += 1;
    else folded.push({ line, said, times: 1 });
  }
  return folded;
}
