import { minifyContractRouter } from '@orpc/contract';
import { contract } from '@pierlight/contract/contract';
import type { Plugin } from 'vite';

const VIRTUAL_ID = 'virtual:contract';

/**
 * Offers `virtual:contract`: the contract without its schemas, as plain data. What stays is what a
 * client needs to build a call (method, path, access), so that zod never reaches the browser.
 */
export function contractPlugin(): Plugin {
  const resolved = `\0${VIRTUAL_ID}`;
  return {
    name: 'pierlight:contract',
    resolveId: (id) => (id === VIRTUAL_ID ? resolved : null),
    load: (id) => (id === resolved ? `export default ${contractSource()};` : null),
  };
}

function contractSource(): string {
  return JSON.stringify(minifyContractRouter(contract), (key, value) =>
    key === 'summary' || key === 'tags' || key === 'description' ? undefined : value,
  );
}
