import type { Account } from '@pierlight/contract/wallet/schemas';
import { describe, expect, it } from 'vitest';
import { activeAccount, visibleAccounts } from './active-account.ts';
import { withAccount } from './realtime.ts';

const account = (part: Partial<Account>): Account => ({
  id: 'a',
  status: 2,
  currency: 'EUR',
  balance: 0,
  withdrawalBalance: 0,
  version: 1,
  ...part,
});

describe('accounts', () => {
  it('take a newer balance and ignore a late one', () => {
    const known = [account({ balance: 500, version: 5 }), account({ id: 'b' })];
    const newer = account({ balance: 700, version: 6 });
    expect(withAccount(known, newer)).toEqual([newer, known[1]]);
    expect(withAccount(known, account({ balance: 300, version: 4 }))).toBe(known);
    expect(withAccount(known, account({ balance: 300, version: 5 }))).toBe(known);
  });

  it('take one that was just opened', () => {
    const opened = account({ id: 'new', version: 0 });
    expect(withAccount([account({})], opened)).toEqual([account({}), opened]);
  });

  it('show the active one first and no hidden one [4-09] [4-10]', () => {
    const accounts = [
      account({ id: 'hidden', status: 3 }),
      account({ id: 'other' }),
      account({ id: 'active', status: 1 }),
    ];
    expect(activeAccount(accounts)?.id).toBe('active');
    expect(visibleAccounts(accounts).map(({ id }) => id)).toEqual(['active', 'other']);
  });
});
