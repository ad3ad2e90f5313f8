import type { Database } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { readHistoryAccounts, readHistoryLines } from '../ledger/public.ts';

/** A player's entries as the ledger chained them, for an export that can be checked. */
export function createHistory(db: Database) {
  return {
    /** Every account of the player, each with the end of its chain. */
    async history(playerId: string) {
      const accounts = await readHistoryAccounts(db, playerId);
      return accounts.map((account) => ({
        ...account,
        balance: Number(account.balance),
        entries: Number(account.entries),
      }));
    },

    /** Entries of one of the player's accounts, oldest first. @throws DomainError notFound */
    async historyLines(
      playerId: string,
      query: { readonly id: string; readonly after: string; readonly limit: number },
    ) {
      const { id, limit } = query;
      const rows = await readHistoryLines(db, playerId, { id, after: BigInt(query.after), limit });
      if (!rows) throw new DomainError('notFound');
      const last = rows.at(-1);
      return {
        data: rows.map(({ cursor: _, ...line }) => ({
          ...line,
          position: Number(line.position),
          amount: Number(line.amount),
          balanceAfter: Number(line.balanceAfter),
        })),
        meta: { next: last && rows.length === limit ? last.cursor.toString() : null },
      };
    },
  };
}
