/** What a round is asked with, and what came of it; each kind's own part stands with its engine. */
import { z } from 'zod';
import { baccaratInput, baccaratOutcome } from './engines/baccarat/protocol.ts';
import { blackjackAction, blackjackInput, blackjackOutcome } from './engines/blackjack/protocol.ts';
import { crashAction, crashInput, crashOutcome } from './engines/crash/protocol.ts';
import { diceInput, diceOutcome } from './engines/dice/protocol.ts';
import { hiloAction, hiloInput, hiloOutcome } from './engines/hilo/protocol.ts';
import { kenoInput, kenoOutcome } from './engines/keno/protocol.ts';
import { minesAction, minesInput, minesOutcome } from './engines/mines/protocol.ts';
import { plinkoInput, plinkoOutcome } from './engines/plinko/protocol.ts';
import { pokerAction, pokerInput, pokerOutcome } from './engines/poker/protocol.ts';
import { rouletteInput, rouletteOutcome } from './engines/roulette/protocol.ts';
import { slotInput, slotOutcome } from './engines/slot/protocol.ts';
import { wheelInput, wheelOutcome } from './engines/wheel/protocol.ts';

export const roundInput = z.discriminatedUnion('kind', [
  slotInput,
  diceInput,
  rouletteInput,
  minesInput,
  plinkoInput,
  wheelInput,
  kenoInput,
  hiloInput,
  pokerInput,
  baccaratInput,
  crashInput,
  blackjackInput,
]);
export type RoundInput = z.infer<typeof roundInput>;

export const roundOutcome = z.discriminatedUnion('kind', [
  slotOutcome,
  rouletteOutcome,
  diceOutcome,
  minesOutcome,
  plinkoOutcome,
  wheelOutcome,
  kenoOutcome,
  hiloOutcome,
  pokerOutcome,
  baccaratOutcome,
  crashOutcome,
  blackjackOutcome,
]);
export type RoundOutcome = z.infer<typeof roundOutcome>;

/** What a player can decide in a round that waits for it. */
export const roundAction = z.discriminatedUnion('kind', [
  minesAction,
  hiloAction,
  pokerAction,
  crashAction,
  blackjackAction,
]);
export type RoundAction = z.infer<typeof roundAction>;
