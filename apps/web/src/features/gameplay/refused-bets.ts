import type { BonusBetMessage } from '@pierlight/contract/realtime/channels';

/** A stake the player's bonus did not allow, and the modal that says so. */
export type RefusedBet =
  | { readonly modal: 'restricted-bets'; readonly game: string }
  | {
      readonly modal: 'max-bets';
      readonly game: string;
      /** Maximum bet, formatted for the reader. */
      readonly maximum: string;
    };

/**
 * What a bet message tells, or null for one that tells nothing: a bound without its currency or
 * amount, or an event of another kind.
 *
 * @param money writes subunits of a currency for the reader
 */
export function refusedBet(
  { event, gameIdentity: game, playerBonus }: BonusBetMessage,
  money: (subunits: number, currency: string) => string,
): RefusedBet | null {
  switch (event) {
    case 'game.bet.restricted':
      return { modal: 'restricted-bets', game };
    case 'game.bet.max.exceed': {
      const { currency, maxBetAmount } = playerBonus ?? {};
      if (!currency || maxBetAmount === null || maxBetAmount === undefined) return null;
      return { modal: 'max-bets', game, maximum: money(maxBetAmount, currency) };
    }
    default:
      return null;
  }
}

/** The stakes refused in this tab, so that their modals can tell what came with the event. */
export function createRefusedBets() {
  const known = new Map<string, RefusedBet>();
  const listeners = new Set<(bet: RefusedBet) => void>();
  const keyOf = (modal: RefusedBet['modal'], game: string) => `${modal} ${game}`;
  return {
    publish(bet: RefusedBet): void {
      known.set(keyOf(bet.modal, bet.game), bet);
      for (const listener of listeners) listener(bet);
    },
    subscribe(listener: (bet: RefusedBet) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    find: (modal: RefusedBet['modal'], game: string): RefusedBet | null =>
      known.get(keyOf(modal, game)) ?? null,
  };
}

export const refusedBets = createRefusedBets();
