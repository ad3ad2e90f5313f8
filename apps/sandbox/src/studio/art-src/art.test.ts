import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { themes } from '../themes/catalogue.ts';
import { games } from './games.ts';
import { drawBackdrop, drawSymbol, drawThumb } from './picture.ts';
import { drawSign } from './sign.ts';

const art = join(import.meta.dirname, '../art');
const pictures = ['thumb-tall.svg', 'thumb-square.svg', 'backdrop.svg', 'title.svg'];

describe.each(themes.map((theme) => theme.id))('the art of %s', (id) => {
  const folder = join(art, id, 'symbols');
  const symbols = existsSync(folder) ? readdirSync(folder) : [];
  const files = [...pictures, ...symbols.map((name) => `symbols/${name}`)].map((path) => ({
    path,
    svg: readFileSync(join(art, id, path), 'utf8'),
  }));

  it('has a picture for every form', () => {
    for (const name of pictures) expect(existsSync(join(art, id, name)), name).toBe(true);
  });

  it('has one drawing for each symbol of the theme and none more', () => {
    const theme = themes.find((candidate) => candidate.id === id);
    const wanted = theme?.kind === 'slot' ? theme.rules.symbols.map((s) => `${s.id}.svg`) : [];
    expect([...symbols].sort()).toEqual([...wanted].sort());
  });

  it('is safe in an img: no script, no handler, no outside reference, no blur', () => {
    for (const { path, svg } of files) {
      expect(svg, path).not.toMatch(/<script|<foreignObject|<filter|\son[a-z]+=|@import/i);
      const references = [...svg.matchAll(/(?:href="|url\()([^")]*)/g)].map((match) => match[1]);
      expect(
        references.every((target) => target?.startsWith('#')),
        path,
      ).toBe(true);
    }
  });

  it('prefixes every id with the game, so that drawings can share a page', () => {
    for (const { path, svg } of files) {
      const ids = [...svg.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1] ?? '');
      expect(new Set(ids).size, path).toBe(ids.length);
      for (const found of ids) expect(found.startsWith(`${id}-`), `${path} ${found}`).toBe(true);
    }
  });

  it('keeps thumbnails under 7.5 KB and symbols under 3 KB brotli', () => {
    for (const { path, svg } of files) {
      const limit = path.startsWith('symbols/') ? 3 : 7.5;
      expect(brotliCompressSync(svg).length / 1024, path).toBeLessThan(limit);
    }
  });
});

it('leaves room in a title for its tallest letters and longest tails', () => {
  for (const game of games) {
    const [, top = 0, , height = 0] =
      /viewBox="([^"]+)"/.exec(drawSign(game))?.[1]?.split(' ').map(Number) ?? [];
    const heights = game.title.words.flatMap(({ d }) =>
      [...d.matchAll(/-?[\d.]+ ?(-?[\d.]+)/g)].map(([, y]) => Number(y)),
    );
    expect(top, game.id).toBeLessThan(Math.min(...heights));
    expect(top + height, game.id).toBeGreaterThan(Math.max(...heights));
  }
});

it('draws the same bytes every time', () => {
  const draw = (): readonly string[] =>
    games.flatMap((game) => [
      drawThumb(game, 'tall'),
      drawThumb(game, 'square'),
      drawBackdrop(game),
      ...game.symbols.map((_, index) => drawSymbol(game, index)),
    ]);
  expect(draw()).toEqual(draw());
});
