/** The cards of a French deck as numbers from 0 to 51: four suits of thirteen, the ace lowest. */
import { z } from 'zod';

export const DECK = 52;
export const RANKS = 13;

export const cardSchema = z
  .int()
  .min(0)
  .max(DECK - 1);

/** 0 is the ace, 12 the king. */
export const rankOf = (card: number): number => card % RANKS;
/** 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export const suitOf = (card: number): number => Math.floor(card / RANKS);
