import '../styles/field-art.css';
import { svgElement } from '../element.ts';

/** What lies on a safe field. */
export const buoy = (): SVGElement =>
  svgElement(
    'svg',
    { viewBox: '0 0 64 64', 'aria-hidden': 'true', class: 'buoy' },
    svgElement('circle', { cx: 32, cy: 20, r: 16, class: 'halo' }),
    svgElement('path', { d: 'M26 27H38L46 50Q32 58 18 50Z', class: 'hull' }),
    svgElement('path', { d: 'M23 36H41L43 43H21Z', class: 'band' }),
    svgElement('circle', { cx: 32, cy: 20, r: 7.5, class: 'lamp' }),
  );

/** What lies on a mined one. */
export const mine = (): SVGElement =>
  svgElement(
    'svg',
    { viewBox: '0 0 64 64', 'aria-hidden': 'true', class: 'mine' },
    ...Array.from({ length: 8 }, (_, spike) =>
      svgElement('path', {
        d: 'M29.5 14L30.5 5H33.5L34.5 14Z',
        transform: `rotate(${spike * 45 + 22} 32 32)`,
      }),
    ),
    svgElement('circle', { cx: 32, cy: 32, r: 20 }),
    svgElement('path', { d: 'M13 36Q32 46 51 36', class: 'seam' }),
    svgElement('circle', { cx: 32, cy: 26, r: 6, class: 'eye' }),
  );
