import type { WinningsTerms } from '@pierlight/contract/freespins/schemas';
import { freespinResult, freespinStatus } from '@pierlight/contract/freespins/statuses';
import type { Clock } from '../kernel/clock.ts';
import type { Database } from '../kernel/db/database.ts';
import { DomainError } from '../kernel/errors/domain-error.ts';
import type { Ids } from '../kernel/ids.ts';
import type { GamesOf } from '../modules/bonuses/public.ts';
import type { DeskFreespin, FreespinDesk } from '../modules/freespins/public.ts';
import type { FreeRounds, UnitsOfCurrency } from '../modules/gameplay/public.ts';
import type { Exclusions } from '../modules/identity/public.ts';
import type { NoteAct } from '../modules/operations/public.ts';
import { type OperatorArguments, refusal } from './arguments.ts';
import { type Command, endOf, type Lines, type Reading } from './reading.ts';

export interface FreeRoundsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly noteAct: NoteAct;
  readonly freeRounds: Pick<FreeRounds, 'plan'>;
  readonly freespins: FreespinDesk;
  readonly unitsOfCurrency: (code: string) => UnitsOfCurrency | undefined;
  /** What of a player's exclusions runs. */
  readonly exclusionsOf: Exclusions['running'];
  /** A game's name by its id; undefined for one that is not listed. */
  readonly gameName: (id: string) => Promise<string | undefined>;
  readonly gamesOf: GamesOf;
}

const thirtyDays = 30 * 24 * 60 * 60 * 1000;
const most = 1000;
const mostTimes = 100;
const mostDays = 365;

const nameOf = (names: Readonly<Record<string, number>>, number: number): string =>
  Object.entries(names).find(([, known]) => known === number)?.[0] ?? String(number);

const stateOf = ({ status, result, isEnding }: DeskFreespin): string => {
  if (status === freespinStatus.finished) return nameOf(freespinResult, result);
  return isEnding ? 'ending' : nameOf(freespinStatus, status);
};

