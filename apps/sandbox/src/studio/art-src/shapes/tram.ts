/** The red tram of Cherry Tram, and the badge it wears. */
import type { FreeDrawing } from '../game.ts';
import { n, times } from '../geometry.ts';
import type { Ink, Shape } from '../shape.ts';
import { dot, fill, group, line, ring } from '../svg.ts';

/** A pair of cherries as a badge, its stalks meeting at (x, y). */
export const badge = (x: number, y: number, k: number, c: Ink): string =>
  group(
    `translate(${x} ${y}) scale(${k})`,
    line('M-5 12Q-3 4 3 0M6 12Q6 5 3 0', c.leaf, 1.8) +
      dot(-5, 15, 5, c.red) +
      dot(6, 15, 5, c.red) +
      dot(-6.5, 13, 1.5, '#fff', 0.8),
  );

/** The tram coming round the corner: its face to the left, its side running out of the picture. */
export const tramAhead: FreeDrawing = (c) =>
  fill('M10 24L58 20L150 30V96L58 104H14Z', '#000', 0.28) +
  line('M60 4L96-22L150-30', c.ink, 1.6) +
  fill('M52 18L150 27V92L52 98Z', c.a) +
  fill('M52 18L150 27V92L52 98Z', c.ink, 0.34) +
  fill('M52 56L150 57V62L52 62Z', c.b) +
  times(5, (i) => {
    const x = 57 + i * 19;
    const near = 29 + i * 1.5;
    const foot = 53 + i * 0.5;
    return (
      fill(`M${x} ${n(near)}L${x + 14} ${n(near + 1)}V${n(foot)}L${x} ${n(foot)}Z`, c.ink) +
      fill(
        `M${x + 1} ${n(near + 1.4)}L${x + 13} ${n(near + 2.3)}V${n(foot - 1)}H${x + 1}Z`,
        c.lamp,
      ) +
      fill(
        `M${x + 1} ${n(foot - 9)}Q${x + 7} ${n(foot - 15)} ${x + 13} ${n(foot - 9)}V${n(foot - 1)}H${x + 1}Z`,
        c.bDeep,
        0.55,
      ) +
      fill(
        `M${x + 1} ${n(near + 1.4)}L${x + 9} ${n(near + 2)}L${x + 1} ${n(foot - 8)}Z`,
        '#fff',
        0.4,
      )
    );
  }) +
  fill('M-2 18Q2 2 24 1L60 3L150 14V27L54 19Q28 8-2 20Z', c.b) +
  fill('M54 19L150 27V23L54 12Q28 4-2 20Q28 8 54 19Z', c.bDeep, 0.6) +
  fill('M4 26Q4 15 16 14L44 13Q56 13 56 24V92Q56 99 48 99H14Q6 99 6 92Z', c.a) +
  fill('M46 13Q56 13 56 24V92Q56 99 48 99H44Z', c.ink, 0.22) +
  fill('M8 56Q30 84 54 56V49H7Z', c.b) +
  fill('M5 49H55V53H5Z', c.bDeep, 0.7) +
  fill('M9 29H28V47H9ZM32 29H51V47H32Z', c.ink) +
  fill('M10.5 30.500H26.500V45.500H10.500ZM33.5 30.500H49.500V45.500H33.500Z', c.lamp) +
  fill('M33.5 45.500V40Q38 33 42 40L43 45.500Z', c.ink, 0.75) +
  fill('M36 36h6l1.5-3h-9Z', c.ink) +
  fill('M10.5 30.500H20L10.5 43ZM33.5 30.500H43L33.5 43Z', '#fff', 0.42) +
  fill('M13 16H47Q49 16 49 18V26H11V18Q11 16 13 16Z', c.ink) +
  line('M30 22H45', c.lamp, 3) +
  badge(18, 16.5, 0.42, c) +
  dot(31, 72, 13, c.lamp, 0.3) +
  dot(31, 72, 8.5, c.lamp) +
  ring(31, 72, 9, c.ink, 2.2) +
  dot(28.5, 69.5, 2.6, '#fff') +
  fill('M6 86H56V92Q56 99 48 99H14Q6 99 6 92Z', c.ink, 0.8) +
  line('M12 90H50', c.b, 1.4, 0.7) +
  line('M8 26Q8 18 17 17', '#fff', 2.6, 0.7) +
  fill('M52 92L150 86V96L52 103Z', c.ink);

/** The whole tram from its side, its pole on the wire. */
export const tram: Shape = {
  outline: 'M4 36Q4 30 10 30H90Q96 30 96 36L93 80H7Z',
  behind: (c) =>
    line('M-4 4H104', c.ink, 1.8) +
    line('M62 22L40 5', c.ink, 3) +
    fill('M36 2h9v5h-9Z', c.lamp) +
    fill('M2 30Q6 18 22 18H78Q94 18 98 30Z', c.b) +
    fill('M22 12H78V20H22Z', c.bDeep) +
    fill('M14 78H86V88H14Z', c.ink) +
    [26, 42, 60, 76]
      .map((x) => dot(x, 88, 8.5, c.ink) + dot(x, 88, 5, c.b) + dot(x, 88, 1.8, c.ink))
      .join(''),
  details: (c) =>
    fill('M0 56H100V62H0Z', c.b) +
    times(4, (i) => {
      const x = 22 + i * 14.5;
      return (
        fill(`M${n(x)} 35H${n(x + 12)}V53H${n(x)}Z`, c.ink) +
        fill(`M${n(x + 1.2)} 36.200H${n(x + 10.8)}V52H${n(x + 1.2)}Z`, c.lamp) +
        fill(`M${n(x + 1.2)} 36.200H${n(x + 7)}L${n(x + 1.2)} 48Z`, '#fff', 0.55)
      );
    }) +
    fill('M7 35H18V80H9ZM82 35H93L91 80H82Z', c.ink, 0.75) +
    line('M12.5 36V78M87.5 36V78', c.b, 2.2),
  over: (c) => badge(50, 61, 0.72, c) + line('M8 33H88', '#fff', 1.6, 0.6) + dot(2, 70, 4, c.lamp),
};
