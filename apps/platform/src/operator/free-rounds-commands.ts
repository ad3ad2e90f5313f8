import type { Clock } from '../kernel/clock.ts';
import type { Database } from '../kernel/db/database.ts';
import { DomainError } from '../kernel/errors/domain-error.ts';
import type { Ids } from '../kernel/ids.ts';
import type { FreeRounds, KnownRounds, UnitsOfCurrency } from '../modules/gameplay/public.ts';
import type { Exclusions } from '../modules/identity/public.ts';
import type { Notify } from '../modules/notifications/public.ts';
import type { Act, NoteAct } from '../modules/operations/public.ts';
import { type OperatorArguments, refusal } from './arguments.ts';
import { type Command, endOf, type Lines, type Reading } from './reading.ts';

export interface FreeRoundsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly noteAct: NoteAct;
  readonly notify: Notify;
  readonly freeRounds: FreeRounds;
  readonly unitsOfCurrency: (code: string) => UnitsOfCurrency | undefined;
  /** What of a player's exclusions runs. */
  readonly exclusionsOf: Exclusions['running'];
  /** A game's name by its id; undefined for one that is not listed. */
  readonly gameName: (id: string) => Promise<string | undefined>;
}

const thirtyDays = 30 * 24 * 60 * 60 * 1000;
const most = 1000;

/** What an operator does about free rounds. The aggregator keeps and counts them. */
export function createFreeRoundsCommands(
  deps: FreeRoundsDeps,
  { write, playerOf, amountOf, decisionOf }: Reading,
) {
  const { db, clock, freeRounds } = deps;

  /** Notes an act before the aggregator hears of it, and that it was refused when it was. */
  async function noted<T>(act: Act, work: () => Promise<T>): Promise<T> {
    const note = (one: Act) => db.transaction().execute((tx) => deps.noteAct(tx, one));
    await note(act);
    try {
      return await work();
    } catch (error) {
      if (error instanceof DomainError && error.errorName === 'malformedRequest') {
        const detail = { ...act.detail, refused: (error.options.detail ?? '').slice(0, 500) };
        await note({ ...act, act: `${act.act}.refused`, detail });
      }
      throw error;
    }
  }

  const written = (given: KnownRounds): string =>
    `${given.rounds} × ${given.stake === null ? given.currency : write(given.stake, given.currency)}`;

  /** @throws DomainError gameProviderUnavailable, saying how to go on */
  async function sure<T>(work: () => Promise<T>, howToGoOn: string): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DomainError && error.errorName === 'gameProviderUnavailable'))
        throw error;
      const detail = `The aggregator does not answer. ${howToGoOn}`;
      throw new DomainError('gameProviderUnavailable', { detail, cause: error });
    }
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
    const reference = args.reference ?? deps.ids.next();
    const wish = { playerId, gameId, rounds, currency, stake, until, reference };
    const order = await sure(() => freeRounds.plan(wish), 'Nothing was given.');
    const detail = {
      reference,
      game: gameId,
      rounds: count,
      currency: code,
      stake: typedStake,
      until: until.toISOString(),
    };
    const act = { ...decision, act: 'free-rounds.give', subject: playerId, detail };
    const given = await noted(act, () =>
      sure(
        () => freeRounds.give(order, args.reference !== undefined),
        `Whether they were given is not known: say the same again with --reference ${reference}, and they are given once.`,
      ),
    );
    const end = given.endsAt ?? until;
    await db.transaction().execute((tx) =>
      deps.notify(tx, {
        playerId,
        template: 'freeRounds',
        occasion: `free-rounds:${given.id}`,
        values: {
          game: name,
          rounds,
          stake: { amount: String(stake), currency: code },
          // The last moment in which a round may begin, which lies on the last day.
          until: end.getTime() - 1,
        },
        path: `/games/${gameId}`,
      }),
    );
    return [`${given.id}: ${who} has ${written(given)} at ${name} until ${end.toISOString()}.`];
  }

  async function list({ words: [, , who] }: OperatorArguments): Lines {
    const playerId = await playerOf(who);
    const all = await sure(() => freeRounds.ofPlayer(playerId), 'Try again later.');
    if (all.length === 0) return [`${who} was given no free rounds.`];
    return all.map((given) =>
      [
        given.id,
        given.state,
        given.gameCode,
        written(given),
        given.endsAt === null ? 'without an end' : `until ${given.endsAt.toISOString()}`,
      ].join('  '),
    );
  }

  async function cancel({ words: [, , id = ''], ...args }: OperatorArguments): Lines {
    const decision = decisionOf(args);
    if (!/^[0-9a-f-]{36}$/.test(id)) throw refusal('Say which free rounds, by the id of the list.');
    const act = { ...decision, act: 'free-rounds.cancel', subject: id, detail: {} };
    const given = await noted(act, () =>
      sure(
        () => freeRounds.cancel(id),
        'Whether they were canceled is not known: say it again, it is done once.',
      ),
    );
    return [`${given.id}: what was left of ${written(given)} at ${given.gameCode} is canceled.`];
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
