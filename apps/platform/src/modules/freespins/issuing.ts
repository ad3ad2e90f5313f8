import { isDeepStrictEqual } from 'node:util';
import type { WinningsTerms } from '@pierlight/contract/freespins/schemas';
import type { Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Notify } from '../notifications/public.ts';
import { type FreespinRow, freespinOfSource, insertFreespin } from './repository.ts';
import { announce } from './standing.ts';

/** Free spins as somebody wants them given. */
export interface FreespinRequest {
  readonly playerId: string;
  readonly game: { readonly id: string; readonly name: string };
  readonly currency: string;
  /** What each is played at, in subunits. */
  readonly stake: bigint;
  readonly count: number;
  /** Of the bonus that what they win becomes; null: it is the player's own money at once. */
  readonly bonusTerms: WinningsTerms | null;
  /** What they are given for, and which of the kind: a player is given some for each once. */
  readonly source: { readonly kind: FreespinRow['source_kind']; readonly key: string };
  /** The package they are part of, and the deposit they came with; null for none. */
  readonly packageId?: string | null;
  readonly issueSessionId?: string | null;
  /** No spin is begun from then on. */
  readonly until: Date;
}

export interface IssuingDeps {
  readonly ids: Ids;
  readonly notify: Notify;
}

/**
 * Gives free spins that wait to be activated, and tells the player. Given again for the same source they are there
 * once.
 * @throws DomainError malformedRequest when others were given for it
 */
export async function issueFreespins(
  tx: Tx,
  { ids, notify }: IssuingDeps,
  { playerId, game, currency, stake, count, bonusTerms, source, until, ...came }: FreespinRequest,
  at: Date,
): Promise<FreespinRow> {
  const wanted = {
    player_id: playerId,
    source_kind: source.kind,
    source_key: source.key,
    game_id: game.id,
    ...{ currency, stake, count },
  };
  // The aggregator knows whole seconds.
  const expiresAt = new Date(Math.floor(until.getTime() / 1000) * 1000);
  const isNew = await insertFreespin(tx, {
    ...wanted,
    id: ids.next(),
    package_id: came.packageId ?? null,
    issue_session_id: came.issueSessionId ?? null,
    bonus_terms: bonusTerms,
    issued_at: at,
    expires_at: expiresAt,
  });
  const row = await freespinOfSource(tx, wanted);
  if (!isNew) {
    const isSame =
      row.game_id === game.id &&
      row.currency === currency &&
      row.stake === stake &&
      row.count === count &&
      isDeepStrictEqual(agreedOf(row.bonus_terms), agreedOf(bonusTerms));
    if (!isSame)
      throw new DomainError('malformedRequest', {
        detail: `Other free rounds were given as ${source.key}.`,
      });
    return row;
  }
  await announce(tx, row);
  await notify(tx, {
    playerId,
    template: bonusTerms === null ? 'freeRounds' : 'freeSpinsForBonus',
    occasion: `freespins:${row.id}`,
    values: {
      game: game.name,
      rounds: count,
      stake: { amount: String(stake), currency },
      // The last moment in which a spin may begin, which lies on the last day.
      until: expiresAt.getTime() - 1,
    },
  });
  return row;
}

/** What was agreed on; what games return on average changes by itself. */
const agreedOf = (terms: WinningsTerms | null) => terms && { ...terms, averageReturn: null };
