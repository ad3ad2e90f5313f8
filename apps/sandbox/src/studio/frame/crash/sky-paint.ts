/** The coast at dusk and the kite over it, painted onto a canvas of any size. */
import * as lark from './lark.ts';

export type Size = { readonly width: number; readonly height: number };

/** What there is to paint of a flight. */
export type Air = {
  /** Seconds since the departure; 0 before. */
  readonly seconds: number;
  /** In hundredths. */
  readonly standing: number;
  /** Seconds since the line broke; null while it holds. */
  readonly broken: number | null;
  /** Seconds of any origin, for what moves by itself. */
  readonly clock: number;
};

type Ink = CanvasRenderingContext2D;

const TAU = Math.PI * 2;

/** How high a flight has climbed: 0 on the ground, 1 where the picture climbs no further. */
const climbOf = (standing: number): number => Math.min(1, Math.log(standing / 100) / 3.4);

/** A repeatable number from 0 to 1. */
const scatter = (seed: number): number => {
  const wild = Math.sin(seed * 127.1) * 43758.5453;
  return wild - Math.floor(wild);
};

function paintSky(ink: Ink, { width, height }: Size, climb: number): void {
  const shift = climb * 0.55;
  const sky = ink.createLinearGradient(
    0,
    -height * (0.5 - shift * 0.6),
    0,
    height * (0.86 + shift),
  );
  sky.addColorStop(0, '#0b1330');
  sky.addColorStop(0.4, '#243063');
  sky.addColorStop(0.66, '#6b4476');
  sky.addColorStop(0.85, '#d3705f');
  sky.addColorStop(1, '#ffc07a');
  ink.fillStyle = sky;
  ink.fillRect(0, 0, width, height);
}

function paintStars(ink: Ink, { width, height }: Size, climb: number, clock: number): void {
  ink.fillStyle = '#fff6e0';
  for (let star = 0; star < 70; star++) {
    const y = (scatter(star) * 1.5 - 0.75 + climb * 0.75) * height;
    const dim = 0.25 + 0.75 * scatter(star + 500);
    const twinkle = 0.75 + 0.25 * Math.sin(clock * (0.6 + dim) + star);
    ink.globalAlpha = Math.max(0, 1 - y / (height * 0.62)) * dim * twinkle * (0.35 + climb * 0.65);
    ink.fillRect(scatter(star + 90) * width, y, 1 + dim, 1 + dim);
  }
  ink.globalAlpha = 1;
}

function paintSea(ink: Ink, { width, height }: Size, horizon: number, clock: number): void {
  const sun = { x: width * 0.3, r: Math.min(width, height) * 0.085 };
  const glow = ink.createRadialGradient(sun.x, horizon, 0, sun.x, horizon, width * 0.5);
  glow.addColorStop(0, 'rgb(255 214 150 / 0.75)');
  glow.addColorStop(1, 'rgb(255 170 110 / 0)');
  ink.fillStyle = glow;
  ink.fillRect(0, horizon - width * 0.5, width, width * 0.5);
  ink.fillStyle = '#ffe2ad';
  ink.beginPath();
  ink.arc(sun.x, horizon, sun.r, Math.PI, TAU);
  ink.fill();
  const depth = Math.max(1, height - horizon);
  const water = ink.createLinearGradient(0, horizon, 0, horizon + depth);
  water.addColorStop(0, '#b8605f');
  water.addColorStop(0.22, '#4d3767');
  water.addColorStop(1, '#121a3c');
  ink.fillStyle = water;
  ink.fillRect(0, horizon, width, depth);
  ink.fillStyle = '#ffd9a3';
  for (let glint = 0; glint < 26; glint++) {
    const down = scatter(glint + 7) ** 1.6;
    const spread = sun.r * (0.7 + down * 3);
    const drift = Math.sin(clock * (0.5 + scatter(glint)) + glint) * spread * 0.3;
    const length = spread * (0.25 + 0.5 * scatter(glint + 31));
    ink.globalAlpha = 0.6 * (1 - down) + 0.08;
    const x = sun.x + (scatter(glint + 60) - 0.5) * spread * 1.6 + drift - length / 2;
    ink.fillRect(x, horizon + 3 + down * depth * 0.9, length, 1.6 + down * 2);
  }
  ink.globalAlpha = 1;
}

/** A line of downs and headlands that runs by, the nearer the faster; where it dips the sea shows. */
function paintCoast(
  ink: Ink,
  { width, height }: Size,
  coast: { readonly foot: number; readonly rise: number; readonly run: number },
  color: string,
): void {
  const { foot, rise, run } = coast;
  const step = width / 7;
  const first = Math.floor(run / step);
  const top = (at: number): number => foot - rise * (1.5 * scatter(at * 3.7 + rise) - 0.35);
  ink.fillStyle = color;
  ink.beginPath();
  ink.moveTo(-2 * step, height + rise);
  for (let at = first - 1; at <= first + 9; at++) {
    const x = at * step - run;
    const y = (top(at) + top(at + 1)) / 2;
    ink.quadraticCurveTo(x, top(at), x + step / 2, y);
  }
  ink.lineTo(width + 2 * step, height + rise);
  ink.closePath();
  ink.fill();
}

export function paintScene(ink: Ink, size: Size, { seconds, standing, clock }: Air): void {
  const { width, height } = size;
  const climb = climbOf(standing);
  const horizon = height * (0.72 + climb * 0.5);
  paintSky(ink, size, climb);
  paintStars(ink, size, climb, clock);
  if (horizon < height) paintSea(ink, size, horizon, clock);
  const headland = { foot: horizon + 2, rise: height * 0.07, run: width * 0.7 + seconds * 7 };
  ink.save();
  ink.beginPath();
  ink.rect(0, 0, width, horizon + 2);
  ink.clip();
  paintCoast(ink, size, headland, '#54365f');
  ink.restore();
  const shore = { foot: height * (0.95 + climb * 0.8), rise: height * 0.12, run: seconds * 26 };
  paintCoast(ink, size, shore, '#171839');
}

const paths = {
  outline: new Path2D(lark.outline),
  half: new Path2D(lark.half),
  bands: new Path2D(lark.bands),
  spars: new Path2D(lark.spars),
};

/** The kite in the shape of a lark, its nose to the upper right; `size` is its length. */
export function paintLark(ink: Ink, size: number, clock: number): void {
  ink.save();
  ink.rotate(0.98);
  ink.scale(size / 100, size / 100);
  ink.translate(-50, -50);
  ink.lineCap = 'round';
  for (const [side, color] of [
    [-1, '#ffd9a8'],
    [1, '#ff8a5c'],
  ] as const) {
    ink.beginPath();
    for (let at = 0; at <= 20; at++) {
      const t = at / 20;
      const sway = Math.sin(clock * 4 - t * 6 + side) * 9 * t;
      ink.lineTo(50 + side * (9 + t * 5) + sway, 92 + t * 62);
    }
    ink.lineWidth = 3.2;
    ink.strokeStyle = color;
    ink.stroke();
  }
  ink.fillStyle = '#ffedd0';
  ink.fill(paths.outline);
  ink.fillStyle = '#efb98d';
  ink.fill(paths.half);
  ink.fillStyle = '#dd553f';
  ink.fill(paths.bands);
  ink.strokeStyle = '#4a1f3c';
  ink.lineWidth = 1.6;
  ink.stroke(paths.spars);
  ink.restore();
}
