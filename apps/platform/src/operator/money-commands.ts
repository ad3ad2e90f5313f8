import type { Database } from '../kernel/db/database.ts';
import { readStatement } from '../modules/ledger/public.ts';
import type { AdjustmentRow, Adjustments } from '../modules/operations/public.ts';
import type { IncidentReview, WithdrawalReview } from '../modules/payments/public.ts';
import { refusal } from './arguments.ts';
import type { Command, Reading } from './reading.ts';

export interface MoneyDeps {
  readonly db: Database;
  readonly review: WithdrawalReview;
  readonly incidents: Pick<
    IncidentReview,
    'giveBack' | 'confirmPaid' | 'holdBounced' | 'confirmResent'
  >;
  readonly adjustments: Adjustments;
  /** Whose account is to be deleted, of these players, and since when. */
  readonly deletionsAskedFor: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, Date>>;
  /** The player's accounts: ledger ids by currency. */
  readonly accountsOf: (
    playerId: string,
  ) => Promise<readonly { id: string; currency: string; balance: bigint }[]>;
}

/** What moves players' money by hand, and shows it. */
export function createMoneyCommands(
  deps: MoneyDeps,
  { write, playerOf, amountOf, decisionOf }: Reading,
) {
  const adjustmentLine = (row: AdjustmentRow): string =>
    [
      row.number,
      write(row.change, row.currency),
      row.player_id,
      `asked by ${row.asked_by} on ${row.asked_at.toISOString()}`,
      row.reason,
    ].join('  ');

  const { review, incidents } = deps;
  const isBack = 'is back with the player';
  /**
   * What is decided of a withdrawal: of one that waits, of one that its provider denies, and of one that came
   * back for a deleted account.
   */
  const verbs = {
    approve: { decide: review.approve, outcome: 'goes to the provider' },
    refuse: { decide: review.refuse, outcome: isBack },
    return: { decide: incidents.giveBack, outcome: isBack },
    paid: { decide: incidents.confirmPaid, outcome: 'has arrived' },
    bounced: { decide: incidents.holdBounced, outcome: 'less its fee is held for its owner' },
    resent: { decide: incidents.confirmResent, outcome: 'less its fee went to its owner again' },
  };

  return {
    async withdrawals(args) {
      const waiting = await deps.review.waiting(args.limit);
      if (waiting.length === 0) return ['Nothing is waiting.'];
      const leaving = await deps.deletionsAskedFor(waiting.map(({ player_id: id }) => id));
      const leavingLine = (playerId: string): string[] => {
        const since = leaving.get(playerId);
        return since
          ? [`account deletion requested on ${since.toISOString()}, waiting for this`]
          : [];
      };
      return waiting.map((invoice) =>
        [
          invoice.number,
          write(invoice.amount, invoice.currency),
          invoice.method_id,
          invoice.destination,
          invoice.player_id,
          invoice.created_at.toISOString(),
          ...leavingLine(invoice.player_id),
        ].join('  '),
      );
    },

    async withdrawal({ words: [, number = '', verb = ''], ...args }) {
      const found = Object.entries(verbs).find(([name]) => name === verb);
      if (!found) throw refusal('Say approve or refuse: withdrawal <number> approve --reason "…".');
      const [, { decide, outcome }] = found;
      const decided = await decide(number, decisionOf(args));
      return [`${number}: ${write(decided.amount, decided.currency)} ${outcome}.`];
    },

    async ledger({ words: [, who], currency, limit }) {
      const playerId = await playerOf(who);
      const accounts = (await deps.accountsOf(playerId)).filter(
        (account) => currency === undefined || account.currency === currency,
      );
      const lines = await readStatement(deps.db, {
        accountIds: accounts.map(({ id }) => id),
        kinds: [],
        offset: 0,
        limit,
      });
      return [
        ...accounts.map(
          (account) => `${account.currency}  ${write(account.balance, account.currency)}`,
        ),
        '',
        ...lines.map((line) =>
          [
            line.createdAt.toISOString(),
            line.kind,
            write(line.amount, line.currency),
            `balance ${write(line.balanceAfter, line.currency)}`,
            line.invoiceNumber ?? line.gameId ?? '',
          ].join('  '),
        ),
      ];
    },

    async adjust(args) {
      const [, who, code = '', typed = ''] = args.words;
      const playerId = await playerOf(who);
      const isLess = /^[-\u2212]/.test(typed);
      const sum = amountOf(typed.replace(/^[-+\u2212]/, ''), code);
      const change = isLess ? -sum : sum;
      const row = await deps.adjustments.ask({
        ...decisionOf(args),
        playerId,
        currency: code,
        change,
      });
      return [`${row.number}: ${write(change, code)} is waiting for a second person.`];
    },

    async adjustments() {
      const waiting = await deps.adjustments.waiting();
      return waiting.length === 0 ? ['Nothing is waiting.'] : waiting.map(adjustmentLine);
    },

    async adjustment({ words: [, number = '', verb], ...args }) {
      if (verb !== 'approve' && verb !== 'refuse')
        throw refusal('Say approve or refuse: adjustment <number> approve --reason "…".');
      const row = await deps.adjustments[verb](number, decisionOf(args));
      return [
        verb === 'approve'
          ? `${number}: ${write(row.change, row.currency)} is booked.`
          : `${number}: declined; nothing was booked.`,
      ];
    },
  } satisfies Readonly<Record<string, Command>>;
}
