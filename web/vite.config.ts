import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = "127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/spielwerk/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The page's security policy allows no data: addresses for fonts and drawings, so nothing is inlined.
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: `http://${SERVER}`, ws: true } } },
});
