/**
 * Draws every game: two thumbnails, a backdrop, the title and the slot symbols. The same records give the same
 * bytes. Run: `node apps/sandbox/src/studio/art-src/draw.ts [game-id ...]`
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { optimize } from 'svgo';
import { games } from './games.ts';
import { drawBackdrop, drawSymbol, drawThumb } from './picture.ts';
import { drawSign } from './sign.ts';

const out = join(import.meta.dirname, '../art');

/** Cleans a drawing and keeps its ids, which are prefixed by the game. */
const clean = (svg: string): string =>
  optimize(svg, {
    multipass: true,
    floatPrecision: 2,
    plugins: [
      { name: 'preset-default', params: { overrides: { cleanupIds: false, mergePaths: false } } },
    ],
  }).data;

const wanted = process.argv.slice(2);
const chosen = wanted.length ? games.filter((game) => wanted.includes(game.id)) : games;
for (const game of chosen) {
  const folder = join(out, game.id);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'symbols'), { recursive: true });
  const sizes: string[] = [];
  const write = (path: string, svg: string): void => {
    const text = clean(svg);
    writeFileSync(join(folder, path), `${text}\n`);
    sizes.push(`${path} ${(brotliCompressSync(text).length / 1024).toFixed(1)}`);
  };
  write('thumb-tall.svg', drawThumb(game, 'tall'));
  write('thumb-square.svg', drawThumb(game, 'square'));
  write('backdrop.svg', drawBackdrop(game));
  write('title.svg', drawSign(game));
  game.symbols.forEach((symbol, index) => {
    write(`symbols/${symbol.id}.svg`, drawSymbol(game, index));
  });
  process.stdout.write(`${game.id} (KB brotli): ${sizes.join(', ')}\n`);
}
