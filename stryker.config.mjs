/** @type {import('@stryker-mutator/core').PartialStrykerOptions} */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  concurrency: 2,
  // What runs once as a module loads, such as its tables: each would take every test there is.
  ignoreStatic: true,
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: '.data/mutation/report.json' },
  tempDirName: '.data/mutation/copy',
  ignorePatterns: ['/docs', '/e2e', '/apps/web', '/bench', 'dist', 'coverage'],
  // It would read the file through an interface that TypeScript 7 does not have.
  tsconfigFile: 'none',
};