/** What an operator does about free rounds, which players know as free spins. */
export function createFreeRoundsCommands(
  deps: FreeRoundsDeps,
  { write, playerOf, amountOf, decisionOf }: Reading,
) {
  const { db, clock, freeRounds, freespins } = deps;

  const written = ({ count, stake, currency }: DeskFreespin): string =>
    `${count} × ${write(BigInt(stake), currency)}`;

  /** Whether they could be ordered, were they activated now. @throws DomainError */
  async function plan(request: Parameters<FreeRounds['plan']>[0]): Promise<void> {
    try {
      await freeRounds.plan(request);
    } catch (error) {
      if (!(error instanceof DomainError && error.errorName === 'gameProviderUnavailable'))
        throw error;
      const detail = 'The aggregator does not answer. Nothing was given.';
      throw new DomainError('gameProviderUnavailable', { detail, cause: error });
    }
  }

  /** A whole number from 1 to the most there is. @throws DomainError malformedRequest */
  function wholeOf(typed: string | undefined, flag: string, upTo: number): number {
    const number = Number(typed);
    if (typed === undefined || !/^\d+$/.test(typed) || number < 1 || number > upTo)
      throw refusal(`--${flag} takes a whole number from 1 to ${upTo}.`);
    return number;
  }

  /** The bonus that winnings are to become; null for own money. @throws DomainError malformedRequest */
  async function winningsOf(
    { wager, days, most: mostTyped, maxBet, closed }: OperatorArguments['winnings'],
    code: string,
  ): Promise<WinningsTerms | null> {
    if (wager === undefined) {
      if ([days, mostTyped, maxBet, closed].some((typed) => typed !== undefined))
        throw refusal('Say how often what they win is to be staked, as --wager 30.');
      return null;
    }
    const wagerTimes = wholeOf(wager, 'wager', mostTimes);
    if (mostTyped === undefined)
      throw refusal('Say what the bonus comes to at most, as --most 100.00.');
    const maxAmount = Number(amountOf(mostTyped, code));
    if (!Number.isSafeInteger(maxAmount * wagerTimes))
      throw refusal('More would have to be staked than an amount can be.');
    const closedGames = closed === undefined ? [] : [...new Set(closed.split(','))];
    for (const id of closedGames)
      if ((await deps.gameName(id)) === undefined) throw refusal(`There is no game ${id}.`);
    const { averageReturn } = await deps.gamesOf({
      ...{ closedGames, games: null, contributions: { categories: {}, games: {} } },
    });
    return {
      ...{ wagerTimes, maxAmount, closedGames, averageReturn },
      days: wholeOf(days, 'days', mostDays),
      maxBetAmount: maxBet === undefined ? null : Number(amountOf(maxBet, code)),
    };
  }

  /** What they win becomes, in words. */
  function becoming({ bonusTerms: terms, currency }: DeskFreespin): string {
    if (terms === null) return 'Winnings are own money at once.';
    const bet =
      terms.maxBetAmount === null
        ? ''
        : `, at most ${write(BigInt(terms.maxBetAmount), currency)} a round`;
    const closed = terms.closedGames.length === 0 ? '' : `, not in ${terms.closedGames.join(', ')}`;
    return `Winnings become a bonus of at most ${write(BigInt(terms.maxAmount), currency)}, to be wagered ${terms.wagerTimes} times within ${terms.days} days${bet}${closed}.`;
  }

  async function give({
    words: [, , who, gameId = '', count = '', code = '', typedStake = ''],
    ...args
  }: OperatorArguments): Lines {
    const playerId = await playerOf(who);
    const decision = decisionOf(args);
    const rounds = Number(count);
    if (!/^\d+$/.test(count) || rounds < 1 || rounds > most)
      throw refusal(`Say how many rounds, from 1 to ${most}.`);
    const stake = amountOf(typedStake, code);
    const currency = deps.unitsOfCurrency(code);
    if (!currency) throw refusal(`There is no currency ${code}.`);
    const until =
      args.until === undefined ? new Date(clock.now().getTime() + thirtyDays) : endOf(args.until);
    if (until <= clock.now()) throw refusal(`${args.until} is over.`);
    const name = await deps.gameName(gameId);
    if (name === undefined) throw refusal(`There is no game ${gameId}.`);
    if ((await deps.exclusionsOf(playerId)).length > 0)
      throw refusal(`${who} is away from playing and is offered nothing.`);
    const bonusTerms = await winningsOf(args.winnings, code);
    const reference = args.reference ?? deps.ids.next();
    await plan({ playerId, gameId, rounds, currency, stake, until, reference });
    const detail = {
      reference,
      game: gameId,
      rounds: count,
      currency: code,
      stake: typedStake,
      until: until.toISOString(),
      ...(bonusTerms === null ? {} : { bonus: JSON.stringify(bonusTerms) }),
    };
    const given = await db.transaction().execute(async (tx) => {
      const request = {
        playerId,
        game: { id: gameId, name },
        ...{ currency: code, stake, count: rounds, until, bonusTerms },
        source: { kind: 'operator', key: reference },
      } as const;
      const issued = await freespins.issue(tx, request, clock.now());
      await deps.noteAct(tx, { ...decision, act: 'free-rounds.give', subject: playerId, detail });
      return issued;
    });
    return [
      `${given.id}: ${who} has ${written(given)} at ${name} until ${given.expiresAt}.`,
      becoming(given),
      // Games publish their lowest and highest stake, and none of those between.
      'Whether the game takes that stake was not asked: if not, they are canceled when they are activated.',
    ];
  }

  async function list({ words: [, , who] }: OperatorArguments): Lines {
    const all = await freespins.list(db, await playerOf(who));
    if (all.length === 0) return [`${who} has no free rounds.`];
    return all.map((given) =>
      [
        given.id,
        stateOf(given),
        given.gameId,
        written(given),
        `played ${given.played}`,
        `won ${write(BigInt(given.won), given.currency)}`,
        given.finishedAt === null ? `until ${given.expiresAt}` : `ended ${given.finishedAt}`,
        ...(given.bonusTerms === null ? [] : ['becomes a bonus']),
        ...(given.refusal === null ? [] : [given.refusal]),
      ].join('  '),
    );
  }

  async function cancel({ words: [, , id = ''], ...args }: OperatorArguments): Lines {
    const decision = decisionOf(args);
    if (!/^[0-9a-f-]{36}$/.test(id)) throw refusal('Say which free rounds, by the id of the list.');
    const left = await db.transaction().execute(async (tx) => {
      const canceled = await freespins.cancel(tx, id, clock.now());
      await deps.noteAct(tx, { ...decision, act: 'free-rounds.cancel', subject: id, detail: {} });
      return canceled;
    });
    const how = left.isEnding ? 'is being canceled at the aggregator' : 'is canceled';
    return [`${left.id}: what was left of ${written(left)} at ${left.gameId} ${how}.`];
  }

  const acts = { give, list, cancel } as const;
  return {
    async 'free-rounds'(args) {
      const [, what = ''] = args.words;
      if (!Object.hasOwn(acts, what)) throw refusal('Say give, list or cancel.');
      return acts[what as keyof typeof acts](args);
    },
  } satisfies Readonly<Record<string, Command>>;
}
