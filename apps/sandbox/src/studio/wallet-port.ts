/** How the studio moves money. Amounts are whole subunits of the account's currency. */

/** Whose money, in which game. `token` is the operator's token of the game session. */
export type WalletAccount = {
  readonly user: string;
  readonly token: string;
  readonly currency: string;
  readonly gameId: string;
};

export type WalletMove = {
  readonly account: WalletAccount;
  /** A UUID; the same id never moves money twice. */
  readonly transactionId: string;
  readonly roundId: string;
  readonly amount: number;
  /** The reward the round is one of: its bet takes nothing. Null of a round that is paid for. */
  readonly rewardId: string | null;
};

export type WalletRefusal =
  | 'insufficient-funds'
  | 'session-expired'
  | 'limit-reached'
  | 'stake-too-high'
  | 'game-unavailable';

export type WalletAnswer =
  /** `balance` is null when the wallet has none to tell, as after undoing a bet it never saw. */
  | { readonly kind: 'done'; readonly balance: number | null }
  /** Certain that no money moved. */
  | { readonly kind: 'refused'; readonly reason: WalletRefusal; readonly balance: number | null }
  /** The transaction was undone before. */
  | { readonly kind: 'rolled-back' }
  /** No answer, or none that can be relied on: money may or may not have moved. */
  | { readonly kind: 'unreachable' };

export type WalletPort = {
  bet(move: WalletMove): Promise<WalletAnswer>;
  /** Also sent for a win of 0, which closes the round. `betId` is the bet's transaction id. */
  win(move: WalletMove & { readonly betId: string }): Promise<WalletAnswer>;
  /** Undoes the bet, or keeps it from being taken should it still arrive. */
  rollback(
    move: Omit<WalletMove, 'amount' | 'rewardId'> & {
      readonly betId: string;
      /** Whether nothing is left of the round. */
      readonly closesRound: boolean;
    },
  ): Promise<WalletAnswer>;
  balance(account: WalletAccount): Promise<WalletAnswer>;
};
