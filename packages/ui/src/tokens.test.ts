import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const palettes = read('./palettes.css');
const css = read('./tokens.css') + palettes;

type Rgb = readonly [number, number, number];
type Colour = { rgb: Rgb; alpha: number };

/** OKLCH to gamut-clipped sRGB in 0..1, by Björn Ottosson's published matrices. */
function oklchToSrgb(lightness: number, chroma: number, hueDegrees: number): Rgb {
  const hue = (hueDegrees * Math.PI) / 180;
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const gamma = (linear: number) => {
    const clipped = Math.min(1, Math.max(0, linear));
    return clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  };
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** WCAG 2.2 relative luminance contrast, 1..21. */
function contrast(first: Rgb, second: Rgb): number {
  const luminance = (rgb: Rgb) => {
    const [r, g, b] = rgb.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [
      number,
      number,
      number,
    ];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark, light] = [luminance(first), luminance(second)].sort((x, y) => x - y) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function over(top: Colour, ground: Rgb): Rgb {
  const mix = (i: 0 | 1 | 2) => top.rgb[i] * top.alpha + ground[i] * (1 - top.alpha);
  return [mix(0), mix(1), mix(2)];
}

function block(selector: string): string {
  const at = css.indexOf(selector);
  if (at < 0) throw new Error(`The tokens have no ${selector}`);
  const open = css.indexOf('{', at);
  return css.slice(open + 1, css.indexOf('}', open));
}

function declarations(body: string): Map<string, string> {
  return new Map(
    body
      .split(';')
      .map((line) => line.split(':').map((part) => part.trim().replace(/\s+/g, ' ')))
      .filter((parts): parts is [string, string] => parts.length === 2),
  );
}

function colours(declared: Map<string, string>): Map<string, Colour> {
  const found = new Map<string, Colour>();
  for (const [name, value] of declared) {
    const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(value);
    if (!match) continue;
    const [l, c, h] = [Number(match[1]), Number(match[2]), Number(match[3])];
    found.set(name.replace('--color-', ''), {
      rgb: oklchToSrgb(l, c, h),
      alpha: match[4] === undefined ? 1 : Number(match[4]),
    });
  }
  return found;
}

const dark = declarations(block(':root,\n  [data-theme="dark"]'));
const light = declarations(block('@variant daylight'));

const grounds = ['bg', 'surface-1', 'surface-2', 'surface-3'];
const texts = ['text-1', 'text-2', 'text-3', 'lamp-text', 'tide', 'win', 'error', 'calm'];

/** Text, ground under a translucent wash, wash: badges, alerts and discs. */
const washed = [
  ['lamp-text', 'lamp-wash'],
  ['tide', 'tide-wash'],
  ['win', 'win-wash'],
  ['error', 'error-wash'],
  ['text-1', 'error-wash'],
  ['text-1', 'lamp-wash'],
] as const;

/** Pairs that stand on a ground of their own. */
const pairs = [
  ['lamp-ink', 'lamp'],
  ['lamp-ink', 'lamp-hover'],
  ['bg', 'text-1'],
  ['paper-ink', 'paper'],
  ['paper-ink-2', 'paper'],
  ['paper-ink', 'paper-2'],
  ['paper-ink-2', 'paper-2'],
  ['text-1', 'tide-deep'],
  ['calm', 'calm-surface-1'],
  ['calm', 'calm-surface-2'],
  ['text-1', 'calm-surface-1'],
  ['text-2', 'calm-surface-1'],
  ['text-3', 'calm-surface-1'],
  ['text-3', 'input'],
  ['text-1', 'lamp-surface'],
  ['text-2', 'lamp-surface'],
  ['text-3', 'lamp-surface'],
  ['lamp-text', 'lamp-surface'],
] as const;

describe.each([
  ['dark', dark],
  ['light', light],
])('%s palette', (_theme, declared) => {
  const palette = colours(declared);
  const colour = (name: string): Colour => {
    const value = palette.get(name);
    if (!value) throw new Error(`no colour ${name}`);
    return value;
  };

  test.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    '%s on %s reads at 4.5:1',
    (text, ground) => {
      expect(contrast(colour(text).rgb, colour(ground).rgb)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(washed.flatMap(([text, wash]) => grounds.slice(0, 3).map((g) => [text, wash, g])))(
    '%s on %s over %s reads at 4.5:1',
    (text = '', wash = '', ground = '') => {
      const under = over(colour(wash), colour(ground).rgb);
      expect(contrast(colour(text).rgb, under)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(pairs)('%s on %s reads at 4.5:1', (text, ground) => {
    expect(contrast(colour(text).rgb, colour(ground).rgb)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([...grounds, 'input'])('control edge on %s shows at 3:1', (ground) => {
    expect(contrast(colour('edge').rgb, colour(ground).rgb)).toBeGreaterThanOrEqual(3);
  });

  test.each(grounds)('focus ring on %s shows at 3:1', (ground) => {
    expect(contrast(colour('tide').rgb, colour(ground).rgb)).toBeGreaterThanOrEqual(3);
  });
});

test('the light palette is for who chose it, and in light surroundings for who follows the device', () => {
  const variant = palettes.slice(0, palettes.indexOf('@layer theme'));
  expect(variant.replace(/\s+/g, ' ')).toContain(
    '&[data-theme="light"] { @slot; } @media (prefers-color-scheme: light) { &[data-theme="system"] { @slot; } }',
  );
});

test('both palettes define every token the theme names', () => {
  const named = [...block('@theme inline reference').matchAll(/(--[\w-]+):/g)].map((m) => m[1]);
  for (const name of named) {
    expect(dark.has(name as string), `${name} in dark`).toBe(true);
    expect(light.has(name as string), `${name} in light`).toBe(true);
  }
});
