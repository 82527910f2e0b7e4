/** Random texts from the browser's own generator. */

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** What a person adds to the chance of a table: 32 bytes in hex, so that nobody else can know the outcomes beforehand. */
export const newNonce = (): string => hex(32);

/** An id that no other request has. */
export const newRequest = (): string => hex(16);
