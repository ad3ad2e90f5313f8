import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildManifestPlugin } from './vite/build-manifest-plugin.ts';
import { compressPlugin } from './vite/compress-plugin.ts';
import { contractPlugin } from './vite/contract-plugin.ts';
import { firstScriptsPlugin } from './vite/first-scripts-plugin.ts';
import { iconWeightsPlugin } from './vite/icon-weights-plugin.ts';
import { minifyAgainPlugin } from './vite/minify-again-plugin.ts';
import { noServerFunctionsPlugin } from './vite/no-server-functions-plugin.ts';
import { straightImportsPlugin } from './vite/straight-imports-plugin.ts';

/** Where the contract is served when it is not the site's own process; empty is the same origin. */
const apiOrigin = process.env.API_ORIGIN ?? '';

/** Every library but Start, which imports the site. */
const LIBRARY = /node_modules[\\/](?!@tanstack[\\/](react-)?start)/;
/** Of these, what the first page does not use though an index of theirs names it. */
const NOT_AT_FIRST = /(mutationObserver|useMutation)\.js$/;
// Asking for a file takes a slow phone 6 ms of its only thread: the lobby comes as few.
const scripts = [
  { name: 'mutations', test: NOT_AT_FIRST, priority: 2, includeDependenciesRecursively: false },
  { name: 'libraries', tags: ['$initial' as const], test: LIBRARY, priority: 1 },
  { name: 'shell', tags: ['$initial' as const] },
  // What stands over a page and at its ends comes while the rest of it is taken over.
  {
    name: 'second',
    test: /app[\\/](second-load\.tsx|endpoints\.ts|layouts[\\/](player-area|restricted-layout|site-footer|cookie-popup|settings-panel)\.tsx)/,
  },
  { name: 'lobby', test: /app[\\/]lobby\.tsx/ },
  {
    name: 'lobby-late',
    test: /features[\\/]gameplay[\\/]components[\\/](continue-playing|winners)/,
  },
];

/** What comes with every page need not be fetched along with one of its parts. */
const isNotOnEveryPage = (file: string) => !/\/(libraries|index|second)-[\w-]{7}\.js$/.test(file);

/**
 * Every page loads the list of all files: a character less of each comes to 200 bytes. 42 bits tell builds apart, and
 * what several parts share would have the name of any file among it, such as `api` or `keys`.
 */
const chunkFileNames = ({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }) =>
  isDynamicEntry || scripts.some((group) => group.name === name)
    ? 'assets/[name]-[hash:7].js'
    : 'assets/[hash:7].js';

export default defineConfig(({ command }) => ({
  define: { __API_ORIGIN__: JSON.stringify(apiOrigin) },
  // The content service answers with compiled messages: nothing here parses ICU.
  resolve: {
    alias: {
      'use-intl/format-message': 'use-intl/format-message/format-only',
      // React has had since 18 what the shim stands in for.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  server: {
    // The page's own port belongs to the platform, which runs Vite as middleware.
    hmr: { port: Number(process.env.VITE_HMR_PORT ?? 24678) },
  },
  build: { assetsInlineLimit: 0, sourcemap: false },
  environments: {
    // What every page starts with are two files: libraries, which rarely change, and the site's own.
    client: {
      build: {
        rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups: scripts } } },
        modulePreload: { resolveDependencies: (_file, files) => files.filter(isNotOnEveryPage) },
      },
    },
    // One self-contained server bundle starts faster than hundreds of modules.
    // From the sources only what the alias above is for passes through Vite.
    ssr: { resolve: { noExternal: command === 'build' ? true : ['use-intl'] } },
  },
  plugins: [
    contractPlugin(),
    straightImportsPlugin(),
    iconWeightsPlugin(),
    noServerFunctionsPlugin(),
    firstScriptsPlugin(),
    buildManifestPlugin(),
    minifyAgainPlugin(['libraries', 'index', 'lobby', 'second']),
    compressPlugin(),
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src',
      client: { entry: 'client.tsx' },
      // Benchmarks render the same tree through an entry of their own.
      server: { entry: process.env.SITE_SERVER_ENTRY ?? 'server.ts' },
      start: { entry: 'app/start.ts' },
      router: {
        entry: 'app/router.tsx',
        routesDirectory: 'app/routes',
        generatedRouteTree: 'app/route-tree.gen.ts',
        quoteStyle: 'single',
        semicolons: true,
        disableLogging: true,
        addExtensions: 'tsx',
      },
      // The platform renders the pages, in development too: Start's own middleware knows no request context.
      vite: { installDevServerMiddleware: false },
    }),
    react(),
  ],
}));
