/** The rules a player reads: the kind's own, and what holds of every game. */
import { engineOf } from './engines/catalogue.ts';
import type { RulesParagraph, Say } from './engines/engine.ts';
import { fill, texts } from './texts.ts';
import type { GameTheme, Locale } from './theme.ts';

const HOUR = 60 * 60 * 1000;

export function rulesText(theme: GameTheme, locale: Locale, openFor: number): RulesParagraph[] {
  const say: Say = (text, values = {}) => fill(text[locale], values, locale);
  const common = texts[locale].rules;
  const engine = engineOf(theme);
  const rtp = (theme.rtpBasisPoints / 100).toLocaleString(locale, { minimumFractionDigits: 2 });
  const note = engine.returnNote?.(say);
  return [
    ...engine.rules(theme, say, locale),
    {
      heading: common.returnHeading,
      text: [fill(common.return, { rtp }, locale), ...(note ? [note] : [])].join(' '),
    },
    {
      heading: common.interruptedHeading,
      text: engine.decisions
        ? [
            ...(engine.decisions.shared
              ? []
              : [fill(common.open, { hours: openFor / HOUR }, locale)]),
            engine.decisions.abandonedText(say),
          ].join(' ')
        : common.interrupted,
    },
  ];
}
