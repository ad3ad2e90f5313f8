import type { TurnOver } from '@pierlight/contract/risk/schemas';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { readTurnOver } from '../ledger/public.ts';

export interface RiskDeps {
  readonly db: Database;
  /** How often a deposit is to be staked before money may leave; 0 switches the rule off. */
  readonly turnOverTimes: number;
}

/** What holds a withdrawal back. */
export function createRiskService({ db, turnOverTimes }: RiskDeps) {
  const turnOver = async (
    playerId: string,
    currency: string,
    tx: Database | Tx = db,
  ): Promise<TurnOver> => {
    const { required, staked } =
      turnOverTimes === 0
        ? { required: 0n, staked: 0n }
        : await readTurnOver(tx, playerId, currency, turnOverTimes);
    return {
      currency,
      total: Number(required),
      turnOverWager: Number(staked),
      turnOverWagerAmount: Number(required - staked),
    };
  };

  return {
    /** @param isAway somebody who is shut out from playing has nothing to stake */
    turnOver: async (playerId: string, currency: string, isAway: boolean): Promise<TurnOver> =>
      isAway
        ? { currency, total: 0, turnOverWager: 0, turnOverWagerAmount: 0 }
        : turnOver(playerId, currency),

    /** Whether nothing is left to stake. */
    isTurnedOver: async (tx: Tx, playerId: string, currency: string): Promise<boolean> =>
      (await turnOver(playerId, currency, tx)).turnOverWagerAmount === 0,
  };
}

export type RiskService = ReturnType<typeof createRiskService>;
