import type { Tx } from '../../kernel/db/database.ts';
import type { GiveSpins } from '../bonuses/public.ts';
import { type IssuingDeps, issueFreespins } from './issuing.ts';

export interface SpinsOfBonusDeps extends IssuingDeps {
  /** A game's name by its id; undefined for one that is not listed. */
  readonly gameName: (tx: Tx, id: string) => Promise<string | undefined>;
}

/** Free spins that come with a bonus: what they win is own money at once. */
export const createSpinsOfBonus =
  ({ gameName, ...deps }: SpinsOfBonusDeps): GiveSpins =>
  async (tx, { gameId, claimId, ...spins }, at) => {
    const game = { id: gameId, name: (await gameName(tx, gameId)) ?? gameId };
    const source = { kind: 'claim', key: claimId } as const;
    await issueFreespins(tx, deps, { ...spins, game, source, bonusTerms: null }, at);
  };
