/** Small drawings for places with nothing in them yet: 160 x 120, on either theme's ground. */
import { dot, fill, line, n, oklch, times } from './drawing.ts';

const edge = oklch([0.58, 0.03, 295]);
const body = oklch([0.4, 0.045, 300]);
const dark = oklch([0.28, 0.04, 300]);
const pale = oklch([0.74, 0.03, 295]);
const lamp = oklch([0.8, 0.15, 68]);
const tide = oklch([0.66, 0.09, 208]);

const water = (y: number): string =>
  line(`M26 ${y}q9-5 18 0t18 0t18 0t18 0t18 0t18 0`, tide, 2.2, 0.8) +
  line(`M50 ${y + 9}q7-4 14 0t14 0t14 0t14 0`, tide, 1.8, 0.45);

const bulb = (x: number, y: number, lit = false): string =>
  (lit ? dot(x, y + 9, 18, lamp, 0.16) + dot(x, y + 9, 12, lamp, 0.2) : '') +
  fill(`M${x - 4} ${y - 3}h8v5h-8Z`, edge) +
  `<path d="M${x} ${y + 1}c5 0 8 3.5 8 8 0 5.4-3.8 10.5-8 10.5s-8-5.1-8-10.5c0-4.5 3-8 8-8Z" fill="${lit ? lamp : dark}" stroke="${lit ? lamp : edge}" stroke-width="1.6"/>`;

const planks = (y: number): string =>
  line(`M22 ${y}H138`, edge, 4) +
  line(
    times(8, (i) => `M${30 + i * 14.3} ${y + 3}v10`),
    body,
    3,
  );

/** A wire of dark bulbs round a heart that would be lit. */
const favourites =
  line('M4 26Q26 50 46 40T80 36T114 40T156 26', edge, 2) +
  bulb(26, 44) +
  bulb(52, 42) +
  bulb(108, 42) +
  bulb(134, 44) +
  line('M80 36V46', edge, 2) +
  `<path d="M80 96s-25-14-25-31.5a13.5 13.5 0 0 1 25-7 13.5 13.5 0 0 1 25 7C105 82 80 96 80 96Z" fill="${dark}" stroke="${edge}" stroke-width="2"/>` +
  line('M64 66a8 8 0 0 1 7-8', pale, 2.4, 0.8) +
  fill('M76 44h8v8h-8Z', edge);

/** A bench under a lamp that waits. */
const recentlyPlayed =
  planks(96) +
  line('M116 94V34Q116 22 104 22', edge, 3) +
  bulb(104, 26, true) +
  line('M34 94V66M80 94V66', body, 4) +
  line('M28 76H88', pale, 5) +
  line('M32 62H84M32 52H84', body, 5) +
  line('M34 76V48M80 76V48', body, 3.4) +
  dot(58, 28, 12, dark) +
  `<circle cx="58" cy="28" r="12" fill="none" stroke="${edge}" stroke-width="2"/>` +
  line('M58 21V28L63 31', pale, 2.2) +
  water(112);

/** An open ledger with empty lines. */
const history =
  fill('M18 30Q50 18 80 30Q110 18 142 30V98Q110 86 80 98Q50 86 18 98Z', dark) +
  line('M18 30Q50 18 80 30Q110 18 142 30V98Q110 86 80 98Q50 86 18 98ZM80 30V98', edge, 2.2) +
  [44, 56, 68, 80]
    .map((y) =>
      line(`M28 ${y}Q50 ${y - 8} 70 ${y - 1}M90 ${y - 1}Q110 ${y - 8} 132 ${y}`, body, 2.4),
    )
    .join('') +
  fill('M112 14h12v30l-6-6l-6 6Z', lamp) +
  line('M18 102Q50 90 80 102Q110 90 142 102', edge, 2, 0.6);

/** A bandstand before the music. */
const winners =
  planks(94) +
  fill('M36 86H124V94H36Z', body) +
  line('M46 86V50M114 86V50M68 86V50M92 86V50', edge, 3) +
  fill('M30 50Q54 42 80 16Q106 42 130 50Z', dark) +
  line('M30 50Q54 42 80 16Q106 42 130 50Z', edge, 2) +
  fill(
    times(5, (i) => `M${30 + i * 20} 50h20a10 7 0 0 1-20 0Z`),
    body,
  ) +
  line('M80 16V6', edge, 2) +
  fill('M80 5l14 4l-14 5Z', lamp) +
  fill('M70 86V74q10-6 20 0V86Z', pale, 0.5) +
  water(112);

/** A telescope on the rail, looking for something. */
const search =
  planks(98) +
  line('M74 98L78 62M94 98L86 62', edge, 4) +
  `<g transform="rotate(-18 82 52)">${fill('M44 42H112V62H44Z', dark)}${line('M44 42H112V62H44Z', edge, 2)}${fill('M112 38H128V66H112Z', body)}${line('M112 38H128V66H112Z', edge, 2)}${fill('M32 46H44V58H32Z', body)}${line('M60 42V62', pale, 2)}</g>` +
  dot(82, 62, 7, body) +
  dot(82, 62, 3, lamp) +
  dot(140, 18, 6, pale, 0.6) +
  times(5, (i) => dot(16 + i * 17, 14 + ((i * 13) % 22), 1.3, pale, 0.7)) +
  water(114);

const frame = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120">${drawing}</svg>`;

export const emptyStates: Readonly<Record<string, string>> = {
  'empty-favourites': frame(favourites),
  'empty-recently-played': frame(recentlyPlayed),
  'empty-history': frame(history),
  'empty-winners': frame(winners),
  'empty-search': frame(search),
};

/** Lamps as files, for places that cannot inline them (mail, documents). */
export const lampFiles: Readonly<Record<string, string>> = Object.fromEntries(
  (['on', 'half', 'off'] as const).map((state) => {
    const glow =
      state === 'off'
        ? ''
        : dot(0, 0, 13, lamp, state === 'on' ? 0.16 : 0.08) +
          dot(0, 0, 10, lamp, state === 'on' ? 0.2 : 0.1);
    const glass = 'M0-8c5 0 8 3.5 8 8 0 5.4-3.8 10.5-8 10.5s-8-5.1-8-10.5c0-4.5 3-8 8-8Z';
    const lit =
      state === 'half'
        ? fill(`M-7.8 ${n(1.5)}h15.6C7 6.6 3.8 10.5 0 10.5S-7 6.6-7.8 1.5Z`, '#fdc873')
        : `${fill(glass, '#fdc873')}<ellipse cx="-2" cy="-1.5" rx="3" ry="4" fill="#fff6df"/>`;
    return [
      `lamp-${state}`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-14 -14 28 28">${glow}${fill('M-4-12h8v5h-8Z', edge)}<path d="${glass}" fill="${dark}" stroke="${edge}" stroke-width="1.2"/>${state === 'off' ? '' : lit}</svg>`,
    ];
  }),
);
