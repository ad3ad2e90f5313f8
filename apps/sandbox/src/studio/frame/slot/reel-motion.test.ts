import { expect, test } from 'vitest';
import { layReels } from './reel-layout.ts';
import { createReelMotion } from './reel-motion.ts';

const strip = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const FRAME = 16;

test('a reel comes to rest on exactly the stop it was given', () => {
  for (let stop = 0; stop < strip.length; stop++) {
    const reel = createReelMotion();
    reel.stand(['x', 'y', 'z']);
    reel.start(0, strip);
    let at = 0;
    const tick = (): boolean => {
      at += FRAME;
      return reel.tick(at);
    };
    while (at < 640 + stop * 7) tick();
    reel.land(at, strip, stop);
    let rested = false;
    for (let frames = 0; frames < 200 && !rested; frames++) rested = tick();
    expect(rested).toBe(true);
    expect(reel.state).toBe('standing');
    expect([0, 1, 2].map((row) => reel.symbolAt(reel.position + row))).toEqual(
      [0, 1, 2].map((row) => strip[(stop + row) % strip.length]),
    );
  }
});

test('what is in view when a reel starts or brakes stays in view until it has left below', () => {
  const reel = createReelMotion();
  reel.stand(['x', 'y', 'z']);
  reel.start(0, strip);
  expect([0, 1, 2].map((row) => reel.symbolAt(row))).toEqual(['x', 'y', 'z']);
  for (let at = FRAME; at < 600; at += FRAME) reel.tick(at);
  const top = Math.floor(reel.position);
  const seen = [0, 1, 2].map((row) => reel.symbolAt(top + row));
  reel.land(600, strip, 3);
  expect([0, 1, 2].map((row) => reel.symbolAt(top + row))).toEqual(seen);
});

test('the reels fill their box without leaving it', () => {
  for (const box of [
    { width: 860, height: 450 },
    { width: 360, height: 260 },
    { width: 300, height: 700 },
  ]) {
    for (const [reels, rows] of [
      [3, 3],
      [5, 3],
      [5, 4],
    ] as const) {
      const { width, height, cell } = layReels(box, reels, rows);
      expect(width).toBeLessThanOrEqual(box.width + reels);
      expect(height).toBeLessThanOrEqual(box.height);
      expect(Math.max(width / box.width, height / box.height)).toBeGreaterThan(0.95);
      expect(cell.height / cell.width).toBeLessThan(1.3);
    }
  }
});
