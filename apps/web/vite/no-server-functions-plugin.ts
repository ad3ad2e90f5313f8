import type { Plugin } from 'vite';

const CALLER =
  /@tanstack[\\/]start-client-core[\\/]dist[\\/]esm[\\/]client-rpc[\\/]createClientRpc\.js$/;

/**
 * The site calls the contract and has no server functions. Start keeps their client, with a
 * serializer for everything JavaScript can hold, in every page all the same; this leaves it out.
 */
export function noServerFunctionsPlugin(): Plugin {
  return {
    name: 'pierlight:no-server-functions',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) =>
      CALLER.test(id)
        ? "export function createClientRpc() { throw new Error('The site calls the contract; it has no server functions.'); }"
        : null,
  };
}
