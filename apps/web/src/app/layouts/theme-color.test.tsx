import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { themeColors } from '../theme-colors.ts';
import { ThemeColor } from './theme-color.tsx';

it('says the ground of the theme in use, and of both where the device decides', () => {
  expect(renderToStaticMarkup(<ThemeColor theme="dark" />)).toBe(
    `<meta name="theme-color" content="${themeColors.dark}"/>`,
  );
  expect(renderToStaticMarkup(<ThemeColor theme="light" />)).toBe(
    `<meta name="theme-color" content="${themeColors.light}"/>`,
  );
  expect(renderToStaticMarkup(<ThemeColor theme="system" />)).toBe(
    `<meta name="theme-color" content="${themeColors.dark}" media="(prefers-color-scheme: dark)"/>` +
      `<meta name="theme-color" content="${themeColors.light}" media="(prefers-color-scheme: light)"/>`,
  );
});

/** OKLCH to sRGB in hexadecimal, by Björn Ottosson's published matrices. */
function hexOf(lightness: number, chroma: number, degrees: number): string {
  const [a, b] = [Math.cos, Math.sin].map((of) => chroma * of((degrees * Math.PI) / 180)) as [
    number,
    number,
  ];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));
  return `#${channels
    .map((one) =>
      Math.round(255 * one)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

it('is the ground that the palettes give each theme', () => {
  const palettes = readFileSync(
    new URL('../../../../../packages/ui/src/palettes.css', import.meta.url),
    'utf8',
  );
  const grounds = [...palettes.matchAll(/--color-bg: oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)];
  expect(
    grounds.map(([, ...parts]) => hexOf(Number(parts[0]), Number(parts[1]), Number(parts[2]))),
  ).toEqual([themeColors.dark, themeColors.light]);
});
