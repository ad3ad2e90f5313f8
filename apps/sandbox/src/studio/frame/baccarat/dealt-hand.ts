import { totalOf } from '../../engines/baccarat/baccarat.ts';
import type { Locale } from '../../theme.ts';
import { drawCard } from '../cards.ts';
import { element } from '../element.ts';
import { calm, wait } from '../pace.ts';
import { fillIn } from '../texts/say.ts';
import type { BaccaratTexts } from './texts.ts';

/** Milliseconds: a card slides in, is turned quickly, or is squeezed open. */
const SLIDE = 260;
const TURN = 320;
const SQUEEZE = 1300;

export type DealtHand = {
  readonly node: HTMLElement;
  /** Takes the cards away. */
  clear(): void;
  /** Lays one card face down. */
  slide(): Promise<void>;
  /** Opens the next card that lies face down. */
  open(card: number, pace: 'turn' | 'squeeze'): Promise<void>;
  /** All cards at once. */
  show(cards: readonly number[]): void;
  mark(won: boolean): void;
};

/** One side's cards and what they count. */
export function createDealtHand(
  side: 'player' | 'banker',
  options: {
    readonly lang: Locale;
    readonly texts: BaccaratTexts;
  },
): DealtHand {
  const { lang, texts } = options;
  const cards = element('div', { class: 'bac-cards' });
  const total = element('span', { class: 'bac-total' });
  const node = element(
    'section',
    { class: `bac-hand ${side}`, 'aria-label': texts.side[side] },
    element('h3', {}, texts.side[side], total),
    cards,
  );
  let opened: number[] = [];

  const count = (): void => {
    total.textContent = opened.length > 0 ? String(totalOf(opened)) : '';
    total.ariaLabel = fillIn(texts.total, { total: totalOf(opened) });
  };
  return {
    node,
    clear: () => {
      opened = [];
      cards.replaceChildren();
      node.classList.remove('won');
      count();
    },
    slide: async () => {
      cards.append(element('span', { class: 'bac-card slid' }, drawCard(null, lang)));
      if (!calm()) await wait(SLIDE);
    },
    open: async (card, pace) => {
      const place = cards.children[opened.length];
      const face = drawCard(card, lang);
      if (calm()) place?.replaceChildren(face);
      else {
        const cover = element('span', { class: `cover ${pace}` }, drawCard(null, lang));
        place?.replaceChildren(face, cover);
        await wait(pace === 'turn' ? TURN : SQUEEZE);
        cover.remove();
      }
      opened = [...opened, card];
      count();
    },
    show: (all) => {
      opened = [...all];
      cards.replaceChildren(
        ...all.map((card) => element('span', { class: 'bac-card' }, drawCard(card, lang))),
      );
      count();
    },
    mark: (won) => node.classList.toggle('won', won),
  };
}
