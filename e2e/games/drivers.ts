import { en } from '../../apps/sandbox/src/studio/frame/texts/en.ts';
import { baccarat } from './baccarat.ts';
import { blackjack } from './blackjack.ts';
import { crash } from './crash.ts';
import { hilo } from './hilo.ts';
import { keno } from './keno.ts';
import { mines } from './mines.ts';
import { poker } from './poker.ts';
import { roulette } from './roulette.ts';
import { slot } from './slot.ts';
import type { Driver } from './table.ts';

const drivers: Readonly<Record<string, Driver>> = {
  slot,
  roulette,
  keno,
  mines,
  hilo,
  poker,
  crash,
  baccarat,
  blackjack,
  // One press and one result.
  dice: { action: en.roll },
  plinko: { action: en.drop },
  wheel: { action: en.spin },
};

/** @throws Error for a kind of game that nobody has taught the tests to play */
export function driverOf(kind: string): Driver {
  const driver = drivers[kind];
  if (!driver)
    throw new Error(
      `Nobody plays games of the kind ${kind} yet: write e2e/games/${kind}.ts and its line in e2e/games/drivers.ts.`,
    );
  return driver;
}
