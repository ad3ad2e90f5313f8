import { describe, expect, it } from 'vitest';
import { clockworkCrab } from '../../themes/clockwork-crab.ts';
import { ninthBell } from '../../themes/ninth-bell.ts';
import { seededBytes } from '../seeded-bytes.ts';
import { expectSlot } from './expected.ts';
import { expectHold, playHold } from './hold.ts';
import { buildMachine } from './machine.ts';
import { playSlot } from './play.ts';
import type { SlotRules } from './theme.ts';

const machine = buildMachine(ninthBell.rules);
const coin = machine.indexOf.get('bronze-bell') ?? 0;
const filler = machine.indexOf.get('candle') ?? 0;
/** A grid with so many coins, from its first cell on. */
const withCoins = (count: number): number[][] =>
  Array.from({ length: 5 }, (_, reel) =>
    Array.from({ length: 3 }, (_cell, row) => (reel * 3 + row < count ? coin : filler)),
  );

describe('hold and respin', () => {
  it('begins with enough coins in view and not with fewer', () => {
    expect(playHold(machine, withCoins(5), seededBytes(1))).toBeNull();
    expect(playHold(machine, withCoins(6), seededBytes(1))?.start).toHaveLength(6);
  });

  it('never lands twice in a cell, counts respins down and sets them back at each coin', () => {
    for (let seed = 0; seed < 400; seed++) {
      const round = playHold(machine, withCoins(8), seededBytes(seed));
      const cells = [round?.start ?? [], ...(round?.respins.map(({ landed }) => landed) ?? [])];
      const places = cells.flat().map(({ cell }) => cell.join());
      expect(new Set(places).size).toBe(places.length);
      let left = 3;
      for (const respin of round?.respins ?? []) {
        left = respin.landed.length > 0 ? 3 : left - 1;
        expect(respin.left).toBe(left);
      }
      expect(round?.full).toBe(places.length === 15);
      expect(left === 0 || round?.full).toBe(true);
      const coins = cells.flat().reduce((sum, { units }) => sum + units, 0);
      expect(round?.units).toBe(coins + (round?.full ? ninthBell.rules.hold.grand : 0));
    }
  });

  it('pays the grand jackpot at once for a full field', () => {
    const round = playHold(machine, withCoins(15), seededBytes(3));
    expect(round).toMatchObject({ respins: [], full: true });
  });

  it.each([6, 9, 13])('returns what is expected from %i coins', { timeout: 60_000 }, (coins) => {
    const source = seededBytes(coins);
    const plays = 20_000;
    let sum = 0;
    let squares = 0;
    for (let play = 0; play < plays; play++) {
      const units = playHold(machine, withCoins(coins), source)?.units ?? 0;
      sum += units;
      squares += units * units;
    }
    const mean = sum / plays;
    const margin = (3.29 * Math.sqrt(squares / plays - mean * mean)) / Math.sqrt(plays);
    const inView = withCoins(coins).map((column) => {
      const found = column.filter((shown) => shown === coin).length;
      return Array.from({ length: 4 }, (_, count) => (count === found ? 1 : 0));
    });
    const { units } = expectHold(machine, ninthBell.rules.hold, inView);
    expect(Math.abs(mean - units)).toBeLessThan(margin);
    expect(margin / mean).toBeLessThan(0.15);
  });

  it('is told in amounts of the stake, which add up', () => {
    let seen = 0;
    for (let seed = 0; seed < 1500; seed++) {
      const { steps, win } = playSlot(machine, 50, seededBytes(seed));
      const hold = steps[0]?.hold;
      if (!hold) continue;
      seen++;
      const coins = [hold.start, ...hold.respins.map(({ landed }) => landed)].flat();
      expect(hold.win).toBe(coins.reduce((sum, { amount }) => sum + amount, hold.grand));
      expect(win).toBe(Math.min(50 * 10_000, steps[0]?.win ?? 0));
      for (const held of coins) {
        if (held.jackpot === 'mini') expect(held.amount).toBe(1000);
        if (held.jackpot === 'major') expect(held.amount).toBe(10_000);
      }
    }
    expect(seen).toBeGreaterThan(5);
  });

  it('counts the coins of a full reel for more, told beside their own amounts', () => {
    const crab = buildMachine(clockworkCrab.rules);
    const { fullReel, grand } = clockworkCrab.rules.hold;
    let seen = 0;
    for (let seed = 0; seed < 4000; seed++) {
      const hold = playSlot(crab, 20, seededBytes(seed)).steps[0]?.hold;
      if (!hold) continue;
      const coins = [hold.start, ...hold.respins.map(({ landed }) => landed)].flat();
      const on = (reel: number) => coins.filter(({ cell }) => cell[0] === reel);
      const full = [0, 1, 2, 3, 4].filter((reel) => on(reel).length === 3);
      expect(hold.fullReels).toEqual(full);
      seen += full.length;
      const paid = [0, 1, 2, 3, 4].reduce((sum, reel) => {
        const worth = on(reel).reduce((all, { amount }) => all + amount, 0);
        return sum + worth * (full.includes(reel) ? fullReel : 1);
      }, 0);
      expect(hold.win).toBe(paid + (full.length === 5 ? grand : 0));
    }
    expect(seen).toBeGreaterThan(10);
  });

  it.each([[[3, 2, 1, 0, 0]], [[2, 2, 2, 1, 1]], [[3, 3, 2, 2, 0]]])(
    'returns what is expected from coins on the reels %j',
    { timeout: 60_000 },
    (counts) => {
      const crab = buildMachine(clockworkCrab.rules);
      const gear = crab.indexOf.get('brass-gear') ?? 0;
      const nut = crab.indexOf.get('hex-nut') ?? 0;
      const grid = counts.map((held) => [0, 1, 2].map((row) => (row < held ? gear : nut)));
      const source = seededBytes(5);
      const plays = 8000;
      let sum = 0;
      let squares = 0;
      for (let play = 0; play < plays; play++) {
        const units = playHold(crab, grid, source)?.units ?? 0;
        sum += units;
        squares += units * units;
      }
      const mean = sum / plays;
      const margin = (3.29 * Math.sqrt(squares / plays - mean * mean)) / Math.sqrt(plays);
      const inView = counts.map((held) => [0, 1, 2, 3].map((count) => (count === held ? 1 : 0)));
      const { units } = expectHold(crab, clockworkCrab.rules.hold, inView);
      expect(Math.abs(mean - units)).toBeLessThan(margin);
      expect(margin / mean).toBeLessThan(0.1);
    },
  );

  it('is refused beside free spins or cascades, and without its coin', () => {
    const cascade: SlotRules = { ...ninthBell.rules, cascade: { base: [1], free: [1] } };
    expect(() => buildMachine(cascade)).toThrow('coin');
    const { hold: _, ...without } = ninthBell.rules;
    expect(() => buildMachine(without)).toThrow('coin');
    expect(expectSlot(machine).triggerChance).toBeGreaterThan(0.01);
  });
});
