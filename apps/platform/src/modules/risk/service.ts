import type { TurnOver } from '@pierlight/contract/risk/schemas';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
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
    turnOver: (playerId: string, currency: string) => turnOver(playerId, currency),

    /** @throws DomainError turnOverRequired while something is left to stake */
    async requireTurnOver(tx: Tx, playerId: string, currency: string): Promise<void> {
      if ((await turnOver(playerId, currency, tx)).turnOverWagerAmount > 0)
        throw new DomainError('turnOverRequired');
    },
  };
}

export type RiskService = ReturnType<typeof createRiskService>;
