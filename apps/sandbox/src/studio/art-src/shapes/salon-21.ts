import type { FreeDrawing } from '../game.ts';
import { n } from '../geometry.ts';
import { fill, line } from '../svg.ts';

const heart = 'M0 10C-6 4-10 1-10-4C-10-10-2-10 0-5C2-10 10-10 10-4C10 1 6 4 0 10Z';
const spade = 'M0-10C4-4 10-2 10 4C10 9 4 10 1.5 6L3 11H-3L-1.5 6C-4 10-10 9-10 4C-10-2-4-4 0-10Z';
const diamond = 'M0-11L8 0L0 11L-8 0Z';

const card = (
  x: number,
  y: number,
  turn: number,
  sign: string,
  color: string,
  cream: string,
): string => {
  const at = (dx: number, dy: number, scale: number, spin = 0): string =>
    `<g transform="translate(${dx} ${dy}) rotate(${spin}) scale(${scale})">${fill(sign, color)}</g>`;
  return (
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">` +
    fill('M-24-36H24Q30-36 30-30V34Q30 40 24 40H-24Q-30 40-30 34V-30Q-30-36-24-36Z', '#000', 0.32) +
    fill('M-26-39H22Q28-39 28-33V31Q28 37 22 37H-26Q-32 37-32 31V-33Q-32-39-26-39Z', cream) +
    line(
      'M-22-35H18Q24-35 24-29V27Q24 33 18 33H-22Q-28 33-28 27V-29Q-28-35-22-35Z',
      color,
      0.9,
      0.4,
    ) +
    at(-20, -27, 0.55) +
    at(16, 25, 0.55, 180) +
    at(-2, -1, 1.75) +
    '</g>'
  );
};

/** Three cards in a fan, the ace of spades before the others. */
export const cardFan: FreeDrawing = (c) =>
  card(24, 57, -27, diamond, c.red, c.cream) +
  card(50, 48, -5, heart, c.red, c.cream) +
  card(76, 56, 17, spade, c.ink, c.cream);

/** A stack of chips. */
export const chipStack: FreeDrawing = (c) => {
  const chip = (y: number, color: string): string =>
    fill(`M12 ${n(y)}V${n(y + 11)}A38 15 0 0 0 88 ${n(y + 11)}V${n(y)}Z`, c.ink, 0.75) +
    fill(`M12 ${n(y)}V${n(y + 9)}A38 15 0 0 0 88 ${n(y + 9)}V${n(y)}Z`, color) +
    [24, 46, 68].map((x) => fill(`M${x} ${n(y + 13)}h10v10h-10Z`, c.cream, 0.9)).join('') +
    `<ellipse cx="50" cy="${n(y)}" rx="38" ry="15" fill="${color}"/>` +
    `<ellipse cx="50" cy="${n(y)}" rx="27" ry="10.4" fill="none" stroke="${c.cream}" stroke-width="2.4" stroke-dasharray="7 5"/>` +
    `<ellipse cx="50" cy="${n(y)}" rx="17" ry="6.4" fill="${c.cream}"/>`;
  return chip(70, c.red) + chip(58, c.bDeep) + chip(46, c.red) + chip(34, c.bDeep);
};
