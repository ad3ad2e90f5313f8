/**
 * How one reel moves. A position is a fractional index on the strip: the symbol in the top row. Reels
 * turn downwards, so positions fall.
 */

type Strip = readonly string[];

/** Rows a second at full speed. */
const SPEED = 23;
/** Milliseconds until a reel is at full speed. */
const RAMP = 260;
/** Whole rows a reel takes to stop. */
const BRAKING_ROWS = 4;
/** How far a reel runs past its stop before it settles, as of easeOutBack. */
const OVERSHOOT = 0.55;

/** Starts at a speed of `3 + OVERSHOOT` and ends at 1 with none. */
const settle = (t: number): number => 1 + (OVERSHOOT + 1) * (t - 1) ** 3 + OVERSHOOT * (t - 1) ** 2;

const wrap = (index: number, length: number): number => ((index % length) + length) % length;

export type ReelMotion = {
  /** Position now. */
  readonly position: number;
  /** Rows a second. */
  readonly speed: number;
  readonly state: 'standing' | 'turning' | 'braking';
  /** The symbol at a whole position. */
  symbolAt(index: number): string;
  /** Puts a window of symbols on the reel at once. */
  stand(symbols: Strip): void;
  start(at: number, strip: Strip): void;
  /** Brakes so that it comes to rest with the strip's symbol `stop` in the top row. */
  land(at: number, strip: Strip, stop: number): void;
  /** Moves on to a moment. True when it has just come to rest. */
  tick(at: number): boolean;
};

/** Moments are milliseconds of one clock. */
export function createReelMotion(): ReelMotion {
  let state: ReelMotion['state'] = 'standing';
  let position = 0;
  let speed = 0;
  let last = 0;
  let started = 0;
  let from = 0;
  let target = 0;
  let landing = 0;
  let lasts = 1;
  let symbolAt: (index: number) => string = () => '';

  return {
    get position() {
      return position;
    },
    get speed() {
      return speed;
    },
    get state() {
      return state;
    },
    symbolAt: (index) => symbolAt(index),
    stand: (symbols) => {
      state = 'standing';
      position = 0;
      speed = 0;
      symbolAt = (index) => symbols[wrap(index, symbols.length)] ?? '';
    },
    start: (at, strip) => {
      const before = symbolAt;
      const entered = Math.floor(position);
      // What was in view leaves below; the strip comes in above.
      symbolAt = (index) =>
        index >= entered ? before(index) : (strip[wrap(index, strip.length)] ?? '');
      state = 'turning';
      started = at;
      last = at;
    },
    land: (at, strip, stop) => {
      const before = symbolAt;
      const entered = Math.floor(position);
      from = position;
      target = entered - BRAKING_ROWS;
      symbolAt = (index) =>
        index >= entered ? before(index) : (strip[wrap(stop + index - target, strip.length)] ?? '');
      state = 'braking';
      landing = at;
      lasts = ((3 + OVERSHOOT) * (from - target) * 1000) / SPEED;
    },
    tick: (at) => {
      if (state === 'standing') return false;
      if (state === 'turning') {
        speed = SPEED * Math.min(1, Math.max(0, (at - started) / RAMP)) ** 2;
        position -= (speed * Math.max(0, at - last)) / 1000;
        last = at;
        return false;
      }
      const t = Math.min(1, (at - landing) / lasts);
      const next = from + (target - from) * settle(t);
      speed = Math.max(0, SPEED * (1 - t) ** 2);
      position = next;
      if (t < 1) return false;
      position = target;
      speed = 0;
      state = 'standing';
      return true;
    },
  };
}
