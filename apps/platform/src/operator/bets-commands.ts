import { betStatus, legStatus } from '@pierlight/contract/sportsbook/statuses';
import type { Database } from '../kernel/db/database.ts';
import type { NoteAct } from '../modules/operations/public.ts';
import {
  type BetState,
  type BetsDesk,
  betStates,
  type DeskBet,
} from '../modules/sportsbook/public.ts';
import { type OperatorArguments, refusal } from './arguments.ts';
import type { Command, Lines, Reading } from './reading.ts';

export interface BetsCommandsDeps {
  readonly db: Database;
  readonly noteAct: NoteAct;
  readonly bets: BetsDesk;
}

const nameOf = (statuses: Readonly<Record<string, number>>, status: number): string =>
  Object.entries(statuses).find(([, value]) => value === status)?.[0] ?? String(status);

/** What an operator sees of bets on sports, and has the book do about them: money moves by its calls alone. */
export function createBetsCommands(
  { db, noteAct, bets }: BetsCommandsDeps,
  { write, playerOf, decisionOf }: Reading,
) {
  const lineOf = ({ bet, playerId }: DeskBet): string =>
    [
      ...[bet.createdAt, bet.reference, playerId, bet.type],
      ...[write(BigInt(bet.stake), bet.currency), `at ${bet.odds}`],
      nameOf(betStatus, bet.status) + (bet.isConfirmed ? '' : ', not confirmed'),
      ...(bet.payout === null ? [] : [`paid ${write(BigInt(bet.payout), bet.currency)}`]),
    ].join('  ');

  const stateOf = (typed: string | undefined): BetState | undefined => {
    const state = betStates.find((one) => one === typed);
    if (typed !== undefined && !state) throw refusal(`--state takes ${betStates.join(', ')}.`);
    return state;
  };

  async function list({ words: [, who], event, state, limit }: OperatorArguments): Lines {
    const playerId = who === undefined ? undefined : await playerOf(who);
    const found = await bets.list({ playerId, event, state: stateOf(state), limit });
    return found.length === 0 ? ['No bets found.'] : found.map(lineOf);
  }

  async function show({ words: [, , name = ''] }: OperatorArguments): Lines {
    const found = await bets.find(name);
    const { bet, makeKey, slipId } = found;
    const legs = bet.legs.map(({ event, market, outcome, odds, margin, status, voidReason }) =>
      [
        `  ${event.startsAt}`,
        ...[event.sport, event.tournament, event.competitors.join(' – '), `event ${event.id}`],
        `${market}: ${outcome} at ${odds}${margin === null ? '' : ` (margin ${margin})`}`,
        nameOf(legStatus, status) + (voidReason === null ? '' : `: ${voidReason}`),
      ].join('  '),
    );
    const calls = (await bets.calls(makeKey)).map((call) =>
      [
        `  ${call.at.toISOString()}`,
        ...[call.kind, call.key, call.status],
        ...(call.amount === null ? [] : [write(call.amount, bet.currency)]),
        ...(call.parentKey === null ? [] : [`of ${call.parentKey}`]),
        ...(call.isTakenBack ? ['taken back'] : []),
      ].join('  '),
    );
    const { reason } = found;
    const told = reason === null ? [] : [`  the sportsbook says: ${reason}`];
    return [lineOf(found), `  their bet ${makeKey}, slip ${slipId}`, ...told, ...legs, ...calls];
  }

  /** The act stands, whatever becomes of the call: it was requested. */
  async function asked(
    args: OperatorArguments,
    act: string,
    subject: string,
    detail: Readonly<Record<string, string>>,
  ): Promise<string> {
    const decision = decisionOf(args);
    await db.transaction().execute((tx) => noteAct(tx, { ...decision, act, subject, detail }));
    return decision.reason;
  }

  async function voiding({ words: [, , name = ''], ...args }: OperatorArguments): Lines {
    const found = await bets.find(name);
    const { reference } = found.bet;
    const reason = await asked({ ...args, words: [] }, 'bet.void', reference, {});
    await bets.void(found, reason);
    return [`The sportsbook was asked to void ${reference}; it returns the stake.`];
  }

  const about = (count: number) => `that is about ${count} ${count === 1 ? 'bet' : 'bets'}`;

  async function result({ words: [, , event = '', said = ''], ...args }: OperatorArguments): Lines {
    if (event === '' || said === '')
      throw refusal('Say which event and how it ended: events result <event> 2:1.');
    const reason = await asked({ ...args, words: [] }, 'event.result', event, { result: said });
    const count = await bets.correct(event, said, reason);
    return [`The sportsbook settles ${event} again as ${said}; ${about(count)}.`];
  }

  async function voidEvent({ words: [, , event = ''], ...args }: OperatorArguments): Lines {
    if (event === '') throw refusal('Say which event: events void <event>.');
    const reason = await asked({ ...args, words: [] }, 'event.void', event, {});
    const count = await bets.voidEvent(event, reason);
    return [`The sportsbook voids ${event}; ${about(count)}.`];
  }

  return {
    async bets(args) {
      switch (args.words[1]) {
        case 'show':
          return show(args);
        case 'void':
          return voiding(args);
        default:
          return list(args);
      }
    },

    async events(args) {
      switch (args.words[1]) {
        case 'result':
          return result(args);
        case 'void':
          return voidEvent(args);
        default:
          throw refusal('Say result or void.');
      }
    },
  } satisfies Readonly<Record<string, Command>>;
}
