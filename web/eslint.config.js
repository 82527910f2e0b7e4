import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["dist/", "src/engine/pkg/", "src/engine/types/", "node_modules/", "test-results/"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  { rules: { "@typescript-eslint/no-explicit-any": "error", "no-console": "error" } },
  { files: ["e2e/**", "bench/**"], rules: { "no-console": "off" } },
);
