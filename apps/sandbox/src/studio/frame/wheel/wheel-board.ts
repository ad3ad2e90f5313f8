import type { WheelDescription } from '../../engines/wheel/protocol.ts';
import { svgElement } from '../element.ts';
import { calm, wait } from '../pace.ts';
import { angleOf, planStop, SPEED } from './wheel-motion.ts';

/** Radii of the ring of segments and of the rim around it. */
const INNER = 50;
const OUTER = 94;
const RIM = 98;
const HANDLES = 8;
/** Milliseconds the wheel turns at full speed at least. */
const SPUN = 500;

export type WheelBoard = {
  readonly node: SVGSVGElement;
  /** Puts up a wheel: what each segment says, and its tone from 0 (nothing) to 4 (the most). */
  draw(labels: readonly string[], tones: readonly number[]): void;
  /** Turns until the outcome is known. */
  spin(): void;
  land(segment: number): Promise<void>;
  /** Puts a segment under the pointer at once; null only stops the wheel. */
  rest(segment: number | null): void;
};

const at = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

const segmentPath = (from: number, to: number): string =>
  `M${at(OUTER, from)}A${OUTER} ${OUTER} 0 0 1 ${at(OUTER, to)}L${at(INNER, to)}A${INNER} ${INNER} 0 0 0 ${at(INNER, from)}Z`;

const SPOKE = 'M-4-14L-2.4-50H2.4L4-14Z';
const HANDLE = 'M-2.6-97Q-4.6-103-4-108Q-3.4-114 0-114Q3.4-114 4-108Q4.6-103 2.6-97Z';

/** A part of the helm at every handle; they turn with it. */
const around = (name: string, d: string): SVGElement[] =>
  Array.from({ length: HANDLES }, (_, index) =>
    svgElement('path', { class: name, d, transform: `rotate(${((index + 0.5) * 360) / HANDLES})` }),
  );

const LAMPS = 24;

/** The lamps around the rim, or the handles of a helm, which turn with the wheel. */
const outside = (trim: WheelDescription['trim']): SVGElement[] =>
  trim === 'helm'
    ? around('handle', HANDLE)
    : Array.from({ length: LAMPS }, (_, index) => {
        const [cx = '', cy = ''] = at(RIM + 7, (index * 360) / LAMPS).split(' ');
        return svgElement('circle', { class: 'lamp', cx, cy, r: 3 });
      });

/** The wheel and its pointer. `passed` is called as a segment turns by under it. */
export function createWheelBoard(
  trim: WheelDescription['trim'],
  passed: () => void = () => undefined,
): WheelBoard {
  const ring = svgElement('g', { class: 'ring' });
  const turning = svgElement(
    'g',
    {},
    ...outside(trim),
    svgElement('circle', { class: 'rim', r: RIM }),
    ring,
    svgElement('circle', { class: 'well', r: INNER }),
    ...around('spoke', SPOKE),
    svgElement('circle', { class: 'hub', r: 16 }),
    svgElement('circle', { class: 'hub-cap', r: 7 }),
  );
  const node = svgElement(
    'svg',
    {
      class: `wheel-board trim-${trim}`,
      viewBox: '-118 -120 236 238',
      direction: 'ltr',
      'aria-hidden': 'true',
    },
    turning,
    svgElement('path', { class: 'pointer', d: 'M0-91L-7-115Q0-121 7-115Z' }),
  );
  let angle = 0;
  let segments = 1;
  let turn = 0;
  let since = 0;

  const put = (degrees: number): void => {
    angle = degrees;
    turning.setAttribute('transform', `rotate(${degrees.toFixed(2)})`);
  };
  const turnTo = (degrees: number): void => {
    const width = 360 / segments;
    if (Math.floor(degrees / width) !== Math.floor(angle / width)) passed();
    put(degrees);
  };
  const light = (segment: number | null): void => {
    for (const old of ring.querySelectorAll('.landed')) old.classList.remove('landed');
    if (segment !== null) ring.children[segment]?.classList.add('landed');
  };

  function rest(segment: number | null): void {
    turn++;
    light(segment);
    put(segment === null ? angle % 360 : angleOf(segment, segments));
  }

  return {
    node,
    rest,
    draw: (labels, tones) => {
      segments = labels.length;
      const width = 360 / segments;
      ring.replaceChildren(
        ...labels.map((label, index) =>
          svgElement(
            'g',
            { class: `segment tone-${tones[index] ?? 0}` },
            svgElement('path', { d: segmentPath(index * width, (index + 1) * width) }),
            svgElement(
              'text',
              {
                transform: `rotate(${(index + 0.5) * width}) translate(0 ${-(OUTER + INNER) / 2 - 6}) rotate(${segments > 20 ? -90 : 0})`,
                'font-size': segments > 40 ? 7.6 : segments > 20 ? 9 : 10.5,
                'text-anchor': 'middle',
                'dominant-baseline': 'central',
              },
              label,
            ),
          ),
        ),
      );
      rest(null);
    },
    spin: () => {
      light(null);
      since = performance.now();
      if (calm()) return;
      const mine = ++turn;
      const from = angle;
      const frame = (now: number): void => {
        if (turn !== mine) return;
        turnTo(from + Math.max(0, now - since) * SPEED);
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    },
    land: async (segment) => {
      if (!calm()) {
        const early = SPUN - (performance.now() - since);
        if (early > 0) await wait(early);
        const mine = ++turn;
        const stop = planStop(angle, angleOf(segment, segments));
        const start = performance.now();
        await new Promise<void>((done) => {
          const frame = (now: number): void => {
            const part = Math.max(0, now - start) / stop.lasts;
            turnTo(stop.angle(part));
            if (turn !== mine || part >= 1) done();
            else requestAnimationFrame(frame);
          };
          requestAnimationFrame(frame);
        });
      }
      rest(segment);
    },
  };
}
