/** Bots think here, away from the page. The worker is handed positions that hold nobody's secrets. */
import init, { botMove } from "./pkg/summiteer_wasm.js";
import wasmUrl from "./pkg/summiteer_wasm_bg.wasm?url";
import type { BotAnswer, BotQuestion } from "./bots";

const ready = init({ module_or_path: wasmUrl });

self.onmessage = async (message: MessageEvent<BotQuestion>) => {
  const { id, header, position, seat, bot, random } = message.data;
  let answer: BotAnswer;
  try {
    await ready;
    answer = { id, move: botMove(header, position, seat, bot, ...random) };
  } catch (error) {
    answer = { id, error: String(error) };
  }
  self.postMessage(answer);
};
