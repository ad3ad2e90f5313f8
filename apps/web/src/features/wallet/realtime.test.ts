import type { Account } from '@pierlight/contract/wallet/schemas';
import { describe, expect, it } from 'vitest';
import type { Api } from '#shared/api/client.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { accountsQuery } from './accounts-api.ts';
import { activeAccount, visibleAccounts } from './active-account.ts';
import { accountChanged, withAccount } from './realtime.ts';

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

describe('a list of accounts that comes slowly', () => {
  it('takes nothing back that a message has told meanwhile', async () => {
    const answered = Promise.withResolvers<{ data: Account[] }>();
    const api = { wallet: { accounts: () => answered.promise } } as unknown as Api;
    const client = createQueryClient(api);
    const key = accountsQuery().queryKey;
    client.setQueryData(key, [account({ balance: 100, version: 1 })]);
    const asked = client.fetchQuery({ ...accountsQuery(), staleTime: 0 });
    const credited = account({ balance: 600, version: 3 });
    accountChanged(client, { event: 'account.updated', account: credited } as never);
    const opened = account({ id: 'new', version: 0 });
    accountChanged(client, { event: 'account.updated', account: opened } as never);
    answered.resolve({
      data: [account({ balance: 300, version: 2 }), account({ id: 'b', version: 7 })],
    });
    await asked;
    expect(client.getQueryData(key)).toEqual([credited, account({ id: 'b', version: 7 }), opened]);
  });

  it('brings what is newer than the last message', async () => {
    const newer = account({ balance: 900, version: 4 });
    const api = { wallet: { accounts: async () => ({ data: [newer] }) } } as unknown as Api;
    const client = createQueryClient(api);
    client.setQueryData(accountsQuery().queryKey, [account({ balance: 100, version: 1 })]);
    await client.fetchQuery({ ...accountsQuery(), staleTime: 0 });
    expect(client.getQueryData(accountsQuery().queryKey)).toEqual([newer]);
  });
});
