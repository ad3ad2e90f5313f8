import type { GrowingPageMeta } from '@pierlight/contract/common/schemas';
import type {
  Account,
  MonthTotal,
  Transaction,
  TransactionTotal,
} from '@pierlight/contract/wallet/schemas';
import {
  type AccountStatus,
  accountStatus,
  type TransactionKind,
  transactionKind,
} from '@pierlight/contract/wallet/statuses';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import {
  bumpAccountVersions,
  countStatement,
  type LedgerKind,
  openPlayerAccount,
  placeInStatement,
  readStatement,
  type StatementTotal,
  totalMonths,
  totalStatement,
} from '../ledger/public.ts';
import { createHistory } from './history.ts';
import type { ShownAccountRow, WalletRepository } from './repository.ts';

/** A currency as the wallet needs to know it. */
export interface OfferedCurrency {
  readonly code: string;
  readonly subunitToUnit: number;
  readonly type: 'fiat' | 'crypto';
  readonly isEnabled: boolean;
}

/** The currencies the house keeps accounts in. */
export interface Currencies {
  get(code: string): OfferedCurrency | undefined;
}

/** Names and pictures of games by their slugs; a game that is gone is left out. */
export type GameNames = (
  ids: readonly string[],
) => Promise<ReadonlyMap<string, { readonly name: string; readonly thumbnail: string }>>;

export interface WalletDeps {
  readonly db: Database;
  readonly repository: WalletRepository;
  readonly currencies: Currencies;
  readonly gameNames: GameNames;
}

