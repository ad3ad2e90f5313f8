import type { Locale } from '../../theme.ts';
import { cardName } from '../card-texts.ts';
import { drawCard } from '../cards.ts';
import { button, element } from '../element.ts';
import { fillIn } from '../texts/say.ts';
import type { PokerTexts } from './texts.ts';

const HAND = 5;

export type HeldHand = {
  readonly node: HTMLElement;
  readonly hold: boolean[];
  /** Lays five cards, or their backs; what was held before stays marked when `held` says so. */
  lay(cards: readonly number[] | null, held?: readonly boolean[] | null): void;
  enable(enabled: boolean): void;
};

/** Five cards to be held by a press or by the keys 1 to 5. */
export function createHeldHand(options: {
  readonly texts: PokerTexts;
  readonly lang: Locale;
  readonly changed: () => void;
}): HeldHand {
  const { texts, lang } = options;
  let enabled = false;
  let laid: readonly (number | null)[] = [];
  let hold = new Array<boolean>(HAND).fill(false);

  const places = Array.from({ length: HAND }, (_, at) => {
    const face = element('span', { class: 'face' });
    const mark = element('b', { 'aria-hidden': 'true' });
    return { face, mark, node: button({ class: 'held-place' }, () => toggle(at), face, mark) };
  });
  const node = element(
    'div',
    { class: 'held-hand', role: 'group', 'aria-label': texts.yourHand },
    ...places.map((place) => place.node),
  );

  function toggle(at: number): void {
    if (!enabled) return;
    hold[at] = !hold[at];
    options.changed();
    tell();
  }

  function tell(): void {
    for (const [at, { node: place, mark }] of places.entries()) {
      const card = laid[at] ?? null;
      place.ariaPressed = String(hold[at] ?? false);
      place.ariaDisabled = String(!enabled);
      place.ariaLabel =
        card === null
          ? String(at + 1)
          : fillIn(texts.holdCard, { card: cardName(card, lang), place: at + 1 });
      mark.textContent = hold[at] ? texts.held : enabled ? texts.hold : '';
    }
  }

  addEventListener('keydown', ({ key, repeat }) => {
    const at = Number(key) - 1;
    if (!repeat && at >= 0 && at < HAND && !document.querySelector('dialog[open]')) toggle(at);
  });
  const lay: HeldHand['lay'] = (cards, held = null) => {
    const before = laid;
    laid = Array.from({ length: HAND }, (_, at) => cards?.[at] ?? null);
    hold = laid.map((_, at) => held?.[at] ?? false);
    for (const [at, { face }] of places.entries()) {
      const card = laid[at] ?? null;
      if (card !== null && card === before[at]) continue;
      const drawn = drawCard(card, lang, card === null ? '' : 'dealt');
      drawn.style.animationDelay = `${at * 60}ms`;
      drawn.setAttribute('aria-hidden', 'true');
      face.replaceChildren(drawn);
    }
    tell();
  };
  lay(null);
  return {
    node,
    get hold() {
      return [...hold];
    },
    lay,
    enable: (wanted) => {
      enabled = wanted;
      node.classList.toggle('live', wanted);
      tell();
    },
  };
}
