import type { AccountStatus } from '@pierlight/contract/wallet/statuses';
import type { Database, Tx } from '../../kernel/db/database.ts';

interface AccountTable {
  id: string;
  player_id: string;
  currency: string;
  status: AccountStatus;
  created_at: Date;
}

interface ShownAccountView {
  id: string;
  player_id: string;
  status: AccountStatus;
  currency: string;
  balance: bigint;
  withdrawal_balance: bigint;
  version: bigint;
}

type WalletTables = {
  'wallet.account': AccountTable;
  'wallet.shown_account': ShownAccountView;
};

/** Accounts as their player sees them. */
export function createWalletRepository(database: Database) {
  const on = (tx: Database | Tx) => tx.withTables<WalletTables>();
  return {
    /** Active first, then by currency. */
    shownAccounts: (playerId: string, tx: Database | Tx = database) =>
      on(tx)
        .selectFrom('wallet.shown_account')
        .selectAll()
        .where('player_id', '=', playerId)
        .orderBy('status')
        .orderBy('currency')
        .execute(),

    /** Every account of the player, held until the transaction ends. */
    lockAccounts: (tx: Tx, playerId: string) =>
      on(tx)
        .selectFrom('wallet.account')
        .selectAll()
        .where('player_id', '=', playerId)
        .orderBy('id')
        .forUpdate()
        .execute(),

    setStatus: async (tx: Tx, id: string, status: AccountStatus): Promise<void> => {
      await on(tx).updateTable('wallet.account').set({ status }).where('id', '=', id).execute();
    },
  };
}

export type WalletRepository = ReturnType<typeof createWalletRepository>;
export type ShownAccountRow = Awaited<ReturnType<WalletRepository['shownAccounts']>>[number];
