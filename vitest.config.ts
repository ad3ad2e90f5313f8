import { configDefaults, defineConfig } from 'vitest/config';
import { longTests } from './scripts/checks/long-tests.ts';

const exclude = [...configDefaults.exclude, '**/dist/**', '.data/**'];

export default defineConfig({
  test: {
    // Many tests wait, for a process to start or to be found dead: two workers leave processors idle.
    maxWorkers: 3,
    // What hangs is ended; a machine that is busy with other things is not held against a test.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // A worker keeps the modules that it has loaded from file to file.
          isolate: false,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, '**/*.{db,redis}.test.ts', ...longTests],
        },
      },
      {
        extends: true,
        test: { name: 'long', isolate: false, include: [...longTests], exclude },
      },
      {
        extends: true,
        test: {
          name: 'db',
          isolate: false,
          include: ['**/*.db.test.ts'],
          exclude,
          globalSetup: [
            'apps/platform/src/kernel/db/test-server.ts',
            'scripts/checks/redis-setup.ts',
            'scripts/checks/nginx-setup.ts',
          ],
          provide: { testDatabaseUrl: process.env.TEST_DATABASE_URL ?? '' },
        },
      },
      {
        extends: true,
        test: {
          name: 'redis',
          include: ['**/*.redis.test.ts'],
          exclude,
          globalSetup: ['scripts/checks/redis-setup.ts'],
        },
      },
    ],
  },
});
