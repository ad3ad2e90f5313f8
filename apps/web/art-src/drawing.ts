export const TAU = Math.PI * 2;

/** Lightness 0..1, chroma, hue in degrees. */
export type Lch = readonly [lightness: number, chroma: number, hue: number];

const linearRgb = (l: number, c: number, h: number): readonly number[] => {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
};

/** OKLCH as a hex colour, chroma reduced until it fits sRGB (Björn Ottosson's Oklab matrices). */
export function oklch([l, c, h]: Lch): string {
  let chroma = c;
  let rgb = linearRgb(l, chroma, h);
  while (chroma > 0 && rgb.some((v) => v < -0.001 || v > 1.001)) {
    chroma -= 0.005;
    rgb = linearRgb(l, chroma, h);
  }
  const byte = (v: number): string => {
    const x = Math.min(1, Math.max(0, v));
    const s = x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055;
    return Math.round(s * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${rgb.map(byte).join('')}`;
}

export type Random = () => number;

/** Mulberry32: values in [0, 1), the same in every run. */
export function randomFrom(seed: number): Random {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One decimal, no trailing zero. */
export const n = (value: number): string =>
  value.toFixed(1).replace(/\.0$/, '').replace(/^-0$/, '0');

const opacity = (alpha?: number): string => (alpha === undefined ? '' : ` opacity="${n2(alpha)}"`);
const n2 = (value: number): string => String(Number(value.toFixed(2)));

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

export const fill = (d: string, color: string, alpha?: number): string =>
  `<path d="${d}" fill="${color}"${opacity(alpha)}/>`;

export const line = (d: string, color: string, width: number, alpha?: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity(alpha)}/>`;

export const dot = (x: number, y: number, r: number, color: string, alpha?: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${color}"${opacity(alpha)}/>`;

export const ring = (
  x: number,
  y: number,
  r: number,
  color: string,
  width: number,
  alpha?: number,
): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${color}" stroke-width="${width}"${opacity(alpha)}/>`;

export const bar = (
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  alpha?: number,
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(height / 2)}" fill="${color}"${opacity(alpha)}/>`;

export const stops = (colors: readonly Lch[], offsets: readonly number[]): string =>
  colors
    .map((color, i) => `<stop offset="${offsets[i] ?? 1}" stop-color="${oklch(color)}"/>`)
    .join('');

/** The long reflection of a light on water: level strokes that widen and fade downwards. */
export function lightColumn(
  random: Random,
  x: number,
  from: number,
  to: number,
  width: number,
  color: string,
  alpha: number,
  pitch: number,
): string {
  let out = '';
  let y = from;
  while (y < to) {
    const q = (y - from) / (to - from);
    const w = width * (0.5 + 1.3 * q) * (0.45 + random() * 0.8);
    const shift = (random() - 0.5) * width * 0.7 * (q + 0.2);
    out += bar(x - w / 2 + shift, y, w, 1.1 + 1.2 * q, color, alpha * (1 - q * 0.85) + 0.03);
    y += pitch * (0.7 + q * 1.5);
  }
  return out;
}
