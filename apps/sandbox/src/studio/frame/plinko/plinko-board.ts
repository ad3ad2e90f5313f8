import { svgElement } from '../element.ts';
import { calm, wait } from '../pace.ts';
import { pegsOf, placeAt, pocketAt, ROW, stationsOf } from './drop-path.ts';

/** Milliseconds the way through all pegs takes, about; a row takes its share within bounds. */
const FALL = 2200;
/** Room above the first row of pegs, and below the last one down to the pockets. */
const TOP = 2.1;
const BELOW = 0.36;
/** Pockets from which on their numbers are turned to be large enough. */
const TURNED = 12;

export type PlinkoBoard = {
  readonly node: SVGSVGElement;
  /** Puts up a board; `labels` are the pays of its pockets, `heat` how high each is, 0 to 1. */
  draw(labels: readonly string[], heat: readonly number[]): void;
  /** Holds a ball over the pegs until its way is known. */
  hold(): void;
  /** Lets the ball fall; `touched` is called with the row of every peg. */
  fall(path: readonly number[], touched: (row: number) => void): Promise<void>;
  /** Puts the ball where a path ends; null takes it away. */
  rest(path: readonly number[] | null): void;
};

/** The pegs, the pockets and the ball. Numbers and sides are the same in every language. */
export function createPlinkoBoard(): PlinkoBoard {
  const pegs = svgElement('g', { class: 'pegs' });
  const pockets = svgElement('g', { class: 'pockets' });
  const trail = svgElement('polyline', { class: 'trail' });
  const ball = svgElement(
    'g',
    { class: 'ball', visibility: 'hidden' },
    svgElement('circle', { class: 'ball-body', r: 0.27 }),
    svgElement('circle', { class: 'ball-light', cx: -0.08, cy: -0.09, r: 0.075 }),
  );
  const node = svgElement(
    'svg',
    { class: 'plinko-board', direction: 'ltr', 'aria-hidden': 'true' },
    pegs,
    pockets,
    trail,
    ball,
  );
  let rows = 0;
  let turn = 0;

  const put = ({ x, y }: { x: number; y: number }): void => {
    ball.setAttribute('transform', `translate(${x} ${y})`);
  };
  const light = (lit: Element | undefined): void => {
    for (const old of node.querySelectorAll('.landed')) old.classList.remove('landed');
    lit?.classList.add('landed');
  };

  function pocketOf(label: string, heat: number, at: number, height: number): SVGGElement {
    const turned = rows >= TURNED;
    const made = svgElement(
      'g',
      {
        class: 'pocket',
        transform: `translate(${pocketAt(at, rows)} ${(rows - 1) * ROW + BELOW})`,
      },
      svgElement('rect', { x: -0.46, y: 0, width: 0.92, height, rx: 0.16 }),
      svgElement('rect', { class: 'heat', x: -0.46, y: height - 0.16, width: 0.92, height: 0.16 }),
      svgElement(
        'text',
        {
          transform: `translate(0 ${(height + 0.46) / 2})${turned ? ' rotate(-90)' : ''}`,
          'font-size': turned ? 0.52 : 0.34,
          'text-anchor': 'middle',
          'dominant-baseline': 'central',
        },
        label,
      ),
    );
    made.style.setProperty('--heat', `${Math.round(heat * 100)}%`);
    return made;
  }

  function rest(path: readonly number[] | null): void {
    turn++;
    trail.setAttribute('points', '');
    ball.setAttribute('visibility', path ? 'visible' : 'hidden');
    light(undefined);
    if (!path) return;
    const stations = stationsOf(path);
    put(placeAt(stations, stations.length));
    trail.setAttribute('points', stations.map(({ x, y }) => `${x},${y}`).join(' '));
    light([...pockets.children][path.reduce((sum, step) => sum + step, 0)]);
  }

  return {
    node,
    rest,
    draw: (labels, heat) => {
      rows = labels.length - 1;
      const height = rows >= TURNED ? 2.5 : 1.4;
      const wide = rows + 2.2;
      const high = TOP + (rows - 1) * ROW + BELOW + height + 0.1;
      node.setAttribute('viewBox', `${-wide / 2} ${-TOP} ${wide} ${high}`);
      pegs.replaceChildren(
        ...Array.from({ length: rows }, (_, row) =>
          svgElement(
            'g',
            {},
            ...pegsOf(row).map((cx) => svgElement('circle', { cx, cy: row * ROW, r: 0.13 })),
          ),
        ),
      );
      pockets.replaceChildren(
        ...labels.map((label, at) => pocketOf(label, heat[at] ?? 0, at, height)),
      );
      rest(null);
    },
    hold: () => {
      rest(null);
      put(placeAt(stationsOf([]), 0));
      ball.setAttribute('visibility', 'visible');
    },
    fall: async (path, touched) => {
      if (calm()) {
        await wait(200);
        rest(path);
        return;
      }
      const stations = stationsOf(path);
      const step = Math.min(230, Math.max(130, FALL / path.length));
      const mine = ++turn;
      ball.setAttribute('visibility', 'visible');
      const since = performance.now();
      let row = 0;
      await new Promise<void>((done) => {
        const frame = (now: number): void => {
          const passed = Math.max(0, (now - since) / step);
          put(placeAt(stations, passed));
          for (; row < path.length && passed >= row + 1; row++) {
            const at = placeAt(stations, row + 1).x;
            pegs.children[row]?.children[Math.round(at + (row + 2) / 2)]?.classList.add('lit');
            touched(row);
          }
          if (turn !== mine || passed >= stations.length - 1) done();
          else requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      });
      for (const peg of pegs.querySelectorAll('.lit')) peg.classList.remove('lit');
      rest(path);
    },
  };
}

/** How high each pay is among its board's, 0 to 1, by their order of magnitude. */
export function heatOf(multipliers: readonly number[]): readonly number[] {
  const scale = multipliers.map((multiplier) => Math.log(multiplier + 1));
  const least = Math.min(...scale);
  const span = Math.max(...scale) - least || 1;
  return scale.map((value) => (value - least) / span);
}
