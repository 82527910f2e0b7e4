import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { offline } from "./plugins/offline.ts";

export default defineConfig({
  plugins: [svelte(), offline()],
  worker: { format: "es" },
  build: { target: "es2022", assetsInlineLimit: 0 },
  server: { fs: { allow: [".."] } },
  // A slow machine is no fault of the page: only what hangs fails.
  test: { environment: "node", include: ["src/**/*.test.ts", "plugins/**/*.test.ts"], testTimeout: 60_000 },
});
