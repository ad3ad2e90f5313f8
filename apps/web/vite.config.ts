import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressPlugin } from './vite/compress-plugin.ts';
import { contractPlugin } from './vite/contract-plugin.ts';
import { iconWeightsPlugin } from './vite/icon-weights-plugin.ts';

/** Where the contract is served when it is not the site's own process; empty is the same origin. */
const apiOrigin = process.env.API_ORIGIN ?? '';

export default defineConfig(({ command }) => ({
  define: { __API_ORIGIN__: JSON.stringify(apiOrigin) },
  server: {
    // The page's own port belongs to the platform, which runs Vite as middleware.
    hmr: { port: Number(process.env.VITE_HMR_PORT ?? 24678) },
  },
  build: { assetsInlineLimit: 0, sourcemap: false },
  environments: {
    // One self-contained server bundle starts faster than hundreds of modules.
    ...(command === 'build' ? { ssr: { resolve: { noExternal: true } } } : {}),
  },
  plugins: [
    contractPlugin(),
    iconWeightsPlugin(),
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
      vite: { installDevServerMiddleware: true },
    }),
    react(),
  ],
}));
