import type { Plugin } from 'vite';

const MANIFEST = /^\0tanstack-start-manifest:v$/;
const DECLARED = 'export const tsrStartManifest =';

/**
 * Start puts the scripts of a page into its head, where they take bandwidth from what a visitor looks
 * at. This takes them out of what Start knows of a build and hands them to the site, which starts
 * them once the page is painted.
 */
export function firstScriptsPlugin(): Plugin {
  return {
    name: 'pierlight:first-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: MANIFEST },
      handler(code) {
        if (!code.startsWith(DECLARED))
          throw new Error('Start writes its manifest in another way; take its scripts out anew');
        return `${code.replace(DECLARED, 'const whole =')};
const { routes, ...rest } = whole();
const without = Object.fromEntries(
  Object.entries(routes).map(([id, { preloads, scripts, ...route }]) => [id, route]),
);
export const tsrStartManifest = () => ({ ...rest, routes: without });
export const entry = routes.__root__.scripts[0].attrs.src;
export const importsOf = (id) => routes[id]?.preloads ?? [];
`;
      },
    },
  };
}
