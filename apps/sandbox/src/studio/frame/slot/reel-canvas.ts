import type { SlotDescription, SlotStep } from '../../engines/slot/protocol.ts';
import { element } from '../element.ts';
import { calm } from '../pace.ts';
import { fade } from './fade.ts';
import { FALL } from './paint-fall.ts';
import type { Highlight } from './paint-highlight.ts';
import { GROW, MARGIN, paintReels, type ReelScene, symbolSize } from './paint-reels.ts';
import { layReels, type ReelLayout } from './reel-layout.ts';
import { createReelMotion } from './reel-motion.ts';
import type { SymbolBitmaps } from './symbol-bitmaps.ts';

type Grid = readonly (readonly string[])[];
type Strips = readonly (readonly string[])[];
type Gears = NonNullable<SlotStep['gears']>;

/** Milliseconds all reels turn at least before the first may stop, and from one stop to the next. */
const TURN = 620;
const STAGGER = 190;
/** Milliseconds of the fades that stand in for motion. */
const FADE = 220;

export type ReelCanvas = {
  readonly node: HTMLCanvasElement;
  /** Fits the field into a box of CSS px and answers the room it takes. */
  fit(box: { width: number; height: number }): ReelLayout;
  stand(grid: Grid): void;
  readonly turning: boolean;
  /** All reels turn but those that hold. */
  start(strips: Strips, held?: readonly number[]): void;
  /** Lets the reels stop one after another; resolves when the last one stands. */
  land(strips: Strips, stops: readonly number[], grid: Grid, gears?: Gears): Promise<void>;
  /** Grows symbols over the cells in which the two grids differ. */
  expand(to: Grid): Promise<void>;
  /** Lets the symbols of these cells vanish and the others fall until the grid is the new one. */
  fall(removed: readonly (readonly [number, number])[], to: Grid): Promise<void>;
  /** Keeps symbols in their cells while the reels turn behind them; none lets them go. */
  hold(held: ReelScene['held']): void;
  highlight(highlight: Highlight | null): void;
};

