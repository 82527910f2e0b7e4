/** The colour of each seat. */
const COLOURS: Record<string, string> = { A: "#a8442b", B: "#1f5f8b", C: "#6b4a86", D: "#2d6a4f", E: "#7a5c00" };

export const seatColour = (seat: string): string => COLOURS[seat] ?? "#444";
