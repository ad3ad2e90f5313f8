import type { GameArt } from './game.ts';
import { n } from './geometry.ts';
import { TITLE_SIZE } from './lettering.ts';
import { group, linear } from './svg.ts';

/** Space between two words, in the titles' own px. */
const GAP = 17;
const EDGE = 7;
const DROP = 4;

/** From the highest to the lowest point of letters with their edge; an alphabet's usual height at least. */
function heightOf(words: GameArt['title']['words']): [top: number, foot: number] {
  const points = words.flatMap(({ d }) => [...d.matchAll(/-?[\d.]+/g)].map(Number));
  const heights = points.filter((_, index) => index % 2 === 1);
  return [
    Math.min(-0.86 * TITLE_SIZE, Math.min(...heights) - EDGE / 2),
    Math.max(0.24 * TITLE_SIZE, Math.max(...heights) + EDGE / 2 + DROP),
  ];
}

/** The title on one line, lit from above with a hard edge: what hangs over the game while it is played. */
export function drawSign({ id, title }: GameArt): string {
  const [top, foot, edge] = title.sign;
  let x = 0;
  let letters = '';
  for (const { d, width } of title.words) {
    letters += `<path d="${d}" transform="translate(${n(x)} 0)"/>`;
    x += width + GAP;
  }
  const width = x - GAP + 2 * EDGE;
  const [above, below] = heightOf(title.words);
  const height = below - above;
  const fill = linear(
    `${id}-fill`,
    [
      [0, top],
      [1, foot],
    ],
    'gradientUnits="userSpaceOnUse" x1="0" y1="-46" x2="0" y2="2"',
  );
  const edged = `fill="${edge}" stroke="${edge}" stroke-width="${EDGE}" stroke-linejoin="round"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="${-EDGE} ${n(above)} ${n(width)} ${n(height)}">` +
    `<defs>${fill}<g id="${id}-words">${letters}</g></defs>` +
    `${group(`translate(0 ${DROP})`, `<use href="#${id}-words" ${edged}/>`)}` +
    `<use href="#${id}-words" ${edged}/><use href="#${id}-words" fill="url(#${id}-fill)"/></svg>`
  );
}
