import type { SessionAnswer } from '../protocol.ts';
import type { GameDescription } from '../protocol-games.ts';
import { element } from './element.ts';
import type { Money } from './money.ts';
import type { FrameTexts } from './texts/en.ts';
import { fillIn } from './texts/say.ts';

/** Hundredths of a percent as a reader of the language writes them. */
export const percent = (basisPoints: number, lang: string): string =>
  `${(basisPoints / 100).toLocaleString(lang, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })} %`;

/** Return, volatility, bets and highest win of the game. */
export function factList(session: SessionAnswer, texts: FrameTexts, money: Money): HTMLElement {
  const { game, limits, lang } = session;
  const facts: readonly (readonly [string, string])[] = [
    [texts.rtp, percent(game.rtpBasisPoints, lang)],
    [texts.volatility, fillIn(texts.volatilityOf, { level: game.volatility })],
    [
      texts.betRange,
      fillIn(texts.range, {
        from: money.format(limits.minStake),
        to: money.format(limits.maxStake),
      }),
    ],
    [texts.maxWin, fillIn(texts.maxWinAt, { amount: money.format(limits.maxWin) })],
  ];
  return element(
    'dl',
    { class: 'facts' },
    ...facts.map(([term, value]) =>
      element('div', {}, element('dt', {}, term), element('dd', {}, value)),
    ),
  );
}

/** The rules in words, as the studio wrote them. */
export const ruleTexts = (game: GameDescription): HTMLElement[] =>
  game.rules.flatMap(({ heading, text }) => [element('h3', {}, heading), element('p', {}, text)]);
