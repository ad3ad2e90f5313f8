import { engineOf } from './engines/catalogue.ts';
import type { GameDescription } from './protocol-games.ts';
import { rulesText } from './rules-text.ts';
import type { GameTheme, Locale } from './theme.ts';

export type DescribeOptions = {
  readonly locale: Locale;
  readonly currency: string;
  /** How long the frame shows a round at least, in milliseconds. */
  readonly minRoundMs: number;
  /** How long a round waits for the player's decision, in milliseconds. */
  readonly openFor: number;
};

/** A game as its frame needs it, in one language and currency. */
export const describeGame = (
  theme: GameTheme,
  { locale, currency, minRoundMs, openFor }: DescribeOptions,
): GameDescription => {
  const own = engineOf(theme).describe(theme, currency, locale);
  const common = {
    id: theme.id,
    provider: theme.provider,
    name: theme.name,
    palette: theme.palette,
    rtpBasisPoints: theme.rtpBasisPoints,
    volatility: theme.volatility,
    rules: rulesText(theme, locale, openFor),
    minRoundMs,
  };
  // The kind and its part come from one engine; their union alone does not say so.
  return { ...common, ...own } as GameDescription;
};
