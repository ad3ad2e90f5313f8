import type { FreeDrawing } from '../game.ts';
import { circle, ellipse, polar, TAU, times } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, group, line } from '../svg.ts';
import { badge } from './tram.ts';

/** Two ripe cherries, heart-shaped, on long stalks. */
export const cherries: Shape = {
  outline:
    'M27 52C36 44 52 50 52 68C52 86 40 98 27 98C12 98 0 86 1 68C2 50 18 44 27 52ZM75 58C83 51 98 57 98 73C98 88 88 98 76 98C63 98 54 88 55 73C56 57 68 51 75 58Z',
  behind: (c) =>
    line('M28 54C30 34 40 16 60 4M75 60C76 40 70 20 60 4', c.stem, 5) +
    line('M29 52C31 34 41 17 60 5', c.hi, 1.4, 0.5) +
    fill('M60 5C44-8 20-6 8 12C26 20 48 20 60 5Z', c.leaf) +
    fill('M60 5C44 4 24 6 8 12C26 20 48 20 60 5Z', c.stem, 0.7) +
    fill('M60 5C70-10 90-8 100 4C88 14 72 16 60 5Z', c.leaf) +
    line('M58 5Q34 2 12 11M62 5Q80 0 96 4', c.hi, 1.3, 0.6),
  details: (c) =>
    fill(ellipse(27, 54, 9, 3.4), c.ink, 0.5) +
    fill(ellipse(75, 60, 8, 3), c.ink, 0.5) +
    fill(ellipse(28, 92, 20, 8), c.x, 0.55) +
    fill(ellipse(77, 93, 17, 7), c.x, 0.55) +
    line('M9 76Q8 64 17 58M62 79Q62 70 68 66', '#fff', 5, 0.85),
};

/** A conductor's peaked cap with its badge. */
export const conductorsCap: Shape = {
  outline: 'M14 54Q2 40 6 30Q20 10 52 10Q84 10 95 30Q98 42 86 54L84 70Q50 60 16 70Z',
  behind: (c) =>
    fill('M14 66Q50 56 86 66Q98 78 84 90Q50 74 16 90Q2 78 14 66Z', c.ink) +
    line('M22 82Q50 70 76 80', '#fff', 2.6, 0.55),
  details: (c) =>
    fill('M0 50Q50 34 100 50V64Q50 50 0 64Z', c.x) +
    fill('M0 62Q50 48 100 62V78H0Z', c.ink, 0.75) +
    line('M0 50Q50 34 100 50', c.hi, 1.6, 0.7) +
    line('M18 36Q22 22 42 17', '#fff', 4, 0.6),
  over: (c) =>
    line('M18 67Q50 57 82 67', c.b, 3.6) +
    dot(17, 66, 3.4, c.b) +
    dot(83, 66, 3.4, c.b) +
    fill('M50 18L62 24V36Q62 46 50 52Q38 46 38 36V24Z', c.b) +
    fill('M50 21.500L59 26V36Q59 43 50 48Q41 43 41 36V26Z', c.cream) +
    badge(48.5, 25, 0.9, c),
};

/** A ticket punch: two sprung handles and a beak. */
export const ticketPunch: FreeDrawing = (c) => {
  const lower = 'M40 40Q54 46 58 62L70 98Q84 100 84 88L74 56Q68 34 48 26Z';
  const upper = 'M34 44Q20 52 22 70L28 96Q16 102 10 90L6 66Q6 40 28 28Z';
  return (
    fill(lower + upper, '#000', 0.3) +
    group(
      'translate(-2 -4)',
      line('M28 62Q42 54 54 62', c.bDeep, 4) +
        fill(upper, c.a) +
        fill('M22 70L28 96Q16 102 10 90L8 76Z', c.x) +
        fill(lower, c.a) +
        fill('M58 62L70 98Q84 100 84 88L77 66Q68 58 58 62Z', c.x) +
        line('M11 64Q12 46 28 36M66 44Q70 52 72 62', '#fff', 3, 0.75),
    ) +
    fill(
      'M18 30Q16 10 36 4L92-2L96 8L60 18L90 16L92 28L54 36Q40 44 26 42Q18 38 18 30Z',
      '#000',
      0.3,
    ) +
    fill('M16 27Q14 7 34 1L90-5L94 5L58 15L88 13L90 25L52 33Q38 41 24 39Q16 35 16 27Z', c.b) +
    fill('M58 15L94 5L92 0L50 8Z', c.hi, 0.6) +
    fill('M52 33L90 25L89 20L50 27Z', c.ink, 0.25) +
    fill('M78 8h7v7h-7Z', c.ink) +
    dot(34, 22, 9, c.bDeep) +
    dot(34, 22, 6, c.b) +
    line('M30 26L38 18', c.ink, 2.4)
  );
};

