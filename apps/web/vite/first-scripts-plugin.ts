import type { Plugin } from 'vite';

/** The module in which Start keeps what it knows of a build, and how that begins. */
export const startManifest = {
  id: 'tanstack-start-manifest:v',
  declared: 'export const tsrStartManifest =',
} as const;

/**
 * Start puts the scripts of a page into its head, where they take bandwidth from what a visitor looks
 * at. This takes them out of what Start knows of a build and hands them to the site, which starts
 * them once the page is painted. No setting of Start's does either.
 */
export function firstScriptsPlugin(): Plugin {
  let hasMet = false;
  return {
    name: 'pierlight:first-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: new RegExp(`^\0${startManifest.id}$`) },
      handler(code) {
        hasMet = true;
        if (!code.startsWith(startManifest.declared))
          throw new Error('Start writes its manifest in another way; take its scripts out anew');
        return `${code.replace(startManifest.declared, 'const whole =')};
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
    generateBundle() {
      if (!hasMet) this.error('Start keeps its manifest elsewhere; take its scripts out anew');
    },
  };
}
