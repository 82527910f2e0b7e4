/** Game records as files. */

/** Hands a text to the player as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Splits a record into its head (with the empty line) and its lines of moves. */
export function split(record: string): { header: string; lines: string[] } {
  const [head = "", ...rest] = record.replaceAll("\r\n", "\n").split("\n\n");
  const lines = rest.join("\n").split("\n");
  return { header: `${head.trimEnd()}\n\n`, lines: lines.filter((line) => line.split(";")[0]?.trim()) };
}
