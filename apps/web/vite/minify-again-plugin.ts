import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/**
 * Minifies once more, by SWC, what every page starts with: that leaves out a kilobyte (brotli) that Vite's minifier
 * leaves in. Terser finds no more.
 */
export function minifyAgainPlugin(chunks: readonly string[]): Plugin {
  return {
    name: 'pierlight:minify-again',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite has written the files of each part into the code.
      order: 'post',
      handler: async (_options, bundle) => {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunks.includes(chunk.name)) continue;
          const { code } = await minify(chunk.code, {
            module: true,
            compress: { passes: 3 },
            mangle: { toplevel: true },
          });
          chunk.code = code;
        }
      },
    },
  };
}
