import type { Tx } from '../../kernel/db/database.ts';

/** Names as everybody may see them, with most of each hidden, by player id. */
export type ShownNames = (playerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Held until the transaction ends. @throws DomainError accountExcluded */
export type RequirePlaying = (tx: Tx, playerId: string) => Promise<void>;

/** The currency of the account a player uses. */
export type CurrencyOf = (playerId: string) => Promise<string | undefined>;
