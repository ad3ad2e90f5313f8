/** How the studio describes a game to its frame; each kind's own part stands with its engine. */
import { z } from 'zod';
import { diceDescription } from './engines/dice/protocol.ts';
import { minesDescription } from './engines/mines/protocol.ts';
import { rouletteDescription } from './engines/roulette/protocol.ts';
import { slotDescription } from './engines/slot/protocol.ts';

export const gameDescription = z.discriminatedUnion('kind', [
  slotDescription,
  rouletteDescription,
  diceDescription,
  minesDescription,
]);
export type GameDescription = z.infer<typeof gameDescription>;
