import { fileURLToPath } from 'node:url';
import { errorCatalogue } from '@pierlight/contract/common/errors';
import type { Plugin } from 'vite';

const catalogue = fileURLToPath(import.meta.resolve('@pierlight/contract/common/errors'));

/**
 * Leaves the sentences of the error catalogue out of what browsers load: pages word errors from content, and the
 * title of a refusal comes with the answer. A problem that the client itself finds bears its name in the catalogue.
 */
export function errorTitlesPlugin(): Plugin {
  let hasMet = false;
  return {
    name: 'pierlight:error-titles',
    load(id) {
      if (this.environment.name !== 'client' || id !== catalogue) return null;
      hasMet = true;
      const numbers = Object.fromEntries(
        Object.entries(errorCatalogue).map(([name, { code, status }]) => [name, [code, status]]),
      );
      return `export const errorCatalogue = Object.fromEntries(
        Object.entries(${JSON.stringify(numbers)}).map(
          ([title, [code, status]]) => [title, { code, status, title }]));`;
    },
    generateBundle() {
      if (this.environment.name === 'client' && !hasMet)
        this.error('The catalogue of errors is another file: find its titles anew');
    },
  };
}