/** The reels on a canvas. `stopped` is called with each one that comes to rest. */
export function createReelCanvas(options: {
  readonly game: SlotDescription;
  readonly bitmaps: SymbolBitmaps;
  readonly stopped: (reel: number) => void;
}): ReelCanvas {
  const { game, bitmaps } = options;
  const node = element('canvas', { class: 'reels', role: 'img' });
  const pen = node.getContext('2d');
  const reels = Array.from({ length: game.reels }, createReelMotion);
  let layout = layReels({ width: 100, height: 100 }, game.reels, game.rows);
  let scale = 1;
  let shown: Highlight | null = null;
  let shownSince = 0;
  let opacity = reels.map(() => 1);
  let growing: { to: Grid; since: number; done: () => void } | null = null;
  let falling: (NonNullable<ReelScene['falling']> & { done: () => void }) | null = null;
  let held: ReelScene['held'] = [];
  let geared: Gears | null = null;
  let landing: { queue: (() => void)[]; done: () => void } | null = null;
  let startedAt = 0;
  let frame = 0;

  function fit(box: { width: number; height: number }): ReelLayout {
    layout = layReels(box, game.reels, game.rows);
    scale = Math.min(3, window.devicePixelRatio || 1);
    const width = layout.width + 2 * MARGIN;
    const height = layout.height + 2 * MARGIN;
    node.width = Math.round(width * scale);
    node.height = Math.round(height * scale);
    node.style.width = `${width}px`;
    node.style.height = `${height}px`;
    bitmaps.resize(Math.max(8, Math.round(symbolSize(layout) * scale)));
    paint(performance.now());
    return layout;
  }

  function paint(at: number): void {
    if (!pen) return;
    const scene: ReelScene = {
      ...{ layout, scale, reels, opacity, growing, falling, held, geared, shown, shownSince },
    };
    paintReels(pen, game, bitmaps, scene, at);
  }

  function land(at: number): void {
    while (landing?.queue.length && at >= startedAt + TURN + stoppedCount() * STAGGER) {
      landing.queue.shift()?.();
    }
  }
  const stoppedCount = (): number => game.reels - (landing?.queue.length ?? 0);
  /** Reels in gear stop at once, with the first of them. */
  const inGear = (reel: number): boolean =>
    geared !== null && reel > geared.from && reel < geared.from + geared.count;

  function tick(at: number): void {
    frame = 0;
    land(at);
    for (const [reel, motion] of reels.entries()) if (motion.tick(at)) options.stopped(reel);
    if (landing?.queue.length === 0 && reels.every(({ state }) => state === 'standing')) {
      const { done } = landing;
      landing = null;
      done();
    }
    if (growing && at - growing.since >= GROW) {
      const { to, done } = growing;
      growing = null;
      standAs(to);
      done();
    }
    if (falling && at - falling.since >= FALL) {
      const { to, done } = falling;
      falling = null;
      standAs(to);
      done();
    }
    paint(at);
    const pulsing = shown !== null && at - shownSince < 700;
    if (landing || growing || falling || pulsing || reels.some(({ state }) => state !== 'standing'))
      run();
  }
  function run(): void {
    if (frame === 0) frame = requestAnimationFrame(tick);
  }

  const standAs = (grid: Grid): void => {
    grid.forEach((column, reel) => {
      reels[reel]?.stand(column);
    });
  };

  const fadeReel = (to: number, reel: number): Promise<void> =>
    fade({
      from: opacity[reel] ?? 1,
      to,
      lasts: FADE,
      set: (value, at) => {
        opacity = opacity.with(reel, value);
        paint(at);
      },
    });

  let faded = false;
  /** Those that were started last. */
  let turningReels: readonly number[] = [];

  return {
    node,
    fit,
    stand: (grid) => {
      landing = null;
      faded = false;
      opacity = reels.map(() => 1);
      held = [];
      standAs(grid);
      paint(performance.now());
    },
    get turning() {
      return faded || reels.some(({ state }) => state !== 'standing');
    },
    start: (strips, holding = []) => {
      shown = null;
      geared = null;
      turningReels = reels.map((_, reel) => reel).filter((reel) => !holding.includes(reel));
      if (calm()) {
        faded = true;
        for (const reel of turningReels) void fadeReel(0.2, reel);
        return;
      }
      startedAt = performance.now();
      for (const reel of turningReels) {
        reels[reel]?.start(startedAt + reel * 45, strips[reel] ?? []);
      }
      run();
    },
    land: async (strips, stops, grid, gears) => {
      geared = gears ?? null;
      if (faded) {
        for (const reel of turningReels) {
          reels[reel]?.stand(grid[reel] ?? []);
          options.stopped(reel);
          await fadeReel(1, reel);
        }
        faded = false;
        return;
      }
      await new Promise<void>((done) => {
        landing = {
          done,
          queue: turningReels
            .filter((reel) => !inGear(reel))
            .map((reel) => () => {
              const last = reel === geared?.from ? reel + geared.count : reel + 1;
              for (let at = reel; at < last; at++) {
                reels[at]?.land(performance.now(), strips[at] ?? [], stops[at] ?? 0);
              }
            }),
        };
        run();
      });
      standAs(grid);
      paint(performance.now());
    },
    expand: (to) =>
      new Promise((done) => {
        shown = null;
        growing = { to, since: performance.now(), done };
        run();
      }),
    fall: async (removed, to) => {
      shown = null;
      if (calm()) {
        const touched = [...new Set(removed.map(([reel]) => reel))];
        await Promise.all(touched.map((reel) => fadeReel(0, reel)));
        standAs(to);
        await Promise.all(touched.map((reel) => fadeReel(1, reel)));
        return;
      }
      await new Promise<void>((done) => {
        falling = { removed, to, since: performance.now(), done };
        run();
      });
    },
    hold: (kept) => {
      held = kept;
      paint(performance.now());
    },
    highlight: (highlight) => {
      shown = highlight;
      shownSince = performance.now();
      run();
    },
  };
}
