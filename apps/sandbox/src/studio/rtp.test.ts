import { describe, expect, it } from 'vitest';
import { expectSlot } from './engines/slot/expected.ts';
import { buildMachine } from './engines/slot/machine.ts';
import { readStops } from './engines/slot/play.ts';
import { computedRtp, deviationsOf, isPublishedRight, measureSlot } from './rtp.ts';
import { themes } from './themes/catalogue.ts';
import { sevenLamps } from './themes/seven-lamps.ts';

const slots = themes.flatMap((theme) => (theme.kind === 'slot' ? [theme] : []));

describe('return to player', () => {
  it.each([...themes])(
    'of $id is published as computed, to 0.01 percentage points',
    { timeout: 60_000 },
    (theme) => {
      expect(Math.abs(theme.rtpBasisPoints - computedRtp(theme) * 10_000)).toBeLessThanOrEqual(0.5);
    },
  );

  it('is called wrong as soon as a game publishes 0.02 points more or less', () => {
    expect(isPublishedRight(sevenLamps)).toBe(true);
    for (const off of [-2, 2]) {
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
      expect(Math.abs(played.rtp - computedRtp(theme))).toBeLessThan(played.margin);
      expect(played.hitFrequency).toBeGreaterThan(0.2);
      expect(played.hitFrequency).toBeLessThan(0.6);
      // A tenth more or less is what a rare win does to so many rounds.
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
