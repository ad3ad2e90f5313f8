import type { Database, Tx } from '../kernel/db/database.ts';
import type { StakeBound } from '../modules/gameplay/public.ts';
import type { Exclusion, Exclusions } from '../modules/identity/public.ts';
import type { NoteAct } from '../modules/operations/public.ts';
import { refusal } from './arguments.ts';
import { type Command, endOf, type Reading } from './reading.ts';

export interface PlayerDeps {
  readonly db: Database;
  readonly noteAct: NoteAct;
  readonly exclude: (tx: Tx, exclusion: Exclusion) => Promise<void>;
  /** What of a player's exclusions runs, the longest first. */
  readonly exclusionsOf: Exclusions['running'];
  readonly stakeBounds: {
    readonly set: (tx: Tx, bound: StakeBound) => Promise<void>;
    /** False when there was none. */
    readonly lift: (
      tx: Tx,
      bound: Pick<StakeBound, 'playerId' | 'currency' | 'source'>,
    ) => Promise<boolean>;
  };
}

/** Whose hand a bound is that no bonus of the platform has set. */
const source = 'operator';

/** What an operator decides about a player. */
export function createPlayerCommands(
  deps: PlayerDeps,
  { write, playerOf, amountOf, currencyOf, decisionOf }: Reading,
) {
  return {
    async exclude({ words: [, who], until: day, ...args }) {
      const playerId = await playerOf(who);
      const decision = decisionOf(args);
      const until = day === undefined ? null : endOf(day);
      await deps.db.transaction().execute(async (tx) => {
        await deps.exclude(tx, { playerId, kind: 'selfExclusion', until });
        const detail = { until: until?.toISOString() ?? 'for good' };
        await deps.noteAct(tx, { ...decision, act: 'player.exclude', subject: playerId, detail });
      });
      return [`${who} is excluded ${until ? `until ${until.toISOString()}` : 'permanently'}.`];
    },

    async exclusions({ words: [, who] }) {
      const running = await deps.exclusionsOf(await playerOf(who));
      if (running.length === 0) return [`${who} is not excluded.`];
      return running.map(({ kind, from, until }) => {
        const end = until ? `until ${until.toISOString()}` : 'permanently';
        return `${kind} since ${from.toISOString()}, ${end}. It cannot be undone.`;
      });
    },

    async bound({ words: [, who, code = '', most = '', ...closedGames], ...args }) {
      const playerId = await playerOf(who);
      const decision = decisionOf(args);
      currencyOf(code);
      const maxStake = most === 'any' ? null : amountOf(most, code);
      if (maxStake === null && closedGames.length === 0)
        throw refusal('Enter a maximum stake per round, or games to close.');
      await deps.db.transaction().execute(async (tx) => {
        await deps.stakeBounds.set(tx, {
          playerId,
          currency: code,
          source,
          maxStake,
          closedGames,
        });
        const detail = { currency: code, most, closed: closedGames.join(' ') };
        await deps.noteAct(tx, { ...decision, act: 'player.bound', subject: playerId, detail });
      });
      const sum = maxStake === null ? 'any stake' : `at most ${write(maxStake, code)} a round`;
      const closed = closedGames.length === 0 ? '' : `, but not at ${closedGames.join(', ')}`;
      return [`${who} may stake ${sum}${closed}.`];
    },

    async unbound({ words: [, who, code = ''], ...args }) {
      const playerId = await playerOf(who);
      const decision = decisionOf(args);
      await deps.db.transaction().execute(async (tx) => {
        if (!(await deps.stakeBounds.lift(tx, { playerId, currency: code, source })))
          throw refusal(`${who} has no bonus limits in ${code}.`);
        const detail = { currency: code };
        await deps.noteAct(tx, { ...decision, act: 'player.unbound', subject: playerId, detail });
      });
      return [`${who} has no bonus limits in ${code} any more.`];
    },
  } satisfies Readonly<Record<string, Command>>;
}
