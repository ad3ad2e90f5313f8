import type { RoundIncident, RoundReview } from '../modules/gameplay/public.ts';
import type { IncidentReview, OpenIncident } from '../modules/payments/public.ts';
import { refusal } from './arguments.ts';
import type { Command, Reading } from './reading.ts';

export interface IncidentDeps {
  readonly incidents: IncidentReview;
  readonly rounds: RoundReview;
}

/** What contradicts the books or never ended, of payments and of game rounds, and what an operator does about it. */
export function createIncidentCommands(
  deps: IncidentDeps,
  { write, decisionOf }: Pick<Reading, 'write' | 'decisionOf'>,
) {
  const linesOf = (incident: OpenIncident): string[] => {
    const { id, kind, provider, since, detail, invoice } = incident;
    const about = invoice
      ? [invoice.number, `player ${invoice.playerId}`, invoice.isOpen ? 'open' : 'ended']
      : ['no invoice of ours'];
    return [
      [
        ...[since.toISOString(), kind, provider, write(BigInt(detail.amount), detail.currency)],
        ...[...about, `their ${detail.paymentId}`, `incident ${id}`],
      ].join('  '),
      `  ${actionFor(incident)}`,
    ];
  };

  const roundLines = (round: RoundIncident): string[] => {
    const { id, kind, provider, since, currency } = round;
    return [
      [
        ...[since.toISOString(), kind, provider, write(round.stake, currency)],
        ...[round.gameCode, `player ${round.playerId}`, `their ${round.externalId}`],
        `incident ${id}`,
      ].join('  '),
      `  ${roundActionFor(round, write(round.payout, currency))}`,
    ];
  };

  const { incidents, rounds } = deps;
  /** What is decided of a deposit: of a lost one, and of one that came for a deleted account. */
  const verbs = {
    close: { decide: incidents.close, outcome: 'did not come' },
    returned: { decide: incidents.confirmReturned, outcome: 'went back to where it came from' },
  };

  return {
    /** The oldest first, and rounds after payments: a game provider's bad day hides no payment. */
    async incidents({ limit }) {
      const listed = [
        ...atMost(limit, (await incidents.open(limit + 1)).map(linesOf)),
        ...atMost(limit, (await rounds.open(limit + 1)).map(roundLines)),
      ];
      return listed.length === 0 ? ['Nothing waits.'] : listed;
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

/** The one thing to do about a round, once its provider was asked how it ended. */
function roundActionFor({ id, kind, playerId, currency }: RoundIncident, paid: string): string {
  const resolve = `incident ${id} resolve`;
  switch (kind) {
    case 'roundLeftOpen':
      return `Have the provider send its win or rollback: this goes by itself. It lost, or nothing more will come: ${resolve}. It won and they cannot send it: adjust ${playerId} ${currency} +…, then ${resolve}.`;
    case 'roundEndedAfterAll':
      return `Settled by hand, and its provider ended it afterwards, paying ${paid}. If it was paid twice, adjust ${playerId} ${currency} -…, then ${resolve}.`;
  }
}

/** The one thing to do about an incident, once the provider was asked what is behind it. */
function actionFor({ id, kind, detail, invoice }: OpenIncident): string {
  const resolve = `incident ${id} resolve`;
  const number = invoice?.number ?? '';
  const adjust = (sign: '+' | '-') =>
    `adjust ${invoice?.playerId} ${detail.currency} ${sign}…, then ${resolve}`;
  switch (kind) {
    case 'lostPayment':
      return invoice?.isOpen
        ? `Ask the provider. Nothing came: deposit ${number} close. By itself it ends after a day.`
        : `Ask the provider. Nothing came: ${resolve}. It came: ${adjust('+')}.`;
    case 'lostPayout':
      return `Ask the provider. It never left: withdrawal ${number} return. It arrived: withdrawal ${number} paid.`;
    case 'overdue':
      return `Have the provider end it: ${number} ends, and this goes, by its word alone.`;
    case 'successAfterError':
      return invoice?.number.startsWith('W')
        ? `Paid out and given back: ask the provider. If so, ${adjust('-')}.`
        : `Paid after it was given up: ask the provider. If so, ${adjust('+')}.`;
    case 'failureAfterSuccess':
      return invoice?.number.startsWith('W')
        ? `Came back after it had arrived: ask the provider. If so, ${adjust('+')}.`
        : `Taken back after it was credited: ask the provider. If so, ${adjust('-')}.`;
    case 'unclaimed':
      return `Its account is deleted; the house holds it. Have the custodian send it back to where it came from: deposit ${number} returned.`;
    case 'otherAmount':
    case 'otherCurrency':
      return `Ask the provider which sum is right. Another than ours: ${adjust('+')}; ours: ${resolve}.`;
    case 'unknownReference':
    case 'otherProvider':
    case 'otherPayment':
    case 'otherReference':
      return `Nothing moved. Ask the provider whose it is, then ${resolve}.`;
    case 'otherThanRecorded':
    case 'eventIdReused':
      return `Nothing moved by it. Ask the provider whether it was theirs, then ${resolve}.`;
  }
}
