import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../command.ts';

/** Each rule with a file that breaks it, and what that file imports. */
const violations = [
  ['apps-apart', 'apps/web/src/shared/a.ts', '../../../platform/src/kernel/clock.ts'],
  ['packages-below-apps', 'packages/ui/src/a.ts', '../../../apps/web/src/shared/api.ts'],
  ['contract-stays-lean', 'packages/contract/src/a.ts', '../../ui/src/button.ts'],
  ['pure-packages', 'packages/money/src/a.ts', '../../contract/src/status.ts'],
  ['ui-knows-no-domain', 'packages/ui/src/b.ts', '../../contract/src/status.ts'],
  ['kernel-knows-no-module', 'apps/platform/src/kernel/a.ts', '../modules/wallet/public.ts'],
  ['modules-below-app', 'apps/platform/src/modules/wallet/a.ts', '../../app.ts'],
  ['modules-by-public-entry', 'apps/platform/src/modules/payments/a.ts', '../wallet/repository.ts'],
  [
    'adapters-touch-no-database',
    'apps/platform/src/modules/payments/adapters/a.ts',
    '../../../kernel/db/pool.ts',
  ],
  ['shared-knows-no-feature', 'apps/web/src/shared/b.ts', '../features/wallet/public.ts'],
  ['features-below-app', 'apps/web/src/features/wallet/a.ts', '../../app/router.ts'],
  ['app-by-public-entry', 'apps/web/src/app/a.ts', '../features/wallet/api.ts'],
  ['features-by-public-entry', 'apps/web/src/features/bonuses/a.ts', '../wallet/api.ts'],
  ['no-unresolvable', 'apps/web/src/shared/c.ts', './missing.ts'],
  ['no-circles', 'apps/web/src/shared/d.ts', './e.ts'],
  ['tests-are-not-parts', 'apps/web/src/shared/f.ts', './api.test.ts'],
] as const;

const neighbours: Readonly<Record<string, string>> = {
  'apps/platform/src/app.ts': '',
  'apps/platform/src/kernel/clock.ts': '',
  'apps/platform/src/kernel/db/pool.ts': '',
  'apps/platform/src/modules/wallet/public.ts': "export * from './repository.ts';",
  'apps/platform/src/modules/wallet/repository.ts': "import '../../kernel/db/pool.ts';",
  'apps/platform/src/modules/bonuses/service.ts': "import '../wallet/public.ts';",
  'apps/web/src/app/router.ts': "import '../features/wallet/public.ts';",
  'apps/web/src/features/wallet/public.ts': "import './api.ts';",
  'apps/web/src/features/wallet/api.ts': "import '../../shared/api.ts';",
  // Round in a circle by folder, though not by file.
  'apps/web/src/features/limits/public.ts': '',
  'apps/web/src/features/limits/pages/away.page.ts': "import '../../payments/public.ts';",
  'apps/web/src/features/payments/public.ts': "import './components/steps.ts';",
  'apps/web/src/features/payments/components/steps.ts':
    "import '../../limits/public.ts'; import '../../wallet/public.ts';",
  'apps/web/src/shared/api.ts': '',
  'apps/web/src/shared/api.test.ts': "import './api.ts';",
  'apps/web/src/shared/e.ts': "import './d.ts';",
  'packages/contract/src/status.ts': '',
  'packages/ui/src/button.ts': '',
};

let folder: string;
let found: Set<string>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pierlight-imports-'));
  const files = {
    ...neighbours,
    ...Object.fromEntries(
      violations.map(([, file, target]) => [file, `export * from '${target}';`]),
    ),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  const output = execFileSync(
    path.join(root, 'node_modules/.bin/depcruise'),
    [
      ...['--config', path.join(root, '.dependency-cruiser.mjs')],
      ...['--no-cache', '--output-type', 'json', 'apps', 'packages'],
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const { summary } = JSON.parse(output) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  found = new Set(summary.violations.map(({ rule, from }) => `${rule.name} ${from}`));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(violations)('%s is reported', (rule, file) => {
  expect(found).toContain(`${rule} ${file}`);
});

test('features in a circle are reported as folders, and those they stand on are not', () => {
  expect([...found].filter((line) => line.startsWith('features-in-order '))).toEqual([
    'features-in-order apps/web/src/features/limits',
    'features-in-order apps/web/src/features/payments',
  ]);
});

test('the right directions are not', () => {
  const innocent = Object.keys(neighbours).filter((file) => !file.endsWith('/e.ts'));
  expect([...found].filter((line) => innocent.some((file) => line.endsWith(` ${file}`)))).toEqual(
    [],
  );
});
