import './styles/cards.css';
import { rankOf, suitOf } from '../engines/cards.ts';
import type { Locale } from '../theme.ts';
import { cardName } from './card-texts.ts';
import { element, svgElement } from './element.ts';

const letters = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
/** Clubs, diamonds, hearts, spades, in a box of 24 around the origin. */
const pips = [
  'M0-11A5.4 5.4 0 0 1 4.6-2.8A5.4 5.4 0 1 1 1.4 6.2L3 11H-3L-1.4 6.2A5.4 5.4 0 1 1-4.6-2.8A5.4 5.4 0 0 1 0-11Z',
  'M0-11L8 0L0 11L-8 0Z',
  'M0 10C-6 4-10 1-10-4C-10-10-2-10 0-5C2-10 10-10 10-4C10 1 6 4 0 10Z',
  'M0-10C4-4 10-2 10 4C10 9 4 10 1.5 6L3 11H-3L-1.5 6C-4 10-10 9-10 4C-10-2-4-4 0-10Z',
];

const pip = (suit: number): SVGElement =>
  svgElement('svg', { viewBox: '-12 -12 24 24' }, svgElement('path', { d: pips[suit] ?? '' }));

/** A card face up, or its back for null. `name` is read out unless the card is decoration. */
export function drawCard(card: number | null, lang: Locale, className = ''): HTMLElement {
  if (card === null) {
    return element('span', { class: `card back ${className}`, 'aria-hidden': 'true' });
  }
  const suit = suitOf(card);
  const corner = (): HTMLElement =>
    element('span', { class: 'corner' }, letters[rankOf(card)] ?? '', pip(suit));
  return element(
    'span',
    {
      class: `card ${suit === 1 || suit === 2 ? 'red' : 'black'} ${className}`,
      role: 'img',
      'aria-label': cardName(card, lang),
    },
    corner(),
    element('span', { class: 'pip' }, pip(suit)),
  );
}
