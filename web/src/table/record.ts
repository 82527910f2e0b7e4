/** The text of a game: a head of `key: value` lines, an empty line, then one move a line. */

const SEATS = ["A", "B", "C", "D", "E"];
const PERSON = "human";
/** What a server says of the chance of its game. */
const PROMISE = /^(commitment|secret|nonce [A-E]):/;
const PLAYER = /^player ([A-E]):[ \t]*(.*?)[ \t]*$/;

/** A record's lines joined to a text that the engine reads. */
export const record = (header: string, lines: string[]): string => header + lines.map((line) => `${line}\n`).join("");

/** Seats of a table with this many. */
export const seatsOf = (count: number): string[] => SEATS.slice(0, count);

/** The game that the head of a record names. */
export const gameOf = (header: string): string => /^game: (.*)$/m.exec(header)?.[1] ?? "";

/** Names of the bots by seat; a seat that the head does not name is a person's. */
export function botsOf(header: string): Record<string, string> {
  const players = header.split("\n").flatMap((line) => {
    const [, seat, name] = PLAYER.exec(line) ?? [];
    return seat && name && name !== PERSON ? [[seat, name] as const] : [];
  });
  return Object.fromEntries(players);
}

/**
 * The head of a new game with a line `player B: scout` for each seat, as the terminal writes it: these bots, and people
 * elsewhere. What a server promised about the chance of the game before is left out.
 */
export function withBots(header: string, bots: Record<string, string>): string {
  const fields = header.trimEnd().split("\n").filter((line) => !PLAYER.test(line) && !PROMISE.test(line));
  const seats = seatsOf(Number(/^seats: *(\d+)/m.exec(header)?.[1] ?? 0));
  const players = seats.map((seat) => `player ${seat}: ${bots[seat] ?? PERSON}`);
  return `${[...fields, ...players].join("\n")}\n\n`;
}

/** Where the head names a player that there is not, in the words of the engine's own errors; nothing if it names none. */
export function unknownPlayer(header: string, bots: readonly string[]): string | null {
  for (const [index, line] of header.split("\n").entries()) {
    const name = PLAYER.exec(line)?.[2];
    if (name === undefined || name === PERSON || bots.includes(name)) continue;
    return `line ${index + 1}, column ${line.lastIndexOf(name) + 1}: expected one of ${[PERSON, ...bots].join(", ")}, found \`${name}\``;
  }
  return null;
}

/** The board that the head of a record names. */
export const boardOf = (header: string): string => /^board: (.*)$/m.exec(header)?.[1] ?? "";

/** The season that the head of a record names. */
export const weatherOf = (header: string): string => /^weather: (.*)$/m.exec(header)?.[1] ?? "";

/** The options that the head of a record names, each with its value. */
export const optionsOf = (header: string): [string, string][] =>
  [...header.matchAll(/^option (\S+): (.*)$/gm)].map(([, name = "", value = ""]) => [name, value]);

/** What a new game is set up with. */
export interface Setup {
  game: string;
  board: string;
  /** The season, where a game has weather. */
  weather?: string;
  seats: number;
  /** Options that are not as they are by default. */
  options: Record<string, string>;
}

/** The head of a record for a new game. */
export function newHeader(setup: Setup): string {
  const { game, board, weather, seats, options } = setup;
  const season = weather === undefined ? [] : [`weather: ${weather}`];
  const changed = Object.entries(options).map(([name, value]) => `option ${name}: ${value}`);
  return ["summit 1", `game: ${game}`, `board: ${board}`, ...season, `seats: ${seats}`, ...changed, "\n"].join("\n");
}
