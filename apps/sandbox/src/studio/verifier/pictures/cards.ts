import { totalOf } from '../../engines/baccarat/baccarat.ts';
import { callsOf } from '../../engines/hilo/hilo.ts';
import { handNames } from '../../engines/poker/hand-names.ts';
import { baccaratTexts } from '../../frame/baccarat/texts.ts';
import { countOf } from '../../frame/blackjack/seat.ts';
import { blackjackTexts } from '../../frame/blackjack/texts.ts';
import { cardName } from '../../frame/card-texts.ts';
import { drawCard } from '../../frame/cards.ts';
import { element } from '../../frame/element.ts';
import { hiloTexts } from '../../frame/hilo/texts.ts';
import { pokerTexts } from '../../frame/poker/texts.ts';
import { fillIn } from '../../frame/texts/say.ts';
import type { Locale } from '../../theme.ts';
import { betTable, type Draw } from './picture.ts';

/** Cards under a name, with a word on what they count or brought. */
const hand = (
  name: string,
  words: string,
  cards: readonly number[],
  lang: Locale,
  won = false,
): HTMLElement =>
  element(
    'section',
    { class: won ? 'pic-hand won' : 'pic-hand' },
    element('h3', {}, name, element('span', {}, words)),
    element('div', { class: 'pic-cards' }, ...cards.map((card) => drawCard(card, lang))),
  );

export const drawBaccarat: Draw<'baccarat'> = (outcome, { input, lang, ...desk }) => {
  const texts = baccaratTexts[lang];
  const side = (which: 'player' | 'banker'): HTMLElement =>
    hand(
      texts.side[which],
      fillIn(texts.total, { total: totalOf(outcome[which]) }),
      outcome[which],
      lang,
      outcome.result === which,
    );
  const sides = ['player', 'tie', 'banker'] as const;
  return {
    says: texts.wins[outcome.result],
    node: element(
      'div',
      { class: 'pic-hands' },
      side('player'),
      side('banker'),
      betTable(
        sides
          .filter((bet) => input.bets[bet] > 0)
          .map((bet) => ({
            name: texts.side[bet],
            stake: input.bets[bet],
            paid: outcome.payouts[bet],
          })),
        desk,
      ),
    ),
  };
};

export const drawBlackjack: Draw<'blackjack'> = ({ hands, dealer }, { lang, money, frame }) => {
  const texts = { ...frame, ...blackjackTexts[lang] };
  const nameOf = (at: number): string =>
    hands.length > 1 ? fillIn(texts.hand, { number: at + 1 }) : texts.you;
  const wordsOf = (result: (typeof hands)[number]['result']): string =>
    result === null ? '' : texts.result[result];
  return {
    says: hands.map(({ result }, at) => `${nameOf(at)}: ${wordsOf(result)}`).join(' · '),
    node: element(
      'div',
      { class: 'pic-hands' },
      ...hands.map(({ cards, stake, result }, at) =>
        hand(
          nameOf(at),
          [countOf(cards, texts), wordsOf(result), money.format(stake)].join(' · '),
          cards,
          lang,
          result === 'won' || result === 'blackjack',
        ),
      ),
      hand(texts.dealer, countOf(dealer, texts), dealer, lang),
    ),
  };
};

export const drawPoker: Draw<'poker'> = ({ cards, held, hand: made }, { lang }) => {
  const texts = pokerTexts[lang];
  return {
    says: handNames[made][lang],
    node: element(
      'ol',
      { class: 'pic-cards pic-run' },
      ...cards.map((card, at) =>
        element(
          'li',
          held?.[at] ? { class: 'held' } : {},
          drawCard(card, lang),
          element('span', {}, held?.[at] ? texts.held : ''),
        ),
      ),
    ),
  };
};

export const drawHilo: Draw<'hilo'> = (outcome, { lang }) => {
  const texts = hiloTexts[lang];
  const { cards, moves, lost } = outcome;
  const last = cards.at(-1) ?? 0;
  return {
    says: lost
      ? fillIn(texts.saidWrong, { card: cardName(last, lang) })
      : fillIn(texts.saidPaid, { count: callsOf(outcome).length }),
    node: element(
      'ol',
      { class: 'pic-cards pic-run', 'aria-label': texts.run },
      ...cards.map((card, at) => {
        const move = moves[at];
        const isMissed = lost && at === cards.length - 1;
        return element(
          'li',
          isMissed ? { class: 'missed' } : {},
          drawCard(card, lang),
          element('span', {}, move ? texts[move] : isMissed ? texts.wrong : ''),
        );
      }),
    ),
  };
};
