import type { RoundIncident, RoundReview } from '../modules/gameplay/public.ts';
import type { IncidentReview, OpenIncident } from '../modules/payments/public.ts';
import type { BetsDesk, DeskBet, LateMoney } from '../modules/sportsbook/public.ts';
import { refusal } from './arguments.ts';
import { actionFor, roundActionFor } from './incident-actions.ts';
import type { Command, Reading } from './reading.ts';

export interface IncidentDeps {
  readonly incidents: IncidentReview;
  readonly rounds: RoundReview;
  readonly bets: Pick<BetsDesk, 'afterDeletion' | 'list'>;
  /** Whose account was deleted, of these players. */
  readonly deletedAmong: (playerIds: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** What contradicts the books or never ended, of payments and of game rounds, and what an operator does about it. */
export function createIncidentCommands(
  deps: IncidentDeps,
  { write, decisionOf }: Pick<Reading, 'write' | 'decisionOf'>,
) {
  const ownerLine = (playerId: string, isDeleted: boolean): string =>
    `player ${playerId}${isDeleted ? ' (account deleted)' : ''}`;

  const linesOf = (incident: OpenIncident, isDeleted: boolean): string[] => {
    const { id, kind, provider, since, detail, invoice } = incident;
    const about = invoice
      ? [invoice.number, ownerLine(invoice.playerId, isDeleted), invoice.isOpen ? 'open' : 'ended']
      : ['no invoice of ours'];
    return [
      [
        ...[since.toISOString(), kind, provider, write(BigInt(detail.amount), detail.currency)],
        ...[...about, `their ${detail.paymentId}`, `incident ${id}`],
      ].join('  '),
      `  ${actionFor(incident, isDeleted)}`,
    ];
  };

  const roundLines = (round: RoundIncident, isDeleted: boolean): string[] => {
    const { id, kind, provider, since, currency, moved } = round;
    return [
      [
        ...[since.toISOString(), kind, provider, write(round.stake, currency)],
        ...[round.gameCode, ownerLine(round.playerId, isDeleted), `their ${round.externalId}`],
        `incident ${id}`,
      ].join('  '),
      `  ${roundActionFor(round, write(moved < 0n ? -moved : moved, currency), isDeleted)}`,
    ];
  };

  const betLines = ({ bet, playerId, makeKey }: DeskBet): string[] => [
    [
      ...[bet.createdAt, 'betOverdue', 'betby', write(BigInt(bet.openStake), bet.currency)],
      ...[bet.reference, ownerLine(playerId, false), `their ${makeKey}`],
    ].join('  '),
    `  Have the book settle it: this goes by its word alone. It cannot: bets void ${bet.reference}.`,
  ];

  const lateLines = ({ playerId, currency, moved, references }: LateMoney): string[] => [
    ['betAfterDeletion', write(moved, currency), ...references, ownerLine(playerId, true)].join(
      '  ',
    ),
    moved > 0n
      ? `  Nobody can use what lies there: ask the book whether it was right, then adjust ${playerId} ${currency} -….`
      : '  It was taken of what was left: ask the book whether it was right, and have it pay that back if not.',
  ];

  const { incidents, rounds, bets } = deps;
  /** What is decided of a deposit: of a lost one, and of one that came for a deleted account. */
  const verbs = {
    close: { decide: incidents.close, outcome: 'did not come' },
    returned: { decide: incidents.confirmReturned, outcome: 'went back to where it came from' },
  };

  return {
    /** The oldest first, rounds after payments and bets after those: a game provider's bad day hides no payment. */
    async incidents({ limit }) {
      const overdue = { playerId: undefined, event: undefined, state: 'overdue' as const };
      const [ofPayments, ofRounds, ofBets] = [
        await incidents.open(limit + 1),
        await rounds.open(limit + 1),
        await bets.list({ ...overdue, limit: limit + 1 }),
      ];
      const deleted = await deps.deletedAmong([
        ...ofPayments.flatMap(({ invoice }) => (invoice ? [invoice.playerId] : [])),
        ...ofRounds.map(({ playerId }) => playerId),
      ]);
      const listed = [
        ...atMost(
          limit,
          ofPayments.map((one) => linesOf(one, deleted.has(one.invoice?.playerId ?? ''))),
        ),
        ...atMost(
          limit,
          ofRounds.map((one) => roundLines(one, deleted.has(one.playerId))),
        ),
        ...atMost(limit, ofBets.map(betLines)),
        ...atMost(limit, (await bets.afterDeletion(limit + 1)).map(lateLines)),
      ];
      return listed.length === 0 ? ['Nothing is waiting.'] : listed;
    },

    async incident({ words: [, id = '', verb], ...args }) {
      if (verb !== 'resolve') throw refusal('Say resolve: incident <id> resolve --reason "…".');
      const decision = decisionOf(args);
      if (!(await rounds.resolve(id, decision))) await incidents.resolve(id, decision);
      return [`${id} is settled.`];
    },

    async deposit({ words: [, number = '', verb = ''], ...args }) {
      const found = Object.entries(verbs).find(([name]) => name === verb);
      if (!found) throw refusal('Say close or returned: deposit <number> close --reason "…".');
      const [, { decide, outcome }] = found;
      const decided = await decide(number, decisionOf(args));
      return [`${number}: ${write(decided.amount, decided.currency)} ${outcome}.`];
    },
  } satisfies Readonly<Record<string, Command>>;
}

const atMost = (limit: number, all: readonly string[][]): string[] => [
  ...all.slice(0, limit).flat(),
  ...(all.length > limit ? ['… and newer ones: --limit takes up to 1000.'] : []),
];
