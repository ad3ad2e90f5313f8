import { describe, expect, it } from 'vitest';
import { apothecary } from '../../themes/apothecary.ts';
import { bellAndBrine } from '../../themes/bell-and-brine.ts';
import { cherryTram } from '../../themes/cherry-tram.ts';
import { dustHour } from '../../themes/dust-hour.ts';
import { honeyHeist } from '../../themes/honey-heist.ts';
import { ironAnchor } from '../../themes/iron-anchor.ts';
import { kettleGenie } from '../../themes/kettle-genie.ts';
import { koiLantern } from '../../themes/koi-lantern.ts';
import { nightFerris } from '../../themes/night-ferris.ts';
import { oldKeeper } from '../../themes/old-keeper.ts';
import { owlPost } from '../../themes/owl-post.ts';
import { paperTiger } from '../../themes/paper-tiger.ts';
import { trueNorth } from '../../themes/true-north.ts';
import { seededBytes } from '../seeded-bytes.ts';
import { takenByCaps } from './caps.ts';
import { spinsOf } from './caps-moments.ts';
import { expectSlot } from './expected.ts';
import { buildMachine } from './machine.ts';
import type { Spread } from './outcomes.ts';
import { playSlot } from './play.ts';
import type { SlotTheme } from './theme.ts';

/** One slot of every way to pay, and to go on within a round. */
const slots: readonly SlotTheme[] = [
  nightFerris,
  koiLantern,
  owlPost,
  honeyHeist,
  oldKeeper,
  paperTiger,
  trueNorth,
  dustHour,
  bellAndBrine,
  ironAnchor,
  apothecary,
  kettleGenie,
  cherryTram,
];
const meanOf = (spread: Spread): number =>
  spread.reduce((sum, { value, chance }) => sum + value * chance, 0);
/** More than any round pays. */
const NO_END = 1_000_000;
/** A highest win that rounds do reach, in stakes. */
const LOW = 40;
const ROUNDS = 20_000;

describe('what caps take', () => {
  it.each(slots)(
    '[P-46] from $id lies within its bound, were its highest win so low that rounds reach it',
    { timeout: 60_000 },
    ({ rules }) => {
      const open = buildMachine({ ...rules, maxWinMultiple: NO_END });
      const expected = expectSlot(open);
      const closed = buildMachine({ ...rules, maxWinMultiple: LOW });
      const { least, most } = takenByCaps(closed, expected);
      const source = seededBytes(20_261_124);
      let [sum, squares] = [0, 0];
      for (let round = 0; round < ROUNDS; round++) {
        const win = playSlot(open, rules.betUnits, source).win / rules.betUnits;
        const above = Math.max(0, win - LOW);
        sum += above;
        squares += above * above;
      }
      const mean = sum / ROUNDS;
      const margin = 3.29 * Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS);
      expect(mean).toBeGreaterThan(0);
      expect(least).toBeLessThanOrEqual(mean + margin);
      expect(most).toBeGreaterThanOrEqual(mean - margin);
    },
  );

  const bySpins = slots.filter(({ rules }) => !rules.hold && !rules.again && !rules.fullField);
  it.each(bySpins)('of $id is bounded by spins that pay the same on average', ({ rules }) => {
    const machine = buildMachine(rules);
    const expected = expectSlot(machine);
    const base = spinsOf(machine, 'base');
    expect(base.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
    expect(meanOf(base)).toBeCloseTo(expected.baseRtp, 10);
    const { freeSpins } = rules;
    const alike = !freeSpins?.stickyWilds && !freeSpins?.expandingSymbol && !rules.cascade?.keeps;
    if (!freeSpins || !alike) return;
    const spins = expected.triggerChance * expected.freeSpinsPerTrigger;
    expect(meanOf(spinsOf(machine, 'free'))).toBeCloseTo(expected.freeRtp / spins, 10);
  });

  it('[P-46] is in what Paper Tiger publishes, whose dearest spins pay more than a round may', () => {
    const machine = buildMachine(paperTiger.rules);
    const expected = expectSlot(machine);
    const { least, most } = takenByCaps(machine, expected);
    expect(least).toBeGreaterThan(0.00005);
    expect(most).toBeLessThan(0.00013);
    expect(Math.round(expected.rtp * 10_000)).toBe(paperTiger.rtpBasisPoints + 1);
  });
});
