/**
 * Draws the site's own pictures into `public/`: the hero scene, pier headers, empty states, the
 * favicon. The same source gives the same bytes. Run: `node apps/web/art-src/draw.ts`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { optimize } from 'svgo';
import { favicon } from './brand.ts';
import { emptyPlayerStates } from './empty-player.ts';
import { emptyStates, lampFiles } from './empty-states.ts';
import { harbour } from './harbour.ts';
import { drawHero } from './hero.ts';
import { drawLampPier } from './lamp-pier.ts';
import { lampPiers } from './lamp-pier-plans.ts';

const publicFolder = join(import.meta.dirname, '../public');
mkdirSync(join(publicFolder, 'art'), { recursive: true });

const write = (path: string, svg: string): void => {
  const text = optimize(svg, {
    multipass: true,
    floatPrecision: 2,
    plugins: [
      {
        name: 'preset-default',
        params: { overrides: { cleanupIds: false, inlineStyles: false, minifyStyles: false } },
      },
    ],
  }).data;
  writeFileSync(join(publicFolder, path), `${text}\n`);
  process.stdout.write(
    `${path} ${(brotliCompressSync(text).length / 1024).toFixed(1)} KB brotli\n`,
  );
};

for (const crop of ['wide', 'tall'] as const) {
  for (const hour of ['night', 'dawn'] as const) {
    write(`art/hero-${crop}-${hour}.svg`, drawHero(crop, hour));
  }
}
for (const plan of lampPiers) write(`art/${plan.id}.svg`, drawLampPier(plan));
for (const [name, svg] of Object.entries({
  ...emptyStates,
  ...emptyPlayerStates,
  ...lampFiles,
  harbour,
})) {
  write(`art/${name}.svg`, svg);
}
write('favicon.svg', favicon);
