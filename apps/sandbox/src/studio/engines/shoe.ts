import { DECK } from './cards.ts';
import { type ByteSource, drawBelow } from './random.ts';

/** Draws from whole decks shuffled together; every card that is left is as likely as any other. */
export function createShoe(decks: number, source: ByteSource): { readonly draw: () => number } {
  let left = decks * DECK;
  /** Where a card lies that has taken a drawn card's place; the others lie where they lay. */
  const moved = new Map<number, number>();
  const at = (place: number): number => moved.get(place) ?? place;
  return {
    draw: () => {
      const place = drawBelow(source, left);
      const card = at(place);
      left--;
      moved.set(place, at(left));
      return card % DECK;
    },
  };
}
