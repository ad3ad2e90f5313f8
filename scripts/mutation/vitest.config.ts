import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { mutationGroups } from './groups.ts';

// Stryker runs the tests in a copy of the repository, whose packages are not those that `node_modules` leads to.
const packages = path.resolve('packages');

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@pierlight\/(money|validation)\/(.+)$/, replacement: `${packages}/$1/src/$2.ts` },
    ],
  },
  test: {
    include: [
      ...(mutationGroups.find(({ name }) => name === process.env.MUTATION_GROUP)?.tests ?? []),
    ],
    testTimeout: 30_000,
    // Those held to time, and one that plays for a minute: code that counts its branches takes longer.
    testNamePattern: /^(?!.*(?:\[P-38\]|is never worth less than nothing))/,
  },
});
