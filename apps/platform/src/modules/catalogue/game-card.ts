import type { GameCard } from '@pierlight/contract/catalogue/schemas';
import type { Clock } from '../../kernel/clock.ts';
import type { GameRecord } from './game-repository.ts';

/** A game counts as new for this many days. */
const newForDays = 45;

/** Whether a game came out within so many days. Dates and times compare as their texts do. */
export function isReleasedWithin(days: number, now: Date): (game: GameRecord) => boolean {
  const start = new Date(now.getTime() - days * 86_400_000).toISOString();
  return (game) => game.releasedOn >= start;
}

/** Writes games as cards; stakes in the currency that is wanted, else in `baseCurrency`. */
export function createGameCards({
  baseCurrency,
  clock,
}: {
  readonly baseCurrency: string;
  readonly clock: Clock;
}) {
  return function cardOf(game: GameRecord, currency?: string): GameCard {
    const wanted = currency !== undefined && game.stakes[currency] ? currency : baseCurrency;
    const range = game.stakes[wanted];
    const [code, stake] = range
      ? [wanted, range]
      : (Object.entries(game.stakes)[0] ?? [baseCurrency, { min: 1, max: 1 }]);
    return {
      id: game.id,
      name: game.name,
      provider: { id: game.providerId, name: game.providerName },
      thumbnails: {
        vertical: `/media/${game.thumbVertical}`,
        square: `/media/${game.thumbSquare}`,
      },
      isNew: isReleasedWithin(newForDays, clock.now())(game),
      rtp: game.rtp,
      volatility: game.volatility,
      stake: { currency: code, min: stake.min, max: stake.max },
      hasDemo: game.hasDemo,
    };
  };
}
