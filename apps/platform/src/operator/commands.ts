import { formatAmount, parseAmount } from '@pierlight/money/amount';
import type { CurrencyUnit } from '@pierlight/money/currency';
import type { Database, Tx } from '../kernel/db/database.ts';
import { DomainError } from '../kernel/errors/domain-error.ts';
import type { Exclusion } from '../modules/identity/public.ts';
import { checkLedger, findBrokenLinks, readStatement } from '../modules/ledger/public.ts';
import {
  type AdjustmentRow,
  type Adjustments,
  listActs,
  type NoteAct,
} from '../modules/operations/public.ts';
import type {
  Reconciliation,
  ReconciliationReport,
  WithdrawalReview,
} from '../modules/payments/public.ts';
import { type OperatorArguments, refusal } from './arguments.ts';

export interface CommandDeps {
  readonly db: Database;
  readonly review: WithdrawalReview;
  readonly adjustments: Adjustments;
  readonly statements: Pick<Reconciliation, 'reconcile' | 'reports'>;
  readonly noteAct: NoteAct;
  readonly exclude: (tx: Tx, exclusion: Exclusion) => Promise<void>;
  readonly currencyOf: (code: string) => CurrencyUnit | undefined;
  /** A player by id or e-mail address; undefined for nobody. */
  readonly findPlayer: (text: string) => Promise<string | undefined>;
  /** The player's accounts: ledger ids by currency. */
  readonly accountsOf: (
    playerId: string,
  ) => Promise<readonly { id: string; currency: string; balance: bigint }[]>;
}

/** A command's lines, as they are printed. */
type Lines = Promise<readonly string[]>;

export const help: readonly string[] = [
  'withdrawals                                        what waits for somebody to look at it',
  'withdrawal <number> approve --reason "…"           let it go',
  'withdrawal <number> refuse --reason "…"            give the money back',
  'ledger <player> [--currency EUR] [--limit 50]      what moved on a player’s accounts',
  'adjust <player> <currency> <±amount> --reason "…"  ask for a correction',
  'adjustments                                        corrections that wait for a second person',
  'adjustment <number> approve --reason "…"           make it; not the one who asked',
  'adjustment <number> refuse --reason "…"            leave it',
  'exclude <player> [--until YYYY-MM-DD] --reason "…" shut a player out, for good without a day',
  'reconcile                                          go through the books',
  'statements [--limit 50]                            what came of the providers’ statements',
  'statement <provider> <YYYY-MM-DD> --reason "…"     hold that day’s against the invoices again',
  'acts [subject]                                     who did what, and why',
  '',
  'A player is an id or an e-mail address. Say who you are with --as <name> or the setting OPERATOR.',
];

