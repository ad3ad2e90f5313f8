/** How the wheel comes to rest. Angles are degrees, clockwise. */

/** Degrees a millisecond while the outcome is not known yet. */
export const SPEED = 0.6;
/** Degrees the wheel turns at least before it rests. */
const LEAST = 400;
/** How soft it slows down. */
const POWER = 2.4;

/** Where the wheel stands when the middle of that segment is under the pointer at the top. */
export const angleOf = (segment: number, segments: number): number =>
  360 - ((segment + 0.5) * 360) / segments;

export type Stop = {
  /** Milliseconds it takes. */
  readonly lasts: number;
  /** The angle at a share of the way, 0 to 1. */
  angle(part: number): number;
};

/** From a wheel at full speed to rest at an angle, without a jerk. */
export function planStop(from: number, target: number): Stop {
  const missing = (((target - from - LEAST) % 360) + 360) % 360;
  const way = LEAST + missing;
  return {
    lasts: (way * POWER) / SPEED,
    angle: (part) => from + way * (1 - (1 - Math.min(1, part)) ** POWER),
  };
}
