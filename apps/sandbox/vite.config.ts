import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const page = (name: string): { input: string } => ({
  input: folder(`./src/studio/${name}/index.html`),
});

/**
 * The studio's pages, served with their files below `/frame/`: the frame of all games, and the verifier,
 * which is bundled by itself so that no game carries what only it needs. And the book's client, served below
 * `/client/`: a module that `bt-renderer.js` imports, with its parts and languages beside it.
 */
export default defineConfig({
  root: folder('./src/studio'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  base: '/frame/',
  publicDir: false,
  build: {
    outDir: folder('./dist/studio-frame'),
    target: 'es2022',
    /** Data addresses would be refused by the pages' own policy for fonts. */
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: { build: { emptyOutDir: true, rolldownOptions: page('frame') } },
    verifier: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        assetsDir: 'verifier/assets',
        rolldownOptions: page('verifier'),
      },
    },
    book: {
      consumer: 'client',
      build: {
        outDir: folder('./dist/book-client'),
        emptyOutDir: true,
        // Parts are imported by where they lie beside each other, on whatever host the book is.
        modulePreload: false,
        rolldownOptions: {
          input: folder('./src/sportsbook/client/main.tsx'),
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: 'main.js', chunkFileNames: 'parts/[name]-[hash].js' },
        },
      },
    },
  },
  builder: {
    buildApp: async ({ build, environments: { client, verifier, book } }) => {
      if (client) await build(client);
      if (verifier) await build(verifier);
      if (book) await build(book);
    },
  },
});
