import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The games' frame: one page for all of them, served by the studio below `/frame/`. */
export default defineConfig({
  root: folder('./src/studio/frame'),
  base: '/frame/',
  publicDir: false,
  build: {
    outDir: folder('./dist/studio-frame'),
    emptyOutDir: true,
    target: 'es2022',
    /** Data addresses would be refused by the page's own policy for fonts. */
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