/** A round stop sign on its post, a tram on it. */
export const tramStop: FreeDrawing = (c) =>
  fill('M48 40H58V104H48Z', '#000', 0.3) +
  fill('M45 36H55V102H45Z', c.b) +
  fill('M50 36H55V102H50Z', c.ink, 0.35) +
  fill('M32 98H68L74 106H26Z', c.b) +
  fill('M40 78Q50 70 60 78V82H40Z', c.x) +
  fill('M44 2Q50-10 56 2Z', c.x) +
  fill(circle(53, 40, 38), '#000', 0.3) +
  dot(50, 38, 38, c.b) +
  dot(50, 38, 34, c.cream) +
  dot(50, 38, 29, c.a) +
  fill('M31 32Q31 24 38 24H62Q69 24 69 32V50H31Z', c.cream) +
  fill('M36 29H48V40H36ZM52 29H64V40H52Z', c.ink) +
  fill('M36 52H44V57H36ZM56 52H64V57H56Z', c.cream) +
  dot(38, 45, 2.6, c.red) +
  dot(62, 45, 2.6, c.red) +
  line('M50 24V14M42 14H58', c.cream, 3) +
  line('M24 30Q28 16 42 10', '#fff', 3, 0.7);

/** The gong under the driver's foot: a brass dome, its striker beside it. */
export const footGong: Shape = {
  outline: 'M8 74C8 42 24 22 50 22C76 22 92 42 92 74Z',
  behind: (c) =>
    fill('M44 8H56V26H44Z', c.bDeep) +
    dot(50, 8, 8, c.a) +
    dot(47.5, 5.5, 2.4, '#fff', 0.8) +
    fill('M2 86H98L92 98H8Z', c.b) +
    fill('M2 86H98L96 90H4Z', c.hi, 0.4),
  details: (c) =>
    line('M14 60Q50 70 86 60M20 48Q50 56 80 48', c.lo, 2.4, 0.5) +
    fill('M8 74H92V68Q50 76 8 68Z', c.lo, 0.45) +
    line('M24 54Q28 36 44 29', '#fff', 5, 0.8),
  over: (c) =>
    fill('M4 74H96Q100 74 100 78V84Q100 88 96 88H4Q0 88 0 84V78Q0 74 4 74Z', c.a) +
    fill('M4 74H96Q100 74 100 78H0Q0 74 4 74Z', '#fff', 0.4) +
    line('M104 92Q108 60 86 44', c.x, 5) +
    dot(86, 44, 7.5, c.x) +
    dot(84, 42, 2.2, '#fff', 0.7),
};

/** Two tickets torn from the roll, punched. */
export const ticket: FreeDrawing = (c) => {
  const paper =
    'M10 22H90L86 29L90 36L86 43L90 50L86 57L90 64L86 71L90 78H10L14 71L10 64L14 57L10 50L14 43L10 36L14 29Z';
  return (
    fill(paper, '#000', 0.3) +
    group('rotate(-16 50 50)', fill(paper, c.b) + fill(paper, c.ink, 0.12)) +
    group(
      'rotate(6 50 50)',
      fill(paper, c.a) +
        fill('M18 28H82V36H18Z', c.x) +
        line('M20 44H50M20 51H44', c.x, 3, 0.85) +
        line('M20 70H80', c.x, 1.6, 0.7) +
        badge(34, 52, 0.5, c) +
        dot(60, 56, 5, c.ink) +
        dot(73, 47, 5, c.ink) +
        line('M56 66H78', c.x, 3, 0.85) +
        line('M16 26H70', '#fff', 2, 0.7),
    )
  );
};

const petal = 'M50 52C34 44 28 24 38 8Q44 4 50 13Q56 4 62 8C72 24 66 44 50 52Z';

/** An open cherry blossom, two buds under it. */
export const blossom: FreeDrawing = (c) =>
  line('M50 54Q70 84 96 92M58 66Q62 84 56 98', c.stem, 4) +
  fill(circle(95, 90, 7) + circle(56, 98, 7), c.x) +
  fill('M90 84L100 84L96 94ZM50 92L62 92L56 101Z', c.stem) +
  group(
    'translate(4 5)',
    times(5, (i) => `<path d="${petal}" transform="rotate(${i * 72} 50 50)" opacity=".25"/>`),
  ) +
  times(5, (i) =>
    group(
      `rotate(${i * 72} 50 50)`,
      fill(petal, c.a) +
        fill('M50 52C40 46 40 34 46 26Q50 22 54 26C60 34 60 46 50 52Z', c.x, 0.75) +
        line('M38 30Q36 20 40 12', '#fff', 2, 0.8),
    ),
  ) +
  times(10, (i) => {
    const a = (i * TAU) / 10 + 0.3;
    return (
      line(`M${polar(50, 50, 5, a)}L${polar(50, 50, 15, a)}`, c.x, 1.4) +
      dot(50 + 16 * Math.cos(a), 50 + 16 * Math.sin(a), 2.2, c.lamp)
    );
  }) +
  dot(50, 50, 6, c.red);
