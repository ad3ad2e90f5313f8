import { button, element } from '../element.ts';
import { wait } from '../pace.ts';
import type { Weight } from './celebration.ts';

export type Plates = {
  readonly nodes: readonly HTMLElement[];
  /** A line at the foot of the reels; null takes it away. A `plain` one is not decked out. */
  say(text: string | null, weight?: Weight): void;
  /** A line at the head of the reels; null takes it away. */
  count(text: string | null): void;
  /**
   * Lays words over the reels, until the button named by `until` is pressed or for so many milliseconds.
   */
  cover(words: Cover, until: string | number): Promise<void>;
};

type Cover = {
  readonly title: string;
  readonly lines: readonly (string | null)[];
  /** Address of a drawing. */
  readonly picture?: string | null;
  /** What was paid, in large figures; the lines say it too. */
  readonly sum?: { readonly amount: string; readonly weight: Weight };
};

/** The words on and over the reels. `announce` tells a cover to screen readers. */
export function createPlates(announce: (sentence: string) => void): Plates {
  const plate = element('p', { class: 'plate', hidden: '' });
  const hud = element('p', { class: 'hud', hidden: '' });
  const banner = element('div', { class: 'banner', hidden: '' });
  return {
    nodes: [hud, plate, banner],
    say: (text, weight = 'plain') => {
      plate.hidden = text === null;
      plate.textContent = text ?? '';
      plate.classList.toggle('won', weight !== 'plain');
      plate.classList.toggle('big', weight === 'big');
    },
    count: (text) => {
      hud.hidden = text === null;
      hud.textContent = text ?? '';
    },
    cover: async ({ title, lines, picture, sum }, until) => {
      const said = lines.filter((line) => line !== null);
      banner.replaceChildren(
        ...(picture ? [element('img', { src: picture, alt: '' })] : []),
        element('h2', {}, title),
        ...(sum
          ? [element('p', { class: `sum ${sum.weight}`, 'aria-hidden': 'true' }, sum.amount)]
          : []),
        ...said.map((line) => element('p', {}, line)),
      );
      banner.hidden = false;
      announce([title, ...said].map((words) => words.replace(/\.$/, '')).join('. '));
      if (typeof until === 'string') {
        const before = document.activeElement;
        await new Promise<void>((resolve) => {
          const go = button({ class: 'primary' }, resolve, until);
          banner.append(go);
          go.focus({ preventScroll: true });
        });
        if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      } else await wait(until);
      banner.hidden = true;
    },
  };
}
