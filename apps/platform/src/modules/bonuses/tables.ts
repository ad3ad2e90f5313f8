import type { BonusResult, BonusStatus } from '@pierlight/contract/bonuses/statuses';
import type { Generated, Selectable } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';

export interface ClaimTable {
  id: Generated<string>;
  player_id: string;
  /** What kind of thing the bonus is claimed for, and which of the kind; a player claims for each once. */
  source_kind: 'deposit' | 'code' | 'cashback' | 'freespins' | 'loyalty' | 'quest' | 'tournament';
  source_key: string;
  /** The deposit it comes with; null for one that needs none. */
  invoice_id: string | null;
  /** Null for a code as long as it waits for a deposit. */
  currency: string | null;
  offer_id: string;
  /** JSON of the terms the player was shown; null where none were, and of bonuses given before claims stayed. */
  terms: unknown;
  created_at: Date;
  /** The bonus that came of it; null as long as none did, and where own money was paid. */
  bonus_id: string | null;
}

interface PlayerBonusTable {
  id: string;
  player_id: string;
  currency: string;
  offer_id: string;
  is_once: boolean;
  invoice_id: string | null;
  package_id: string | null;
  amount: bigint;
  wagered: bigint;
  wager_total: bigint;
  is_staked_out: boolean;
  max_stake: bigint | null;
  closed_games: string[];
  average_return: number | null;
  contributions: Record<string, number>;
  status: BonusStatus;
  result: BonusResult;
  ends_as: BonusResult | null;
  issued_at: Date;
  activated_at: Date | null;
  expires_at: Date;
  finished_at: Date | null;
  version: bigint;
}

/** What there is to offer: offers that come with deposits, gifts that codes give at once, codes, and packages. */
interface OfferTable {
  id: string;
  kind: 'offer' | 'gift' | 'code' | 'package';
  /** The version that holds. */
  version: number;
  is_paused: boolean;
  /** What the file said when it was last read; null when it did not name it. */
  imported: unknown;
}

interface OfferVersionTable {
  offer_id: string;
  version: number;
  /** As it is written in the file, amounts in subunits; null when it was withdrawn. */
  entry: unknown;
  /** The operator who made it, and why; null for the file. */
  made_by: string | null;
  reason: string | null;
  made_at: Date;
}

export type BonusRow = PlayerBonusTable;
export type ClaimRow = Selectable<ClaimTable>;
export type DueBonus = Pick<BonusRow, 'id' | 'player_id'>;

export type OfferVersionRow = OfferVersionTable;
export type OfferKind = OfferTable['kind'];

export const tablesOf = (tx: Database | Tx) =>
  tx.withTables<{
    'bonuses.claim': ClaimTable;
    'bonuses.player_bonus': PlayerBonusTable;
    'bonuses.offer': OfferTable;
    'bonuses.offer_version': OfferVersionTable;
    'bonuses.offer_revision': { revision: bigint };
  }>();
