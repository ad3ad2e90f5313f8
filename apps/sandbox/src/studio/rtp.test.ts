import { describe, expect, it } from 'vitest';
import { expectSlot } from './engines/slot/expected.ts';
import { buildMachine } from './engines/slot/machine.ts';
import { readStops } from './engines/slot/play.ts';
import { deviationsOf, isPublishedRight, measureSlot, returnsOf } from './rtp.ts';
import type { GameTheme } from './theme.ts';
import { themes } from './themes/catalogue.ts';
import { depthCharge } from './themes/depth-charge.ts';
import { diceDeck } from './themes/dice-deck.ts';
import { highWater } from './themes/high-water.ts';
import { sevenLamps } from './themes/seven-lamps.ts';

const slots = themes.flatMap((theme) => (theme.kind === 'slot' ? [theme] : []));

describe('return to player', () => {
  it.each([...themes])(
    '[P-46] of $id is the published one at every stake of every currency, to its last digit',
    { timeout: 60_000 },
    (theme) => {
      const { least, most } = returnsOf(theme);
      expect(Math.abs(theme.rtpBasisPoints - least * 10_000)).toBeLessThanOrEqual(0.5);
      expect(Math.abs(theme.rtpBasisPoints - most * 10_000)).toBeLessThanOrEqual(0.5);
      expect(isPublishedRight(theme)).toBe(true);
    },
  );

  it.each([diceDeck, depthCharge, highWater])(
    '[P-46] of $id is called wrong when small stakes are rounded down',
    (theme) => {
      const { rounding: _, ...down } = theme;
      expect(isPublishedRight(down as GameTheme)).toBe(false);
      expect(returnsOf(down as GameTheme).least).toBeLessThan(0.985);
    },
  );

  it('is called wrong as soon as a game publishes 0.01 points more or less', () => {
    expect(isPublishedRight(sevenLamps)).toBe(true);
    for (const off of [-1, 1]) {
      const published = sevenLamps.rtpBasisPoints + off;
      expect(isPublishedRight({ ...sevenLamps, rtpBasisPoints: published })).toBe(false);
    }
  });

  it.each(slots)('of $id is between 94 and 97 per cent', (theme) => {
    expect(theme.rtpBasisPoints).toBeGreaterThanOrEqual(9400);
    expect(theme.rtpBasisPoints).toBeLessThanOrEqual(9700);
  });

  it.each(slots)(
    'of $id is met by the engine that is played, and so is its volatility',
    { timeout: 60_000 },
    (theme) => {
      const played = measureSlot(theme, 100_000, 20_261_121);
      expect(Math.abs(played.rtp - returnsOf(theme).most)).toBeLessThan(played.margin);
      expect(played.hitFrequency).toBeGreaterThan(0.2);
      expect(played.hitFrequency).toBeLessThan(0.6);
      // The rarest wins, which make half of the spread of a swinging game, may be missing among so few rounds, or
      // one of them may be there once too often; what a million rounds show is published.
      expect(theme.deviation / played.deviation).toBeGreaterThan(0.7);
      expect(theme.deviation / played.deviation).toBeLessThan(2);
      const [from, to] = deviationsOf(theme.volatility);
      expect(played.deviation).toBeGreaterThan(from * 0.9);
      expect(played.deviation).toBeLessThan(to * 1.1);
      // Four rows on many lines or ways: symbols stand in stacks, or every other round would pay a little.
      if (theme.rules.rows === 4) expect(played.hitFrequency).toBeLessThan(0.45);
    },
  );

  it('agrees to the last digit with a count over every stop of three reels', () => {
    const machine = buildMachine(sevenLamps.rules);
    const [first = [], second = [], third = []] = machine.baseStrips;
    let units = 0;
    for (let a = 0; a < first.length; a++) {
      for (let b = 0; b < second.length; b++) {
        for (let c = 0; c < third.length; c++) {
          for (const win of readStops(machine, 'base', [a, b, c]).wins) units += win.units;
        }
      }
    }
    const stops = first.length * second.length * third.length;
    const counted = units / stops / sevenLamps.rules.betUnits;
    expect(expectSlot(machine).rtp).toBeCloseTo(counted, 12);
  });
});
