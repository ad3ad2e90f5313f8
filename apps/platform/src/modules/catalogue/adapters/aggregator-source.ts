import type { Game, GamePay } from '@pierlight/contract/catalogue/schemas';
import type { Logger } from '../../../kernel/log/logger.ts';
import {
  type AggregatorGame,
  stakesWithin,
  type UnitsOfCurrency,
  unitsOf,
} from '../../gameplay/public.ts';
import type { GameSource, ListedGame } from '../source.ts';

/** The site's categories by the aggregator's; a category it does not know stays off the site. */
const categories: Readonly<Record<string, string>> = {
  'Video Slots': 'slots',
  'Classic Slots': 'slots',
  Roulette: 'wheels',
  Dice: 'instant',
  'Instant Win': 'instant',
  'Video Poker': 'instant',
  Baccarat: 'tables',
  Crash: 'instant',
  Blackjack: 'tables',
};

const volatilityOf = (level: number | null): Game['volatility'] =>
  level === null || level === 3 ? 'medium' : level < 3 ? 'low' : 'high';

/** Published returns are rounded to hundredths of a percent. */
const HALF_DIGIT = 0.000_05;
/** Numbers of the list are rounded, too. */
const ROUNDED = 1e-6;

/** Whether pays rise, are all there are, and return what the game publishes. */
function fit(pays: readonly GamePay[], rtp: number): boolean {
  const all = pays.reduce((sum, { chance }) => sum + chance, 0);
  const returned = pays.reduce((sum, { multiple, chance }) => sum + multiple * chance, 0);
  return (
    pays.every(({ multiple }, at) => at === 0 || multiple > (pays[at - 1]?.multiple ?? 0)) &&
    Math.abs(all - 1) <= ROUNDED &&
    Math.abs(returned - rtp / 10_000) <= HALF_DIGIT + ROUNDED
  );
}

export interface AggregatorSourceDeps {
  readonly listGames: () => Promise<readonly AggregatorGame[]>;
  /** The currencies the house keeps accounts in; stakes in others are not shown. */
  readonly currencies: readonly UnitsOfCurrency[];
  /** Every country a game could be offered in, by ISO code. */
  readonly countries: readonly string[];
  readonly log: Logger;
}

/**
 * The aggregator's list as the catalogue keeps it. A game without a picture, a return to player or a
 * category of ours cannot be shown honestly and is left out; the log says which.
 */
export function createAggregatorSource(deps: AggregatorSourceDeps): GameSource {
  /** In each currency the stakes of the unit it will be played in: the smallest the game lists. */
  function stakesOf(game: AggregatorGame): ListedGame['stakes'] {
    return Object.fromEntries(
      deps.currencies.flatMap((currency) => {
        for (const { code, subunitToUnit } of unitsOf(currency)) {
          const limits = game.betLimits[code];
          const stakes = limits && stakesWithin(limits, subunitToUnit);
          if (!stakes) continue;
          const unit = code === currency.code ? {} : { unit: code };
          return [[currency.code, { ...stakes, ...unit }] as const];
        }
        return [];
      }),
    );
  }

  /** Pays that contradict the rest of what a game publishes are as good as none. */
  function paysOf({ code, pays, rtp }: AggregatorGame): ListedGame['pays'] {
    if (pays === null || rtp === null || fit(pays, rtp)) return pays;
    deps.log.warn({ game: code }, 'What a game is said to pay does not come to its return');
    return null;
  }

  function factsOf(game: AggregatorGame): ListedGame['facts'] {
    const facts = { lines: game.lines, ways: game.ways, maxWin: game.maxWinMultiplier };
    return Object.entries(facts).flatMap(([name, value]) =>
      value === null ? [] : [{ name, value: String(value) }],
    );
  }

  function listed(game: AggregatorGame): ListedGame | null {
    const category = categories[game.category];
    const stakes = stakesOf(game);
    const { rtp, thumbnailUrl, backgroundUrl, releasedOn } = game;
    if (
      category === undefined ||
      rtp === null ||
      thumbnailUrl === null ||
      releasedOn === null ||
      Object.keys(stakes).length === 0
    )
      return null;
    const blocked = new Set(game.blockedCountries);
    return {
      code: game.code,
      name: game.name,
      provider: game.product,
      category,
      rtp,
      volatility: volatilityOf(game.volatility),
      deviation: game.deviation,
      pays: paysOf(game),
      stakes,
      facts: factsOf(game),
      hasDemo: game.hasDemo,
      tableGroup: game.tableGroup,
      countries:
        blocked.size === 0 ? [] : deps.countries.filter((country) => !blocked.has(country)),
      releasedOn,
      thumbVertical: thumbnailUrl,
      thumbSquare: game.squareThumbnailUrl ?? thumbnailUrl,
      backdrop: backgroundUrl ?? thumbnailUrl,
    };
  }

  return {
    async listGames() {
      const games = await deps.listGames();
      return games.flatMap((game) => {
        if (!game.isEnabled) return [];
        const own = listed(game);
        if (!own) deps.log.warn({ game: game.code }, 'A listed game lacks what the site must show');
        return own ? [own] : [];
      });
    },
  };
}
