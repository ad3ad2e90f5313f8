/**
 * What tells whose a row is: the player's id, an account of theirs in the ledger, a way to reach them, or
 * that or an address they would like, followed by their id.
 */
export type Belonging = 'player' | 'ledgerAccount' | 'contact' | 'contactOrRequester';

/**
 * A table with rows about players, as its module declares it: what a player is given of it, and what
 * becomes of it when the account is deleted.
 */
export interface PersonalTable {
  /** With its schema. */
  readonly table: string;
  /** Columns that say whose a row is; any of them does. */
  readonly of: Readonly<Record<string, Belonging>>;
  /** Columns that are not given out: secrets of ours, and hashes that say nothing. */
  readonly hidden?: readonly string[];
  /**
   * `removed`; `kept`, because the law wants the books and nothing in it names a person; or the values
   * that take the place of personal ones.
   */
  readonly afterwards: 'removed' | 'kept' | Readonly<Record<string, string | boolean | null>>;
}
