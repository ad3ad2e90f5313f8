import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { bonusResult, bonusStatus } from '@pierlight/contract/bonuses/statuses';
import type { Clock } from '../kernel/clock.ts';
import type { Database } from '../kernel/db/database.ts';
import type { bonusDesk } from '../modules/bonuses/public.ts';
import type { NoteAct } from '../modules/operations/public.ts';
import { type OperatorArguments, refusal } from './arguments.ts';
import type { Command, Lines, Reading } from './reading.ts';

export interface BonusDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly noteAct: NoteAct;
  readonly bonuses: typeof bonusDesk;
}

const nameOf = (names: Readonly<Record<string, number>>, number: number): string =>
  Object.entries(names).find(([, known]) => known === number)?.[0] ?? String(number);

/** What an operator sees and decides of bonuses. */
export function createBonusCommands(
  { db, clock, noteAct, bonuses }: BonusDeps,
  { write, playerOf, decisionOf }: Reading,
) {
  const lineOf = (bonus: PlayerBonus): string => {
    const money = (amount: number) => write(BigInt(amount), bonus.currency);
    const isOver = bonus.status === bonusStatus.finished;
    const state = isOver ? nameOf(bonusResult, bonus.result) : nameOf(bonusStatus, bonus.status);
    return [
      bonus.id,
      bonus.isEnding ? 'ending' : state,
      `${bonus.offerId} ${money(bonus.amount)}`,
      `has ${money(bonus.balance)}`,
      `staked ${money(bonus.wagered)} of ${money(bonus.wagerTotal)}`,
      isOver ? `ended ${bonus.finishedAt}` : `until ${bonus.expiresAt}`,
    ].join('  ');
  };

  return {
    async bonuses({ words: [, who] }: OperatorArguments): Lines {
      const given = await bonuses.list(db, await playerOf(who));
      return given.length === 0 ? [`${who} has no bonuses.`] : given.map(lineOf);
    },

    async bonus({ words: [, id = '', what], ...args }: OperatorArguments): Lines {
      if (what !== 'cancel') throw refusal('Say bonus <id> cancel.');
      if (!/^[0-9a-f-]{36}$/.test(id)) throw refusal('Say which bonus, by the id of the list.');
      const decision = decisionOf(args);
      const left = await db.transaction().execute(async (tx) => {
        const canceled = await bonuses.cancel(tx, id, clock.now());
        await noteAct(tx, { ...decision, act: 'bonus.cancel', subject: id, detail: {} });
        return canceled;
      });
      return [lineOf(left)];
    },
  } satisfies Readonly<Record<string, Command>>;
}
