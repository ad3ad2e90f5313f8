import { totalOf } from '../../engines/blackjack/blackjack.ts';
import type { Locale } from '../../theme.ts';
import { drawCard } from '../cards.ts';
import { element } from '../element.ts';
import { fillIn } from '../texts/say.ts';
import type { BlackjackTexts } from './texts.ts';

export type Seat = {
  readonly node: HTMLElement;
  /** The cards that lie there, face up. */
  cards(): readonly number[];
  /** Lays the first cards of a hand where they come from another, without dealing them again. */
  keep(cards: readonly number[]): void;
  /** Lays cards and answers the new ones; those that lay before stay. `hidden` lays a back after them. */
  lay(cards: readonly number[], hidden?: boolean): HTMLElement[];
  /** What stands beside the cards: the stake, and the result once there is one. */
  tell(words: { readonly stake?: string; readonly result?: string; readonly won?: boolean }): void;
  mark(active: boolean): void;
};

/** "17 soft". */
export function countOf(cards: readonly number[], texts: BlackjackTexts): string {
  const { total, soft } = totalOf(cards);
  return fillIn(soft && total < 21 ? texts.count.soft : texts.count.hard, { total });
}

/** A hand on the table: its name, what it counts, its cards. */
export function createSeat(
  name: string,
  { lang, texts }: { readonly lang: Locale; readonly texts: BlackjackTexts },
): Seat {
  const count = element('span', { class: 'bj-count' });
  const stake = element('span', { class: 'bj-stake' });
  const result = element('b', { class: 'bj-result' });
  const cards = element('div', { class: 'bj-cards' });
  const node = element(
    'section',
    { class: 'bj-seat', 'aria-label': name },
    element('h3', {}, element('span', {}, name), count, stake, result),
    cards,
  );
  let laid: (number | null)[] = [];

  return {
    node,
    cards: () => laid.filter((card) => card !== null),
    keep: (kept) => {
      cards.replaceChildren(...kept.map((card) => drawCard(card, lang)));
      laid = [...kept];
    },
    lay: (face, hidden = false) => {
      const next = hidden ? [...face, null] : [...face];
      cards.style.setProperty('--cards', String(Math.max(2, next.length)));
      const fresh: HTMLElement[] = [];
      for (const [at, card] of next.entries()) {
        if (at < laid.length && laid[at] === card) continue;
        const drawn = drawCard(card, lang, 'dealt');
        fresh.push(drawn);
        const before = cards.children[at];
        if (before) before.replaceWith(drawn);
        else cards.append(drawn);
      }
      while (cards.childElementCount > next.length) cards.lastElementChild?.remove();
      laid = next;
      count.textContent = face.length > 0 ? countOf(face, texts) : '';
      return fresh;
    },
    tell: (words) => {
      stake.textContent = words.stake ?? '';
      result.textContent = words.result ?? '';
      node.classList.toggle('won', words.won ?? false);
    },
    mark: (active) => node.classList.toggle('active', active),
  };
}
