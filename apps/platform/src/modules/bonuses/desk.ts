import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { cancelBonus, holdBonus } from './ending.ts';
import { playerOfBonus, shownBonuses } from './repository.ts';

/** What an operator sees and does of players' bonuses. */
export const bonusDesk = {
  /** The newest hundred of a player's, the one being played first. */
  list: (db: Database, playerId: string): Promise<PlayerBonus[]> =>
    shownBonuses(db, { playerId, offset: 0, limit: 100 }),

  /**
   * Takes a bonus from its player, with its money; one with open rounds ends with them.
   * @throws DomainError notFound, bonusOver when it ended otherwise
   */
  async cancel(tx: Tx, id: string, at: Date): Promise<PlayerBonus> {
    const playerId = await playerOfBonus(tx, id);
    if (playerId === undefined) throw new DomainError('notFound');
    await cancelBonus(tx, await holdBonus(tx, playerId, id), at);
    const [bonus] = await shownBonuses(tx, { playerId, id, offset: 0, limit: 1 });
    if (!bonus) throw new DomainError('notFound');
    return bonus;
  },
};
