/**
 * Taking a seat. The nonce that counts is made after the server has shown its commitment: a server that knew it before
 * could have chosen its secret to suit.
 */
import { ApiError, claim, makeTable } from "./api";
import { remember } from "./memory";
import { newNonce } from "./random";
import type { Detail, NewTable } from "./wire";

/** The seat of whoever makes a table. */
const HOST = "A";

export async function sit(table: string, seat: string, invite?: string): Promise<Detail> {
  const nonce = newNonce();
  return settle(await claim(table, seat, nonce, invite), seat, nonce);
}

/** Makes a table and sits down at it. */
export async function make(table: Omit<NewTable, "nonce">): Promise<Detail> {
  const nonce = newNonce();
  const made = await makeTable({ ...table, nonce });
  if (made.invitations) remember(made.id, { invitations: made.invitations });
  return settle(made, HOST, nonce);
}

/** Gives the seat another nonce, now that the commitment is known. The chance of a running game needs none any more. */
async function settle(table: Detail, seat: string, first: string): Promise<Detail> {
  if (table.state !== "open") return table;
  const nonce = newNonce();
  // Until the server has answered, nobody knows which of the two it has.
  remember(table.id, { ...(table.commitment === null ? {} : { commitment: table.commitment }), nonce: undefined });
  try {
    const settled = await claim(table.id, seat, nonce);
    remember(table.id, { nonce });
    return settled;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "started") throw error;
    // The host was faster.
    remember(table.id, { nonce: first });
    return table;
  }
}
