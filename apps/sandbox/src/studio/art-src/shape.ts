import { hex, type Lch, oklch } from './color.ts';
import { fill, type Material, material } from './svg.ts';

/** The colours one body is drawn in. `a` and `b` are its two materials. */
export interface Ink {
  readonly a: string;
  readonly b: string;
  /** The accent. */
  readonly x: string;
  readonly hi: string;
  readonly lo: string;
  /** The second material in the shade. */
  readonly bDeep: string;
  readonly ink: string;
  readonly cream: string;
  readonly lamp: string;
  readonly red: string;
  readonly green: string;
  readonly leaf: string;
  readonly stem: string;
  readonly shade: string;
}

export interface Paint {
  readonly a: Material;
  readonly b: Material;
  readonly x: Lch;
  /** Hue of the darkest ink. */
  readonly night: number;
}

/**
 * A body in a 100 x 100 box. The outline gets the hard shadow, the base colour, a crescent of shade
 * and a rim of light by itself; `details` are drawn over it and cut to it, `behind` and `over` are
 * free.
 */
export interface Shape {
  readonly outline: string;
  readonly behind?: (c: Ink) => string;
  readonly details?: (c: Ink) => string;
  readonly over?: (c: Ink) => string;
  /** Set when the body is made of the second material. */
  readonly base?: 'a' | 'b';
}

export interface Drawing {
  readonly defs: string;
  readonly body: string;
}

export function inkOf({ a, b, x, night }: Paint, id: string): Ink {
  return {
    a: `url(#${id}A)`,
    b: `url(#${id}B)`,
    x: hex(x),
    hi: oklch(0.96, a[1] * 0.35, a[0] + 10),
    lo: oklch(0.36, a[1] * 0.8, a[0] - 24),
    bDeep: oklch(0.45, b[1] * 0.8, b[0] - 12),
    ink: oklch(0.2, 0.05, night),
    cream: oklch(0.96, 0.03, 85),
    lamp: oklch(0.9, 0.13, 80),
    red: oklch(0.55, 0.2, 25),
    green: oklch(0.6, 0.15, 155),
    leaf: oklch(0.68, 0.16, 140),
    stem: oklch(0.5, 0.12, 130),
    shade: oklch(0.2, 0.08, a[0] - 60),
  };
}

export const paintDefs = (paint: Paint, id: string): string =>
  material(`${id}A`, paint.a) + material(`${id}B`, paint.b);

const AROUND = 'M-60-60H160V160H-60Z';

/** Draws a shape; `id` prefixes its clip path, `paintId` names the gradients of `paintDefs`. */
export function drawShape(shape: Shape, paint: Paint, id: string, paintId: string): Drawing {
  const c = inkOf(paint, paintId);
  const clip = `${id}c`;
  const inside =
    (shape.details?.(c) ?? '') +
    `<path d="${AROUND}${shape.outline}" fill-rule="evenodd" fill="${c.shade}" opacity=".42" transform="translate(-6 -5)"/>` +
    `<path d="${AROUND}${shape.outline}" fill-rule="evenodd" fill="#fff" opacity=".5" transform="translate(2 2.2)"/>`;
  return {
    defs: `<clipPath id="${clip}"><path d="${shape.outline}"/></clipPath>`,
    body:
      `<path d="${shape.outline}" fill="#000" opacity=".3" transform="translate(4 5)"/>` +
      (shape.behind?.(c) ?? '') +
      fill(shape.outline, shape.base === 'b' ? c.b : c.a) +
      `<g clip-path="url(#${clip})">${inside}</g>` +
      (shape.over?.(c) ?? ''),
  };
}
