import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changedFiles, nearest } from './changed.ts';
import { longTests } from './long-tests.ts';

const modules = 'apps/platform/src/modules';
const tests = [
  `${modules}/wallet/test/accounts.db.test.ts`,
  `${modules}/wallet/test/history.db.test.ts`,
  `${modules}/limits/test/limits.db.test.ts`,
  'apps/platform/src/kernel/db/migrate.db.test.ts',
  'apps/platform/src/test/bets.db.test.ts',
  'scripts/launch/start.db.test.ts',
];

test.each([
  [`${modules}/wallet/sql/open.sql`],
  ['packages/contract/src/wallet/schemas.ts'],
  ['apps/web/src/features/wallet/components/panel.tsx'],
])('the tests of a domain are near to what changes of it in any folder: %s', (file) => {
  expect(nearest([file], tests)).toEqual(tests.slice(0, 2));
});

test('a test that changed comes first, whatever folder it is in', () => {
  expect(nearest(['apps/platform/src/test/bets.db.test.ts', 'README.md'], tests)).toEqual([
    tests[4],
  ]);
  expect(nearest([`${modules}/limits/public.ts`, tests[1] ?? ''], tests)).toEqual([
    tests[1],
    tests[0],
    tests[2],
  ]);
});

test('kernel and scripts have their own', () => {
  expect(nearest(['apps/platform/src/kernel/db/database.ts'], tests)).toEqual([tests[3]]);
  expect(nearest(['scripts/launch/ports.ts', 'package.json'], tests)).toEqual([tests[5]]);
  expect(nearest(['package.json', 'docs/product/wallet.md'], tests)).toEqual([]);
});

test('what changed is told by the repository', () => {
  for (const file of changedFiles()) expect(file).toMatch(/^\S/);
});

test('long tests exist, and are near to what changes of their part', () => {
  expect(longTests.filter((file) => !existsSync(file))).toEqual([]);
  expect(nearest(['apps/sandbox/src/studio/engines/slot/spin.ts'], longTests)).toContain(
    'apps/sandbox/src/studio/rtp.test.ts',
  );
  expect(nearest(['apps/web/src/app/router.tsx'], longTests)).toEqual([]);
});
