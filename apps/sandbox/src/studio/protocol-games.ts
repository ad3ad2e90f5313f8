/** How the studio describes a game to its frame; each kind's own part stands with its engine. */
import { z } from 'zod';
import { baccaratDescription } from './engines/baccarat/protocol.ts';
import { blackjackDescription } from './engines/blackjack/protocol.ts';
import { crashDescription } from './engines/crash/protocol.ts';
import { diceDescription } from './engines/dice/protocol.ts';
import { hiloDescription } from './engines/hilo/protocol.ts';
import { kenoDescription } from './engines/keno/protocol.ts';
import { minesDescription } from './engines/mines/protocol.ts';
import { plinkoDescription } from './engines/plinko/protocol.ts';
import { pokerDescription } from './engines/poker/protocol.ts';
import { rouletteDescription } from './engines/roulette/protocol.ts';
import { slotDescription } from './engines/slot/protocol.ts';
import { wheelDescription } from './engines/wheel/protocol.ts';

export const gameDescription = z.discriminatedUnion('kind', [
  slotDescription,
  rouletteDescription,
  diceDescription,
  minesDescription,
  plinkoDescription,
  wheelDescription,
  kenoDescription,
  hiloDescription,
  pokerDescription,
  baccaratDescription,
  crashDescription,
  blackjackDescription,
]);
export type GameDescription = z.infer<typeof gameDescription>;