/** Every command of an operator by its first word. */
export function createCommands(deps: CommandDeps) {
  const write = (amount: bigint, code: string): string => {
    const currency = deps.currencyOf(code);
    return currency ? formatAmount(amount, currency, 'en') : `${amount} ${code}`;
  };

  const playerOf = async (text: string | undefined): Promise<string> => {
    const found = text === undefined ? undefined : await deps.findPlayer(text);
    if (!found)
      throw new DomainError('notFound', { detail: `There is no player ${text ?? ''}`.trim() });
    return found;
  };

  const decisionOf = (args: OperatorArguments) => ({
    operator: args.operator(),
    reason: args.reason(),
  });

  const adjustmentLine = (row: AdjustmentRow): string =>
    [
      row.number,
      write(row.change, row.currency),
      row.player_id,
      `asked by ${row.asked_by} on ${row.asked_at.toISOString()}`,
      row.reason,
    ].join('  ');

  const reportLines = (report: ReconciliationReport): string[] => [
    `${report.day}  ${report.provider}  ${report.agreed} of ${report.stated} agree, ${report.differences.length} differ`,
    ...report.differences.map(({ kind, direction, currency, expected, actual, ...about }) =>
      [
        ` ${kind}`,
        direction,
        about.reference,
        about.providerId ?? '',
        `ours ${expected === null ? 'none' : write(expected, currency)}`,
        `stated ${actual === null ? 'none' : write(actual, currency)}`,
      ].join('  '),
    ),
  ];

  return {
    async withdrawals(args) {
      const waiting = await deps.review.waiting(args.limit);
      if (waiting.length === 0) return ['Nothing waits.'];
      return waiting.map((invoice) =>
        [
          invoice.number,
          write(invoice.amount, invoice.currency),
          invoice.method_id,
          invoice.destination,
          invoice.player_id,
          invoice.created_at.toISOString(),
        ].join('  '),
      );
    },

    async withdrawal({ words: [, number = '', verb], ...args }) {
      if (verb !== 'approve' && verb !== 'refuse')
        throw refusal('Say approve or refuse: withdrawal <number> approve --reason "…".');
      const decided = await deps.review[verb](number, decisionOf({ words: [], ...args }));
      const sum = write(decided.amount, decided.currency);
      return [
        verb === 'approve'
          ? `${number}: ${sum} goes to the provider.`
          : `${number}: ${sum} is back with the player.`,
      ];
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
      const currency = deps.currencyOf(code);
      if (!currency) throw refusal(`There is no currency ${code}.`);
      const isLess = /^[-\u2212]/.test(typed);
      const read = parseAmount(typed.replace(/^[-+\u2212]/, ''), currency);
      if (!read.ok || read.subunits === 0) throw refusal(`${typed} is no amount of ${code}.`);
      const change = BigInt(isLess ? -read.subunits : read.subunits);
      const row = await deps.adjustments.ask({
        ...decisionOf(args),
        playerId,
        currency: code,
        change,
      });
      return [`${row.number}: ${write(change, code)} waits for a second person.`];
    },

    async adjustments() {
      const waiting = await deps.adjustments.waiting();
      return waiting.length === 0 ? ['Nothing waits.'] : waiting.map(adjustmentLine);
    },

    async adjustment({ words: [, number = '', verb], ...args }) {
      if (verb !== 'approve' && verb !== 'refuse')
        throw refusal('Say approve or refuse: adjustment <number> approve --reason "…".');
      const row = await deps.adjustments[verb](number, decisionOf({ words: [], ...args }));
      return [
        verb === 'approve'
          ? `${number}: ${write(row.change, row.currency)} is booked.`
          : `${number}: nothing was booked.`,
      ];
    },

    async exclude({ words: [, who], until: day, ...args }) {
      const playerId = await playerOf(who);
      const decision = decisionOf({ words: [], until: day, ...args });
      const until = day === undefined ? null : endOf(day);
      await deps.db.transaction().execute(async (tx) => {
        await deps.exclude(tx, { playerId, kind: 'selfExclusion', until });
        const detail = { until: until?.toISOString() ?? 'for good' };
        await deps.noteAct(tx, { ...decision, act: 'player.exclude', subject: playerId, detail });
      });
      return [`${who} is shut out ${until ? `until ${until.toISOString()}` : 'for good'}.`];
    },

    async reconcile() {
      const faults = await checkLedger(deps.db);
      const lines = faults.map(
        ({ fault, subject, expected, actual }) =>
          `${fault}  ${subject}  expected ${expected}, found ${actual}`,
      );
      for await (const { account_id, transaction_id, position } of findBrokenLinks(deps.db))
        lines.push(`history_altered  ${account_id}  entry ${position} of ${transaction_id}`);
      return lines.length === 0 ? ['The books add up.'] : lines;
    },

    async statements({ limit }) {
      const reports = await deps.statements.reports(limit);
      return reports.length === 0
        ? ['No statement was held against the books yet.']
        : reports.flatMap(reportLines);
    },

    async statement({ words: [, provider = '', day = ''], ...args }) {
      const { operator, reason } = decisionOf({ words: [], ...args });
      const report = await deps.statements
        .reconcile(provider, day, (tx) =>
          deps.noteAct(tx, {
            operator,
            act: 'statement.reconcile',
            subject: `${provider} ${day}`,
            reason,
            detail: {},
          }),
        )
        .catch((error: unknown) => {
          throw error instanceof RangeError ? refusal(error.message) : error;
        });
      return reportLines(report);
    },

    async acts({ words: [, subject], limit }) {
      const acts = await listActs(deps.db, { subject, limit });
      if (acts.length === 0) return ['Nobody did anything yet.'];
      return acts.map(({ at, operator, act, subject: to, reason }) =>
        [at.toISOString(), operator, act, to, reason].join('  '),
      );
    },
  } satisfies Readonly<Record<string, (args: OperatorArguments) => Lines>>;
}

/** The end of a day in UTC. @throws DomainError malformedRequest */
function endOf(day: string): Date {
  const start = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== day)
    throw refusal(`${day} is no day: --until 2027-01-31.`);
  return new Date(start.getTime() + 24 * 60 * 60 * 1000);
}

export type Commands = ReturnType<typeof createCommands>;

/** Runs what the first word names. @throws DomainError malformedRequest for a word that names nothing */
export async function runCommand(commands: Commands, args: OperatorArguments): Lines {
  const [name] = args.words;
  if (name === undefined) return help;
  const known = Object.entries(commands).find(([word]) => word === name);
  if (!known) throw refusal(`There is no command ${name}.\n\n${help.join('\n')}`);
  return known[1](args);
}
