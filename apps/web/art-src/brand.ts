/** The buoy lamp over the tide, on its tile. */
import { oklch } from './drawing.ts';

const ground = oklch([0.205, 0.03, 295]);
const mark = (ink: string): string =>
  `<g fill="none" stroke-linecap="round"><path d="M16 2v3" stroke="${ink}" stroke-width="2"/><path d="M8.5 13a7.5 7.5 0 0 1 15 0c0 3-1.700 4.600-2.700 6.200h-9.600C10.200 17.600 8.500 16 8.500 13Z" fill="#fca942"/><path d="M12 13a4 4 0 0 1 4-4" stroke="#2d1600" stroke-width="1.800" opacity=".55"/><path d="M11.500 21.500h9" stroke="${ink}" stroke-width="2.200"/><path d="M2 27.500q3.500-3 7 0t7 0t7 0t7 0" stroke="#5ecad6" stroke-width="2.400"/></g>`.replace(
    /(\.\d)00/g,
    '$1',
  );

/**
 * The app icon in a 64 box. `corner` is the radius of the tile; `inset` how far the mark keeps from
 * the edge (a maskable icon must stay inside the middle 80 %).
 */
export const appIcon = (corner: number, inset: number): string => {
  const k = (64 - inset * 2) / 32;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${ground}"/><g transform="translate(${inset} ${inset}) scale(${k.toFixed(3)})">${mark('#f8f4ee')}</g></svg>`;
};

export const favicon = appIcon(14, 8);
