/** Rounds whose draws are chosen instead of left to chance: what a game can pay, shown by paying it. */
import type { RoundBytes } from '../engines/random.ts';
import type { Machine } from '../engines/slot/machine.ts';
import { playSlot, type SlotRound } from '../engines/slot/play.ts';

/** Numbers in the order a round draws them; when they are used up, `again` is drawn over and over. */
export type Draws = { readonly once: readonly number[]; readonly again: readonly number[] };

/** Bytes from which every draw is the next chosen number; 0 where there is none, and to round by, which is up. */
export function drawing({ once, again }: Draws): RoundBytes {
  let at = 0;
  return {
    take: (count) => {
      const value = once[at] ?? again[(at - once.length) % again.length] ?? 0;
      at++;
      const bytes = new Uint8Array(count);
      new DataView(bytes.buffer).setUint32(count - 4, value);
      return bytes;
    },
    rounding: { take: (count) => new Uint8Array(count) },
  };
}

/** The round a slot's engine plays with these draws, for a stake of one subunit per bet unit. */
export const playChosen = (machine: Machine, draws: Draws): SlotRound =>
  playSlot(machine, machine.rules.betUnits, drawing(draws));
