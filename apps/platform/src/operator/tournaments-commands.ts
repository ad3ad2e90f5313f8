import type { Database } from '../kernel/db/database.ts';
import type { NoteAct } from '../modules/operations/public.ts';
import type { DeskEntry, TournamentsDesk } from '../modules/tournaments/public.ts';
import { type OperatorArguments, refusal } from './arguments.ts';
import type { Command, Lines, Reading } from './reading.ts';

export interface TournamentsCommandsDeps {
  readonly db: Database;
  readonly noteAct: NoteAct;
  readonly tournaments: TournamentsDesk;
}

type Listed = Awaited<ReturnType<TournamentsDesk['list']>>[number];

const lineOf = ({ identity, settled_at, held_at, cancelled_at, ...one }: Listed): string => {
  const done = cancelled_at === null ? 'settled' : 'cancelled';
  const settling =
    settled_at === null
      ? `settles ${one.settles_at.toISOString()}`
      : `${done} ${settled_at.toISOString()}`;
  return [
    identity,
    `${one.starts_at.toISOString()} to ${one.ends_at.toISOString()}`,
    held_at === null ? settling : `held since ${held_at.toISOString()}`,
    `${one.joined} players`,
  ].join('  ');
};

/** What an operator sees and does of tournaments. */
export function createTournamentsCommands(
  { db, noteAct, tournaments }: TournamentsCommandsDeps,
  { write, playerOf, decisionOf }: Reading,
) {
  async function list(): Lines {
    const all = await tournaments.list();
    return all.length === 0 ? ['There are no tournaments.'] : all.map(lineOf);
  }

  const given = ({ prize }: DeskEntry): string => {
    if (!prize) return 'no prize';
    const { gift, amount, currency, place } = prize;
    return amount === null || currency === undefined
      ? `${gift} of place ${place} was not given`
      : `${gift} of place ${place}, ${write(BigInt(amount), currency)}`;
  };

  async function table({ words: [, , identity = ''], limit }: OperatorArguments): Lines {
    const entries = await tournaments.table(identity, limit);
    if (entries.length === 0) return ['No scores yet.'];
    return entries.map((entry) =>
      [
        entry.isDisqualified ? 'disqualified' : String(entry.place),
        entry.playerId,
        `${entry.score} points`,
        given(entry),
      ].join('  '),
    );
  }

  const holding =
    (isHeld: boolean) =>
    async ({ words: [, , identity = ''], ...args }: OperatorArguments): Lines => {
      const decision = decisionOf(args);
      const act = isHeld ? 'tournament.hold' : 'tournament.release';
      const isOther = await db.transaction().execute(async (tx) => {
        const changed = await tournaments.hold(tx, identity, isHeld);
        if (changed) await noteAct(tx, { ...decision, act, subject: identity, detail: {} });
        return changed;
      });
      const state = isHeld ? 'is held and not settled before it is released' : 'is not held';
      return [`${identity} ${state}${isOther ? '.' : ', as before.'}`];
    };

  const disqualifying =
    (isDisqualified: boolean) =>
    async ({ words: [, , identity = '', who], ...args }: OperatorArguments): Lines => {
      const playerId = await playerOf(who);
      const decision = decisionOf(args);
      const act = isDisqualified ? 'tournament.disqualify' : 'tournament.reinstate';
      const isOther = await db.transaction().execute(async (tx) => {
        const asked = { identity, playerId };
        const changed = await tournaments.disqualify(tx, asked, isDisqualified);
        if (changed)
          await noteAct(tx, {
            ...{ ...decision, act, subject: playerId },
            detail: { tournament: identity },
          });
        return changed;
      });
      const state = isDisqualified ? 'is disqualified' : 'takes part';
      return [`${who} ${state} in ${identity}${isOther ? ', and is told.' : ', as before.'}`];
    };

  async function cancel({ words: [, , identity = ''], ...args }: OperatorArguments): Lines {
    const decision = decisionOf(args);
    const players = await db.transaction().execute(async (tx) => {
      const joined = await tournaments.cancel(tx, identity);
      const detail = { players: String(joined) };
      await noteAct(tx, { ...decision, act: 'tournament.cancel', subject: identity, detail });
      return joined;
    });
    return [`${identity} is cancelled, and its ${players} players are notified.`];
  }

  async function prize({
    words: [, , identity = '', who, typedPlace = ''],
    ...args
  }: OperatorArguments): Lines {
    const playerId = await playerOf(who);
    const decision = decisionOf(args);
    if (!/^[1-9]\d{0,3}$/.test(typedPlace)) throw refusal('Say which place’s prize, as 1.');
    const place = Number(typedPlace);
    const gift = await tournaments.preparePrize(identity, playerId, place);
    await db.transaction().execute(async (tx) => {
      await tournaments.givePrize(tx, { identity, playerId, place }, gift);
      await noteAct(tx, {
        ...{ ...decision, act: 'tournament.prize', subject: playerId },
        detail: { tournament: identity, place: typedPlace, gift: gift.id },
      });
    });
    const sum = write(BigInt(gift.gift.amount), gift.currency);
    return [`${who} is given ${sum}, the prize of place ${place} in ${identity}, and is told.`];
  }

  const acts: Readonly<Record<string, Command>> = {
    ...{ table, hold: holding(true), release: holding(false), cancel, prize },
    ...{ disqualify: disqualifying(true), reinstate: disqualifying(false) },
  };
  return {
    async tournaments(args) {
      if (args.words[1] === undefined) return list();
      const act = Object.entries(acts).find(([word]) => word === args.words[1])?.[1];
      if (!act) throw refusal('Say table, hold, release, disqualify, reinstate, cancel or prize.');
      return act(args);
    },
  } satisfies Readonly<Record<string, Command>>;
}
