export const TAU = Math.PI * 2;

export type Point = readonly [x: number, y: number];

/** A number for path data: one decimal, no trailing zero. */
export const n = (value: number): string =>
  value.toFixed(1).replace(/\.0$/, '').replace(/^-0$/, '0');

export const range = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => i);

/** `count` drawings joined. */
export const times = (count: number, draw: (index: number) => string): string =>
  range(count).map(draw).join('');

/** "x y" at an angle (radians) and distance from a centre. */
export const polar = (cx: number, cy: number, r: number, angle: number): string =>
  `${n(cx + r * Math.cos(angle))} ${n(cy + r * Math.sin(angle))}`;

export const ellipse = (x: number, y: number, a: number, b: number): string =>
  `M${n(x - a)} ${n(y)}a${n(a)} ${n(b)} 0 1 0 ${n(2 * a)} 0a${n(a)} ${n(b)} 0 1 0 ${n(-2 * a)} 0Z`;

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);

/** A sector between two radii and two angles. */
export const sector = (
  cx: number,
  cy: number,
  r0: number,
  r1: number,
  a: number,
  b: number,
): string =>
  `M${polar(cx, cy, r1, a)}A${n(r1)} ${n(r1)} 0 0 1 ${polar(cx, cy, r1, b)}L${polar(cx, cy, r0, b)}A${n(r0)} ${n(r0)} 0 0 0 ${polar(cx, cy, r0, a)}Z`;

/** A regular polygon or, with two radii, a star; the first point stands on top. */
export const star = (cx: number, cy: number, points: number, r0: number, r1 = r0): string => {
  const corners = r0 === r1 ? points : points * 2;
  return `${range(corners)
    .map((i) => (i ? 'L' : 'M') + polar(cx, cy, i % 2 ? r1 : r0, (i * TAU) / corners - TAU / 4))
    .join('')}Z`;
};

/** A row of waves from the left edge past the right one; close it with `V..H..Z`. */
export const wave = (width: number, y: number, height: number, step: number, phase = 0): string => {
  let d = `M${n(phase - step)} ${n(y)}`;
  for (let x = phase - step; x < width + step; x += step)
    d += `q${n(step / 2)} ${n(-height)} ${n(step)} 0`;
  return d;
};

/** Mirrors a drawing at the middle of the 100 box and keeps the original. */
export const mirrored = (drawing: string): string =>
  `${drawing}<g transform="matrix(-1 0 0 1 100 0)">${drawing}</g>`;

const spline = (a: Point, b: Point, c: Point, d: Point, t: number): Point => {
  const at = (i: 0 | 1): number =>
    0.5 *
    (2 * b[i] +
      (c[i] - a[i]) * t +
      (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
      (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t);
  return [at(0), at(1)];
};

const smooth = (points: readonly Point[]): string => {
  let d = '';
  for (let i = 1; i < points.length; i++) {
    const [px, py] = points[i - 1] as Point;
    const [x, y] = points[i] as Point;
    d += `Q${n(px)} ${n(py)} ${n((px + x) / 2)} ${n((py + y) / 2)}`;
  }
  const [x, y] = points.at(-1) as Point;
  return `${d}L${n(x)} ${n(y)}`;
};

/**
 * A ribbon along points (Catmull-Rom), as wide as `from` at its start and `to` at its end;
 * `bulge` scales the width along the way (t from 0 to 1).
 */
export function ribbon(
  points: readonly Point[],
  from: number,
  to: number,
  steps = 18,
  bulge: (t: number) => number = () => 1,
): string {
  const at = (t: number): Point => {
    const last = points.length - 1;
    const span = Math.min(last - 1, Math.floor(t * last));
    const point = (i: number): Point => points[Math.max(0, Math.min(last, i))] as Point;
    return spline(point(span - 1), point(span), point(span + 1), point(span + 2), t * last - span);
  };
  const left: Point[] = [];
  const right: Point[] = [];
  for (const i of range(steps + 1)) {
    const t = i / steps;
    const [x, y] = at(t);
    const before = at(Math.max(0, t - 0.01));
    const after = at(Math.min(1, t + 0.01));
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    const half = (bulge(t) * (from + (to - from) * t)) / 2;
    left.push([x - (dy / length) * half, y + (dx / length) * half]);
    right.push([x + (dy / length) * half, y - (dx / length) * half]);
  }
  const [lx, ly] = left[0] as Point;
  const back = [...right].reverse();
  const [rx, ry] = back[0] as Point;
  return `M${n(lx)} ${n(ly)}${smooth(left)}L${n(rx)} ${n(ry)}${smooth(back)}Z`;
}
