import type { CashbackWeek, PlayerBonus, PlayerBonusCode } from '../bonuses/schemas.ts';
import type { PlayerFreespin } from '../freespins/schemas.ts';
import type { Winner } from '../gameplay/schemas.ts';
import type { LoyaltyAccount } from '../loyalty/schemas.ts';
import type { Message } from '../notifications/schemas.ts';
import type { Invoice } from '../payments/schemas.ts';
import type { PlayerQuest, QuestTask } from '../quests/schemas.ts';
import type { Bet } from '../sportsbook/schemas.ts';
import type { TournamentRow } from '../tournaments/schemas.ts';
import type { PlayerCheck } from '../verification/schemas.ts';
import type { Account } from '../wallet/schemas.ts';

/** Channels of one player: only the connection whose token names that player may listen. */
export const playerChannel = {
  accounts: (playerId: string) => `wallet:accounts#${playerId}`,
  invoices: (playerId: string) => `payment:invoices#${playerId}`,
  bets: (playerId: string) => `game:bets#${playerId}`,
  playerBonuses: (playerId: string) => `bonus:player-bonuses#${playerId}`,
  playerFreespins: (playerId: string) => `bonus:player-freespins#${playerId}`,
  playerBonusCodes: (playerId: string) => `bonus:player-bonus-codes#${playerId}`,
  cashback: (playerId: string) => `bonus:cashback#${playerId}`,
  quests: (playerId: string) => `retention:quests#${playerId}`,
  loyaltyAccounts: (playerId: string) => `retention:accounts#${playerId}`,
  documents: (playerId: string) => `player:documents#${playerId}`,
  notifications: (playerId: string) => `messenger:notifications#${playerId}`,
  verification: (playerId: string) => `player:verification#${playerId}`,
} as const;

/** Channels anyone may listen to. */
export const publicChannel = {
  tournaments: 'tournaments',
  online: 'global:online',
  winners: 'game:winners',
} as const;

export interface AccountMessage {
  readonly account: Account;
}

export interface InvoiceMessage {
  readonly event: 'invoice.deposit.updated' | 'invoice.withdrawal.updated';
  readonly invoice: Invoice;
}

/** A check of the player changed. */
export interface VerificationMessage {
  readonly check: PlayerCheck;
}

export interface LoyaltyMessage {
  readonly playerAccount: LoyaltyAccount;
}

/** A player's quest changed, or a task of one that is on. */
export type QuestMessage =
  | { readonly event: 'quest.updated'; readonly quest: PlayerQuest }
  | { readonly event: 'quest.task.updated'; readonly task: QuestTask };

/** A document was sent, deleted or reviewed, or a phone took over its sending. */
export interface DocumentsMessage {
  readonly event: 'documents.changed';
}

export interface PlayerBonusMessage {
  readonly playerBonus: PlayerBonus;
}

export interface PlayerFreespinMessage {
  readonly playerFreespin: PlayerFreespin;
}

export interface PlayerBonusCodeMessage {
  readonly playerBonusCode: PlayerBonusCode;
  /** The player took it back, as it stood: it is in the list no more. */
  readonly isTakenBack?: true;
}

/** What is due of a week can be claimed from now on, or was claimed. */
export interface CashbackMessage {
  readonly cashbackWeek: CashbackWeek;
}

/**
 * A stake that was refused because of the player's bonus, of a limit of the player's own or of the rules
 * they stand under; one that was taken, and after which a reality check or a pause stands; or a bet on sports
 * as it stands now.
 */
export type BetMessage =
  | BonusBetMessage
  | LimitBetMessage
  | PlayTimeBetMessage
  | RuleBetMessage
  | SportsBetMessage;

/** A bet on sports was taken, confirmed, discarded or settled, in part or whole. */
export interface SportsBetMessage {
  readonly event: 'game.bet.updated';
  readonly bet: Bet;
}

export interface BonusBetMessage {
  readonly event: 'game.bet.restricted' | 'game.bet.max.exceed';
  /** The game's id, as it stands in an address; `sportsbook` for a bet on sports, here and below. */
  readonly gameIdentity: string;
  /** The bonus that sets the bound; the amount is in subunits of its currency. */
  readonly playerBonus?: {
    readonly currency?: string | null;
    readonly maxBetAmount?: number | null;
  } | null;
}

export interface LimitBetMessage {
  readonly event: 'game.bet.limit.reached';
  readonly gameIdentity: string;
  /** The limit that the stake would have passed. */
  readonly limitId: string;
}

/** `time.reached` is the player's limit of time at play in a day. */
export interface PlayTimeBetMessage {
  readonly event: 'game.bet.check.stands' | 'game.bet.pause.stands' | 'game.bet.time.reached';
  readonly gameIdentity: string;
}

/** What the rules of slots did not allow. */
export type RuleBetMessage =
  | {
      readonly event: 'game.bet.too.soon';
      readonly gameIdentity: string;
      /** From the start of one round to that of the next. */
      readonly seconds: number;
    }
  | {
      readonly event: 'game.bet.rule.exceed';
      readonly gameIdentity: string;
      readonly currency: string;
      /** Maximum bet per round, in subunits. */
      readonly maxStake: number;
    };

/**
 * `received` brings a new message; `changed` says that some were read or deleted elsewhere, or that something else of
 * what reaches the player was chosen: by kind and channel, by the profile's consents, or for another device.
 */
export type NotificationMessage =
  | {
      readonly event: 'notification.received';
      readonly notification: Message;
      /** Another channel's message tells of the same moment: the page shows no alert for this one. */
      readonly quiet?: true;
    }
  | { readonly event: 'notification.changed' | 'preferences.changed' };

export interface WinnerMessage {
  readonly winner: Winner;
}

/** What changed in the first places since the message before, at most one a second for each tournament. */
export interface TournamentTableMessage {
  readonly event: 'tournament.table.changed';
  readonly tournament: {
    readonly identity: string;
    /** One more than that of the message before. */
    readonly number: number;
    readonly players: number;
    /** New among the first places, or with another place or score. */
    readonly rows: readonly TournamentRow[];
    /** Entries that are among the first places no more. */
    readonly gone: readonly string[];
  };
}

/** Places are final, and prizes are given. */
export interface TournamentCompletedMessage {
  readonly event: 'tournament.completed';
  readonly tournament: {
    readonly identity: string;
    /** Worded from content. */
    readonly title: string;
    /** Of those that were given, by place. */
    readonly prizes: readonly TournamentPrize[];
  };
}

export interface TournamentPrize {
  readonly place: number;
  /** The gift by its id. */
  readonly title: string;
  /** In subunits. */
  readonly amount: number;
  readonly currency: string;
  readonly entry: { readonly playerId: string };
}

export type TournamentMessage = TournamentTableMessage | TournamentCompletedMessage;

export interface OnlineMessage {
  /** Open connections on all nodes. */
  readonly online: number;
}
