import { toDecimalString } from '@pierlight/money/amount';
import type { CurrencyUnit } from '@pierlight/money/currency';
import type { Database, Tx } from '../../kernel/db/database.ts';
import type { ListedOffer } from './offers-shapes.ts';

/** What games take a round, by game and currency, in its subunits; a game that is not offered is not among them. */
export type GameStakes = ReadonlyMap<
  string,
  Readonly<Record<string, { readonly min: number; readonly max: number }>>
>;
/** Of all games, or of some. */
export type StakesOfGames = (on: Database | Tx, ids?: readonly string[]) => Promise<GameStakes>;

type WithSpins = Pick<ListedOffer, 'freespins' | 'amounts'>;

/** Games whose spins come with any of these offers. */
export const spinGames = (offers: readonly WithSpins[]): string[] => [
  ...new Set(offers.flatMap(({ freespins }) => freespins?.game ?? [])),
];

/** The offer with free spins only where their game takes their stake now. */
export function withPlayableSpins<Offer extends WithSpins>(offer: Offer, games: GameStakes): Offer {
  if (!offer.freespins) return offer;
  const stakes = games.get(offer.freespins.game) ?? {};
  const amounts = Object.entries(offer.amounts).map(([currency, { spinStake, ...others }]) => {
    const taken = stakes[currency];
    const isPlayed =
      taken && spinStake !== undefined && spinStake >= taken.min && spinStake <= taken.max;
    return [currency, isPlayed ? { ...others, spinStake } : others] as const;
  });
  return { ...offer, amounts: Object.fromEntries(amounts) };
}

interface KnownGames {
  /** All that are or were offered. */
  readonly games: readonly string[] | null;
  readonly stakes: GameStakes;
  readonly currencies: readonly CurrencyUnit[];
}

/** What does not hold of the free spins in a file of offers, and where. */
export function spinFaults(
  offers: readonly WithSpins[],
  { games, stakes: ofGames, currencies }: KnownGames,
) {
  return offers.flatMap(({ freespins, amounts }, place) => {
    if (!freespins) return [];
    const { game } = freespins;
    const stakes = ofGames.get(game);
    const message = games?.includes(game) ? `${game} is switched off` : `there is no game ${game}`;
    if (!stakes) return [{ path: ['offers', place, 'freespins', 'game'], message }];
    return Object.entries(amounts).flatMap(([code, { spinStake }]) => {
      const currency = currencies.find((one) => one.code === code);
      if (spinStake === undefined || !currency) return [];
      const taken = stakes[code];
      if (taken && spinStake >= taken.min && spinStake <= taken.max) return [];
      const fault = taken
        ? `${game} takes ${toDecimalString(taken.min, currency)} to ${toDecimalString(taken.max, currency)} ${code} a round`
        : `${game} is not played in ${code}`;
      return [{ path: ['offers', place, 'amounts', code, 'spinStake'], message: fault }];
    });
  });
}
