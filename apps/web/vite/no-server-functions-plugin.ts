import type { Plugin } from 'vite';

/** The module that is left out, and its one export. */
export const leftOut = {
  file: '@tanstack/start-client-core/dist/esm/client-rpc/createClientRpc.js',
  exported: 'createClientRpc',
} as const;

/**
 * The site calls the contract and has no server functions. Start keeps their client, with a
 * serializer for everything JavaScript can hold, in every page all the same, and has no setting against it;
 * this leaves it out.
 */
export function noServerFunctionsPlugin(): Plugin {
  let hasMet = false;
  return {
    name: 'pierlight:no-server-functions',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!id.replaceAll('\\', '/').endsWith(leftOut.file)) return null;
      hasMet = true;
      return `export function ${leftOut.exported}() { throw new Error('The site calls the contract; it has no server functions.'); }`;
    },
    generateBundle() {
      if (!hasMet) this.error(`Start has no ${leftOut.file} any more: find its client anew`);
    },
  };
}
