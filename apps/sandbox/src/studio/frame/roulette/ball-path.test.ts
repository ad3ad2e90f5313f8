import { expect, test } from 'vitest';
import { planBall } from './ball-path.ts';

test('the ball starts where it is and ends in the pocket, without a jerk in its speed', () => {
  const TURN = 2 * Math.PI;
  for (let pocket = 0; pocket < 37; pocket++) {
    const options = {
      angle: -3.7,
      speed: -7.5,
      wheelAtEnd: 12.4,
      pocket: (pocket / 37) * TURN,
      lasts: 3600,
    };
    const path = planBall(options);
    expect(path.angle(0)).toBeCloseTo(options.angle);
    const off = (path.angle(1) - options.wheelAtEnd - options.pocket) / TURN;
    expect(off).toBeCloseTo(Math.round(off), 6);
    const first = (path.angle(0.001) - path.angle(0)) / (0.001 * 3.6);
    expect(first).toBeCloseTo(options.speed, 1);
    expect(path.height(0)).toBe(1);
    expect(path.height(1)).toBeCloseTo(0);
  }
});
