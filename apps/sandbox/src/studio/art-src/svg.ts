import { oklch } from './color.ts';

const opacity = (value: number | undefined): string =>
  value === undefined ? '' : ` opacity="${Number(value.toFixed(2))}"`;

export const fill = (d: string, color: string, alpha?: number): string =>
  `<path d="${d}" fill="${color}"${opacity(alpha)}/>`;

export const line = (d: string, color: string, width: number, alpha?: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity(alpha)}/>`;

export const dot = (x: number, y: number, r: number, color: string, alpha?: number): string =>
  `<circle cx="${Number(x.toFixed(1))}" cy="${Number(y.toFixed(1))}" r="${Number(r.toFixed(1))}" fill="${color}"${opacity(alpha)}/>`;

export const ring = (
  x: number,
  y: number,
  r: number,
  color: string,
  width: number,
  alpha?: number,
): string =>
  `<circle cx="${Number(x.toFixed(1))}" cy="${Number(y.toFixed(1))}" r="${Number(r.toFixed(1))}" fill="none" stroke="${color}" stroke-width="${width}"${opacity(alpha)}/>`;

export const group = (transform: string, drawing: string): string =>
  `<g transform="${transform}">${drawing}</g>`;

type Stop = readonly [offset: number, color: string, alpha?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([offset, color, alpha]) =>
        `<stop offset="${offset}" stop-color="${color}"${alpha === undefined ? '' : ` stop-opacity="${alpha}"`}/>`,
    )
    .join('');

/** A gradient down the box; `axis` gives other ends as attributes. */
export const linear = (
  id: string,
  list: readonly Stop[],
  axis = 'x1="0" y1="0" x2="0" y2="1"',
): string => `<linearGradient id="${id}" ${axis}>${stops(list)}</linearGradient>`;

export const radial = (id: string, list: readonly Stop[], shape: string): string =>
  `<radialGradient id="${id}" ${shape}>${stops(list)}</radialGradient>`;

/** Hue, chroma and a lift in lightness: what a body is made of. */
export type Material = readonly [hue: number, chroma: number, lift?: number];

/** The gradient of a lit body: nearly white where the light falls, turning cold in the shade. */
export const material = (id: string, [hue, chroma, lift = 0]: Material): string =>
  linear(
    id,
    [
      [0, oklch(Math.min(0.985, 0.93 + lift * 0.5), chroma * 0.55, hue + 10)],
      [0.32, oklch(Math.min(0.97, 0.82 + lift), chroma * 0.95, hue + 4)],
      [0.72, oklch(0.66 + lift, chroma * 1.05, hue - 6)],
      [1, oklch(0.44 + lift, chroma * 0.95, hue - 24)],
    ],
    'x1=".12" y1="0" x2=".8" y2="1"',
  );
