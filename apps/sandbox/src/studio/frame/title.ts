import { TITLE_SIZE, titles } from '../art-src/titles.ts';
import { element, svgElement } from './element.ts';
import { lookOf } from './looks.ts';

/** Space between two words of a title, in the titles' own px. */
const GAP = 17;
const EDGE = 7;
const DROP = 4;

/**
 * The game's title in its own lettering as a heading: outlined letters where there are any, else the
 * display face.
 */
export function drawTitle(game: { id: string; name: string }): HTMLElement {
  const words = titles[game.id];
  if (!words) return element('h1', { class: 'title title-text' }, game.name);
  const [top, foot, edge] = lookOf(game.id).title;
  const width = words.reduce((sum, word) => sum + word.width, 0) + GAP * (words.length - 1);
  const letters = (attributes: Record<string, string | number>): SVGGElement => {
    let x = 0;
    const group = svgElement('g', attributes);
    for (const word of words) {
      group.append(svgElement('path', { d: word.d, transform: `translate(${x} 0)` }));
      x += word.width + GAP;
    }
    return group;
  };
  const drawing = svgElement(
    'svg',
    {
      viewBox: `${-EDGE} ${-TITLE_SIZE * 0.86} ${width + 2 * EDGE} ${TITLE_SIZE * 1.1}`,
      'aria-hidden': 'true',
    },
    svgElement(
      'defs',
      {},
      svgElement(
        'linearGradient',
        { id: 'title-fill', x1: 0, y1: -46, x2: 0, y2: 2, gradientUnits: 'userSpaceOnUse' },
        svgElement('stop', { offset: 0, 'stop-color': top }),
        svgElement('stop', { offset: 1, 'stop-color': foot }),
      ),
    ),
    letters({
      fill: edge,
      stroke: edge,
      'stroke-width': EDGE,
      'stroke-linejoin': 'round',
      transform: `translate(0 ${DROP})`,
    }),
    letters({ fill: edge, stroke: edge, 'stroke-width': EDGE, 'stroke-linejoin': 'round' }),
    letters({ fill: 'url(#title-fill)' }),
  );
  return element(
    'h1',
    { class: 'title' },
    element('span', { class: 'unseen' }, game.name),
    drawing,
  );
}
