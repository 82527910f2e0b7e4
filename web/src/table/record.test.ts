import { expect, test } from "vitest";
import { botsOf, gameOf, newHeader, record, unknownPlayer, withBots } from "./record";

const head = newHeader({ game: "k2", board: "k2-easy", weather: "k2-summer", seats: 3, options: { first: "A" } });

test("the players stand in the head as the terminal writes them", () => {
  const named = withBots(head, { B: "scout" });
  expect(named).toBe(`${head.trimEnd()}\nplayer A: human\nplayer B: scout\nplayer C: human\n\n`);
  expect(botsOf(named)).toEqual({ B: "scout" });
  expect(gameOf(named)).toBe("k2");
});

test("naming the players anew leaves none of the old ones", () => {
  const once = withBots(head, { A: "random", B: "scout" });
  expect(withBots(once, { C: "scout" })).toBe(withBots(head, { C: "scout" }));
});

test("a head without players, or with odd spaces, is read as the engine reads it", () => {
  expect(botsOf(head)).toEqual({});
  expect(botsOf("summit 1\nplayer A:  scout \nplayer B:\n\n")).toEqual({ A: "scout" });
});

test("a player that there is not is named with its place", () => {
  const named = withBots(head, { B: "yeti" });
  expect(unknownPlayer(named, ["random", "scout"])).toBe("line 8, column 11: expected one of human, random, scout, found `yeti`");
  expect(unknownPlayer(withBots(head, { B: "scout" }), ["random", "scout"])).toBeNull();
});

test("a record is its head and its lines", () => {
  expect(record("summit 1\n\n", ["one", "two"])).toBe("summit 1\n\none\ntwo\n");
});
