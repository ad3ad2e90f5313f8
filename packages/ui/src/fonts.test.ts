import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const file = new URL('./fonts.css', import.meta.url);
const css = readFileSync(file, 'utf8');
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map((match) => match[1] ?? '');
const urlOf = (face: string) => /url\("([^"]+)"\)/.exec(face)?.[1];

test('every face points at a file that is installed', () => {
  const urls = faces.map(urlOf).filter((url) => url !== undefined);
  expect(urls.length).toBeGreaterThan(4);
  for (const url of urls) expect(statSync(new URL(url, file)).size).toBeGreaterThan(1000);
});

test('a first load in a latin script takes at most 80 KB of fonts', () => {
  const bytes = faces
    .map(urlOf)
    .filter((url) => url !== undefined && /-latin-wght-/.test(url))
    .reduce((sum, url) => sum + statSync(new URL(url as string, file)).size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(80 * 1024);
});

test('a first load in Arabic takes at most 80 KB of fonts', () => {
  const bytes = faces
    .map(urlOf)
    .filter((url) => url !== undefined && /onest-latin-wght-|arabic/.test(url))
    .reduce((sum, url) => sum + statSync(new URL(url as string, file)).size, 0);
  expect(bytes).toBeGreaterThan(50 * 1024);
  expect(bytes).toBeLessThanOrEqual(80 * 1024);
});

test('every downloaded face swaps and is held to its range', () => {
  for (const face of faces.filter((f) => urlOf(f) !== undefined)) {
    expect(face).toContain('font-display: swap');
    expect(face).toContain('unicode-range:');
  }
});

test('the fallbacks carry the measures of the faces they stand in for', () => {
  const fallbacks = faces.filter((face) => urlOf(face) === undefined);
  expect(fallbacks).toHaveLength(3);
  for (const face of fallbacks) {
    expect(face).toContain('size-adjust');
    expect(face).toContain('ascent-override');
  }
});
