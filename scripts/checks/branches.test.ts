import { expect, test } from 'vitest';
import { branchesByFolder } from './branches.ts';

const branches = (covered: number, total: number) => ({ branches: { covered, total } });

test('branches are added up by folder, and what is covered least comes first', () => {
  const summary = {
    total: branches(99, 99),
    '/house/apps/platform/src/modules/wallet/service.ts': branches(1, 4),
    '/house/apps/platform/src/modules/wallet/sql/open.ts': branches(2, 2),
    '/house/apps/web/src/features/quests/components/card.tsx': branches(1, 4),
    '/house/packages/money/src/amount.ts': branches(8, 8),
    '/house/packages/contract/src/none.ts': branches(0, 0),
    '/house/scripts/checks/tally.ts': branches(4, 5),
  };
  expect(branchesByFolder(summary, '/house')).toEqual([
    { name: 'apps/web/src/features/quests', covered: 1, total: 4, share: 0.25 },
    { name: 'apps/platform/src/modules/wallet', covered: 3, total: 6, share: 0.5 },
    { name: 'scripts', covered: 4, total: 5, share: 0.8 },
    { name: 'packages/money/src', covered: 8, total: 8, share: 1 },
  ]);
});
