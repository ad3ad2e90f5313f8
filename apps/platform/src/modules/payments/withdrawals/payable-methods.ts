import type { Database } from '../../../kernel/db/database.ts';
import type { WithdrawalMethod } from './methods.ts';
import { latestDeposit } from './repository.ts';

/** Keeps of some methods those a player can be paid by: back to a card only where one was paid with. */
export function createPayableMethods(db: Database) {
  return async (
    playerId: string,
    methods: readonly WithdrawalMethod[],
    currency: string,
  ): Promise<WithdrawalMethod[]> => {
    const paidWith = await Promise.all(
      methods.map(
        async ({ id, backToDeposit }) =>
          !backToDeposit || (await latestDeposit(db, playerId, id, currency)) !== undefined,
      ),
    );
    return methods.filter((_, index) => paidWith[index]);
  };
}
