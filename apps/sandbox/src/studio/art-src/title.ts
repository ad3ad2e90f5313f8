import { hex } from './color.ts';
import type { GameArt, SceneInk } from './game.ts';
import { n } from './geometry.ts';
import { studioNames, TITLE_SIZE } from './lettering.ts';
import type { Drawing } from './shape.ts';
import { group, linear } from './svg.ts';

export const drawTitle = (game: GameArt, width: number, height: number, c: SceneInk): Drawing => {
  const { title } = game;
  const { words } = title;
  const tall = height > width;
  const left = title.align === 'left';
  const pad = width * 0.075;
  const room = width - pad * 2;
  const cap = (title.max ?? 46) * (tall ? 1 : 0.82);
  const widest = Math.max(...words.map((word) => word.width));
  const sizes = words.map((word) =>
    Math.min(cap, (TITLE_SIZE * room) / (left ? widest : word.width)),
  );
  const lead = 0.94;
  const block = sizes.reduce((sum, size) => sum + size * lead, 0);
  let y = title.place === 'top' ? (tall ? 14 : 9) : height - (tall ? 26 : 20) - block;
  const edge = title.edge ? hex(title.edge) : c.deep;
  let defs = linear(`${c.id}t`, [
    [0, hex(title.fill[0])],
    [1, hex(title.fill[1])],
  ]);
  let body = '';
  words.forEach((word, index) => {
    const size = sizes[index] ?? cap;
    y += size * lead;
    const k = size / TITLE_SIZE;
    const x = left ? pad : (width - word.width * k) / 2;
    const mark = `${c.id}w${index}`;
    defs += `<path id="${mark}" d="${word.d}"/>`;
    body += group(
      `translate(${n(x)} ${n(y - size * 0.1)}) scale(${k.toFixed(3)})`,
      `<use href="#${mark}" fill="${edge}" stroke="${edge}" stroke-width="${n(4.8 / k)}" stroke-linejoin="round" y="${n(2.4 / k)}"/><use href="#${mark}" fill="url(#${c.id}t)"/>`,
    );
  });
  const studio = studioNames[game.provider];
  const x = left ? pad : (width - studio.width) / 2;
  const color = title.onLight ? hex(title.fill[1]) : '#fff';
  body += `<path transform="translate(${n(x)} ${height - (tall ? 10 : 8)})" d="${studio.d}" fill="${color}" opacity=".85"/>`;
  return { defs, body };
};

export const floorFade = (game: GameArt, width: number, height: number, c: SceneInk): Drawing => {
  const all = `width="${width}" height="${height}"`;
  const top = game.title.place === 'top';
  const veil = game.title.edge ? hex(game.sky[2]) : c.deep;
  const foot = game.title.onLight ? 0 : top ? 0.55 : 0.9;
  return {
    defs:
      linear(`${c.id}f`, [
        [0.5, veil, 0],
        [0.8, veil, foot * 0.85],
        [1, veil, foot],
      ]) +
      (top
        ? linear(`${c.id}h`, [
            [0, c.deep, 0.6],
            [0.42, c.deep, 0],
          ])
        : ''),
    body:
      (foot ? `<rect ${all} fill="url(#${c.id}f)"/>` : '') +
      (top ? `<rect ${all} fill="url(#${c.id}h)"/>` : ''),
  };
};