export interface StatementFilter {
  readonly currency?: string | undefined;
  readonly kind?: readonly TransactionKind[] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface StatementPageQuery extends StatementFilter {
  readonly page: number;
  readonly perPage: number;
  /** Only this transaction and older ones. */
  readonly until?: string | undefined;
}

const kindsOfLedger = Object.fromEntries(
  Object.entries(transactionKind).map(([name, kind]) => [kind, name]),
) as Record<TransactionKind, LedgerKind>;

export function createWalletService(deps: WalletDeps) {
  const { db, repository } = deps;

  function requireOffered(currency: string): void {
    if (!deps.currencies.get(currency)?.isEnabled) throw new DomainError('currencyUnavailable');
  }

  async function accounts(playerId: string, tx: Database | Tx = db): Promise<Account[]> {
    return (await repository.shownAccounts(playerId, tx)).map(accountOf);
  }

  /** Changes the status of one of the player's accounts, and of others when that follows. */
  async function changeStatus(
    playerId: string,
    accountId: string,
    follow: (current: AccountStatus) => AccountStatus,
  ): Promise<Account[]> {
    return db.transaction().execute(async (tx) => {
      const held = await repository.lockAccounts(tx, playerId);
      const account = held.find(({ id }) => id === accountId);
      if (!account) throw new DomainError('notFound');
      const next = follow(account.status);
      if (next === account.status) return accounts(playerId, tx);
      const replaced =
        next === accountStatus.active
          ? held.find(({ status }) => status === accountStatus.active)
          : undefined;
      if (replaced) await repository.setStatus(tx, replaced.id, accountStatus.inactive);
      await repository.setStatus(tx, account.id, next);
      await bumpAccountVersions(tx, replaced ? [replaced.id, account.id] : [account.id]);
      return accounts(playerId, tx);
    });
  }

  /** A filter of the statement as the ledger takes it: over the player's own accounts. */
  async function filterOf(playerId: string, query: StatementFilter) {
    const own = await repository.shownAccounts(playerId);
    const wanted = own.filter(({ currency }) => (query.currency ?? currency) === currency);
    return {
      accountIds: wanted.map(({ id }) => id),
      kinds: (query.kind ?? []).map((kind) => kindsOfLedger[kind]),
      ...(query.from === undefined ? {} : { from: new Date(query.from) }),
      ...(query.to === undefined ? {} : { to: new Date(query.to) }),
    };
  }

  return {
    ...createHistory(db),
    accounts: (playerId: string) => accounts(playerId),

    /**
     * Opens an account in a currency; a hidden one comes back into sight, an open one stays as it is.
     * @throws DomainError currencyUnavailable
     */
    async open(playerId: string, currency: string): Promise<Account[]> {
      requireOffered(currency);
      const opened = await db
        .transaction()
        .execute((tx) => openPlayerAccount(tx, playerId, currency));
      return changeStatus(playerId, opened.id, (current) =>
        current === accountStatus.hidden ? accountStatus.inactive : current,
      );
    },

    /** Makes an account the active one. @throws DomainError notFound */
    switchTo: (playerId: string, accountId: string) =>
      changeStatus(playerId, accountId, () => accountStatus.active),

    /** Puts an account out of sight, with its money. @throws DomainError notFound, accountInUse */
    hide: (playerId: string, accountId: string) =>
      changeStatus(playerId, accountId, (current) => {
        if (current === accountStatus.active) throw new DomainError('accountInUse');
        return accountStatus.hidden;
      }),

    /**
     * A page of every movement of the player's accounts, newest first.
     * @throws DomainError notFound for an `until` that moved none of the chosen accounts
     */
    async statement(
      playerId: string,
      query: StatementPageQuery,
    ): Promise<{ data: Transaction[]; meta: GrowingPageMeta }> {
      const filter = await filterOf(playerId, query);
      const until =
        query.until === undefined
          ? undefined
          : await placeInStatement(db, filter.accountIds, query.until);
      if (query.until !== undefined && !until) throw new DomainError('notFound');
      const statementQuery = {
        ...filter,
        ...(until ? { until } : {}),
        offset: (query.page - 1) * query.perPage,
        limit: query.perPage + 1,
      };
      const [found, counted] = await Promise.all([
        readStatement(db, statementQuery),
        countStatement(db, statementQuery),
      ]);
      const lines = found.slice(0, query.perPage);
      const gameIds = [...new Set(lines.flatMap(({ gameId }) => gameId ?? []))];
      const names = gameIds.length === 0 ? new Map() : await deps.gameNames(gameIds);
      return {
        data: lines.map((line) => ({
          id: line.id,
          kind: transactionKind[line.kind],
          currency: line.currency,
          amount: Number(line.amount),
          balanceAfter: Number(line.balanceAfter),
          createdAt: line.createdAt.toISOString(),
          game:
            line.gameId === null
              ? null
              : { id: line.gameId, name: names.get(line.gameId)?.name ?? line.gameId },
          roundId: line.roundId,
          invoiceNumber: line.invoiceNumber,
        })),
        meta: {
          page: query.page,
          perPage: query.perPage,
          ...counted,
          next: found[query.perPage]?.id ?? null,
        },
      };
    },

    /** What every movement of a choice comes to, by currency and kind. */
    async statementTotals(playerId: string, query: StatementFilter): Promise<TransactionTotal[]> {
      const totals = await totalStatement(db, await filterOf(playerId, query));
      return totals.map(totalOf);
    },

    /** What moved in a year but for play, by month, currency and kind. */
    async monthTotals(playerId: string, year: number): Promise<MonthTotal[]> {
      const own = await repository.shownAccounts(playerId);
      const months = await totalMonths(db, {
        accountIds: own.map(({ id }) => id),
        from: new Date(Date.UTC(year, 0)),
        to: new Date(Date.UTC(year + 1, 0)),
      });
      return months.map((month) => ({ ...totalOf(month), month: month.month }));
    },

    /**
     * Opens the account a player registers with, within the registration's transaction.
     * @throws DomainError currencyUnavailable
     */
    async openFirstAccount(tx: Tx, playerId: string, currency: string): Promise<void> {
      requireOffered(currency);
      await openPlayerAccount(tx, playerId, currency);
    },

    /** The account the player is using; undefined for somebody without accounts. */
    async activeAccount(playerId: string, tx: Database | Tx = db): Promise<Account | undefined> {
      return (await accounts(playerId, tx)).find(({ status }) => status === accountStatus.active);
    },
  };
}

export type WalletService = ReturnType<typeof createWalletService>;

const totalOf = ({ currency, kind, count, incoming, outgoing }: StatementTotal) => ({
  currency,
  kind: transactionKind[kind],
  count: Number(count),
  incoming: Number(incoming),
  outgoing: Number(outgoing),
});

/** The database keeps balances within what a JavaScript number holds exactly. */
function accountOf(row: ShownAccountRow): Account {
  return {
    id: row.id,
    status: row.status,
    currency: row.currency,
    balance: Number(row.balance),
    withdrawalBalance: Number(row.withdrawal_balance),
    version: Number(row.version),
  };
}
