import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './database.ts';
import type { WalletAccount, WalletAnswer, WalletPort } from './wallet-port.ts';

/** Play money by account, kept by the studio; nobody else hears of it. */
export function createDemoWallet(
  database: DatabaseSync,
  /** What an account starts with, in subunits of its currency. */
  startBalance: (currency: string) => number,
): WalletPort {
  const known = database.prepare('select 1 from demo_transactions where id = ?');
  const undone = database.prepare('select 1 from demo_transactions where undoes = ?');
  const change = database.prepare('select change from demo_transactions where id = ?');
  const add = database.prepare(
    'insert into demo_transactions (id, account, change, undoes) values (?, ?, ?, ?)',
  );
  const total = database.prepare(
    'select coalesce(sum(change), 0) as total from demo_transactions where account = ?',
  );
  const balanceOf = ({ user, currency }: WalletAccount): number =>
    startBalance(currency) + (total.get(user) as { total: number }).total;
  const done = (account: WalletAccount): WalletAnswer => ({
    kind: 'done',
    balance: balanceOf(account),
  });
  const post = (account: WalletAccount, work: () => WalletAnswer | null): Promise<WalletAnswer> =>
    Promise.resolve(inTransaction(database, () => work() ?? done(account)));

  return {
    bet: ({ account, transactionId, amount }) =>
      post(account, () => {
        if (known.get(transactionId)) return null;
        if (undone.get(transactionId)) return { kind: 'rolled-back' };
        const balance = balanceOf(account);
        if (balance < amount) return { kind: 'refused', reason: 'insufficient-funds', balance };
        add.run(transactionId, account.user, -amount, null);
        return null;
      }),
    win: ({ account, transactionId, amount }) =>
      post(account, () => {
        if (!known.get(transactionId)) add.run(transactionId, account.user, amount, null);
        return null;
      }),
    rollback: ({ account, transactionId, betId }) =>
      post(account, () => {
        if (known.get(transactionId)) return null;
        const bet = change.get(betId) as { change: number } | undefined;
        add.run(transactionId, account.user, bet ? -bet.change : 0, betId);
        return null;
      }),
    balance: (account) => Promise.resolve(done(account)),
  };
}
