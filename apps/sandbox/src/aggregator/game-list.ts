import { findCurrency } from '../studio/currencies.ts';
import { engineOf } from '../studio/engines/catalogue.ts';
import { limitsOf, topMultiple } from '../studio/limits.ts';
import { paysOf } from '../studio/pays/pays-of.ts';
import { hasFreeRounds } from '../studio/rewards/reward-desk.ts';
import type { GameTheme } from '../studio/theme.ts';
import { toWire } from './amounts.ts';
import { DEMO_CURRENCY, type GameRow } from './protocol.ts';

/** The studio's games as rows of Hub88's game list. `studioOrigin` is where the pictures are. */
export function gameRows(themes: readonly GameTheme[], studioOrigin: string): GameRow[] {
  return themes.map((theme, index) => {
    const rules = theme.kind === 'slot' ? theme.rules : null;
    return {
      game_id: index + 1,
      game_code: theme.id,
      name: theme.name,
      names: {},
      descriptions: { ...theme.tagline },
      product: theme.provider,
      category: engineOf(theme).category(theme),
      platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
      url_thumb: `${studioOrigin}/art/${theme.id}/thumb-tall.svg`,
      url_thumb_square: `${studioOrigin}/art/${theme.id}/thumb-square.svg`,
      url_background: `${studioOrigin}/art/${theme.id}/backdrop.svg`,
      enabled: true,
      demo_game_support: true,
      freebet_support: hasFreeRounds(theme),
      table_group: theme.tableGroup ?? null,
      rtp: (theme.rtpBasisPoints / 100).toFixed(2),
      volatility: theme.volatility,
      standard_deviation: theme.kind === 'slot' ? theme.deviation.toFixed(2) : null,
      pays: paysOf(theme),
      lines: rules?.evaluation.kind === 'lines' ? rules.evaluation.lines.length : null,
      ways: rules?.evaluation.kind === 'ways' ? rules.rows ** rules.reels : null,
      release_date: theme.releaseDate,
      max_win_multiplier: topMultiple(theme),
      blocked_countries: [...(theme.blockedCountries ?? [])],
      bet_limits: Object.fromEntries(
        Object.keys(theme.stakes)
          .filter((currency) => currency !== DEMO_CURRENCY)
          .map((currency) => [currency, betLimits(theme, currency)]),
      ),
    };
  });
}

function betLimits(theme: GameTheme, currency: string): GameRow['bet_limits'][string] {
  const { subunitToUnit } = findCurrency(currency);
  const { minStake, maxStake, defaultStake } = limitsOf(theme, currency);
  return {
    min: toWire(minStake, subunitToUnit),
    max: toWire(maxStake, subunitToUnit),
    default: toWire(defaultStake, subunitToUnit),
  };
}
