import type { Sound } from '../sound/sound.ts';

/** Milliseconds from one card to the next. */
const BEAT = 140;

/** Cards of several hands in the order of a deal: one to each hand, then the next. */
export function dealOrder<Card>(hands: readonly (readonly Card[])[]): Card[] {
  const longest = Math.max(0, ...hands.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    hands.flatMap((hand) => hand.slice(at, at + 1)),
  ).flat();
}

/** What each hand of a split pair keeps of the cards that lay before: its first. Of other hands nothing. */
export function keptOf(
  laid: readonly number[],
  hands: readonly (readonly number[])[],
): (readonly number[])[] {
  return hands.map((cards, at) => (cards[0] === laid[at] ? cards.slice(0, 1) : []));
}

/** Lets newly laid cards of hands slide in one after another, each with its sound. */
export function dealOut(
  hands: readonly (readonly Pick<HTMLElement, 'style'>[])[],
  sound: Pick<Sound, 'play'>,
): void {
  for (const [at, { style }] of dealOrder(hands).entries()) {
    style.animationDelay = `${at * BEAT}ms`;
    setTimeout(() => sound.play('card'), at * BEAT);
  }
}
