import type { FreeDrawing } from '../game.ts';
import { circle, ellipse, mirrored, n, polar, range, star, TAU, times } from '../geometry.ts';
import type { Ink, Shape } from '../shape.ts';
import { dot, fill, group, line, ring } from '../svg.ts';

/** Strokes of an engraver around an eye. */
const hatching = (
  x: number,
  y: number,
  from: number,
  to: number,
  count: number,
  color: string,
): string =>
  line(
    range(count)
      .map((i) => {
        const a = (i * TAU) / count + 0.1;
        return `M${polar(x, y, from, a)}L${polar(x, y, to - (i % 3) * 2.5, a + 0.12)}`;
      })
      .join(''),
    color,
    1,
    0.7,
  );

const halfFace = (c: Ink): string =>
  fill('M50 14L62 17L92-8L91 22Q104 44 98 68Q92 92 72 104L50 110Z', c.a) +
  fill('M78 24Q98 42 98 68Q92 92 72 104L62 107Q88 88 88 62Q88 40 78 24Z', c.lo, 0.45) +
  fill('M52 30Q82 22 92 46Q96 72 76 82Q60 86 52 74Z', c.b) +
  hatching(71, 54, 16, 27, 30, c.ink) +
  line(
    'M56 86Q64 92 74 90M54 94Q62 100 72 98M80 84Q88 80 92 72M84 92Q92 86 96 78',
    c.ink,
    1.3,
    0.55,
  ) +
  dot(71, 54, 16.5, c.ink) +
  dot(71, 54, 14.5, c.x) +
  ring(71, 54, 10, c.lo, 1, 0.5) +
  hatching(71, 54, 9, 14, 22, c.ink) +
  dot(71, 54, 8, c.ink) +
  dot(67, 49.5, 3, '#fff', 0.95) +
  fill('M49 36Q62 34 72 37L98-2Q100 22 88 35Q72 36 60 50L50 44Z', c.bDeep) +
  line('M58 42Q70 36 84 28M64 38Q78 30 92 12M54 42Q58 40 62 39', c.b, 1.2, 0.7) +
  line('M53 20L56 30M58 20L62 30M64 20L69 28M70 17L76 25', c.ink, 1.2, 0.5);

/** An eagle owl, as an engraver would cut it: stern brows, hatched discs, amber eyes. */
export const owl: FreeDrawing = (c) =>
  group(
    'translate(5 5)',
    mirrored(fill('M50 14L62 17L92-8L91 22Q104 44 98 68Q92 92 72 104L50 110Z', '#000', 0.3)),
  ) +
  mirrored(halfFace(c)) +
  fill('M50 46Q60 52 58 66Q56 78 50 88Q44 78 42 66Q40 52 50 46Z', c.ink) +
  fill('M50 48Q57 54 56 66Q54 76 50 84Z', c.cream, 0.55) +
  line('M46 56Q44 66 48 76', c.cream, 1.4, 0.6) +
  fill('M50 14L56 26L50 42L44 26Z', c.bDeep);

/** A letter from behind, its seal whole. */
export const sealedLetter: Shape = {
  outline: 'M2 22H98V84H2Z',
  details: (c) =>
    fill('M2 84L42 50H58L98 84Z', c.lo, 0.22) +
    line('M2 84L42 50M98 84L58 50', c.lo, 1.6, 0.6) +
    fill('M2 22L50 62L98 22Z', c.b) +
    fill('M50 62L98 22H84L50 51L16 22H2Z', '#fff', 0.3) +
    line('M2 22L50 62L98 22', c.lo, 2, 0.7),
  over: (c) =>
    fill(star(52, 59, 11, 20, 17), '#000', 0.25) +
    fill(star(50, 56, 11, 20, 17), c.x) +
    ring(50, 56, 12.5, '#5c0d10', 1.8, 0.7) +
    fill('M50 47L54 54L61 52L57 58L60 65L50 62L40 65L43 58L39 52L46 54Z', '#5c0d10', 0.75) +
    line('M36 50Q40 42 48 40', '#fff', 2, 0.7),
};

/** A coiled horn with its cord. */
export const postHorn: FreeDrawing = (c) =>
  line('M40 42Q30 70 44 88Q52 98 46 108', c.x, 5) +
  fill('M40 104L46 94L54 106L50 116Z', c.x) +
  ring(41, 47, 27, '#000', 12, 0.25) +
  ring(38, 44, 27, c.ink, 13) +
  ring(38, 44, 27, c.a, 9.5) +
  fill('M30 66Q58 76 84 64L108 86L112 44L88 52Q66 60 42 52Z', '#000', 0.25) +
  fill('M26 62Q56 74 82 60L104 82Q112 62 106 38L84 50Q62 58 36 52Z', c.a) +
  fill('M26 62Q56 74 82 60L104 82L106 72L84 56Q58 66 30 58Z', c.lo, 0.5) +
  fill(ellipse(105, 60, 6, 22), c.ink) +
  line('M104 39Q112 60 104 81', c.hi, 2.4, 0.9) +
  line('M20 34Q26 22 40 20M40 55Q62 60 82 52', '#fff', 2.6, 0.8) +
  fill('M52 54L58 55L56 69L50 68ZM72 54L78 52L80 63L74 66Z', c.x) +
  fill('M-8 16L2 10L18 26L12 32Z', c.a) +
  fill('M-12 14L2 6L6 12L-8 20Z', c.b);

/** A hunter watch, its lid up. */
export const pocketWatch: FreeDrawing = (c) =>
  line('M50 6Q64-10 84-4T112-10', c.a, 4) +
  ring(50, 2, 8, c.a, 4) +
  fill('M43 6H57V16H43Z', c.a) +
  dot(54, 60, 42, '#000', 0.28) +
  dot(50, 56, 42, c.a) +
  ring(50, 56, 39, c.hi, 1.6, 0.8) +
  dot(50, 56, 34, c.cream) +
  ring(50, 56, 34, c.lo, 2, 0.7) +
  times(12, (i) =>
    line(
      `M${polar(50, 56, 31, (i * TAU) / 12)}L${polar(50, 56, i % 3 ? 27.5 : 23, (i * TAU) / 12)}`,
      c.ink,
      i % 3 ? 1.6 : 3.4,
    ),
  ) +
  line('M50 56L35 44', c.ink, 4) +
  line('M50 56L62 34', c.ink, 2.6) +
  ring(50, 72, 6, c.x, 1.4) +
  line('M50 72L54 69', c.x, 1.6) +
  dot(50, 56, 3.6, c.x) +
  line('M13 46Q18 26 34 18', '#fff', 3, 0.8);

/** A cut-glass inkwell with a pen standing in it. */
export const inkwell: FreeDrawing = (c) =>
  fill('M60 44Q66 4 100-16Q104 20 74 46L64 58Z', c.b) +
  fill('M60 44Q66 4 100-16Q82 16 66 50Z', '#fff', 0.35) +
  line('M98-14Q78 14 60 58', c.lo, 1.8, 0.7) +
  line('M74 24L88 20M70 32L84 30M68 40L80 40', c.lo, 1, 0.5) +
  fill('M24 52H80L98 96H12Z', '#000', 0.28) +
  fill('M26 46H74L92 92Q92 98 86 98H14Q8 98 8 92Z', c.a) +
  fill('M20 62H80L90 88Q90 94 84 94H16Q10 94 10 88Z', c.ink, 0.75) +
  fill('M20 62H80L82 67H18Z', c.x) +
  fill('M26 46L30 98H14Q8 98 8 92Z', '#fff', 0.35) +
  line('M42 68L36 96M58 68L64 96', '#fff', 1.4, 0.3) +
  fill('M28 32H72V48H28Z', c.x) +
  fill('M60 32H72V48H60Z', c.lo, 0.4) +
  fill(ellipse(50, 32, 22, 5.5), c.hi) +
  fill(ellipse(50, 32, 15, 3.4), c.ink);

/** A seal stamp, wax dripping from it. */
export const sealStamp: Shape = {
  outline:
    'M50-4C62-4 68 4 66 14C64 24 58 28 60 38L64 54H72V68H28V54H36L40 38C42 28 36 24 34 14C32 4 38-4 50-4Z',
  behind: (c) =>
    fill(
      'M12 84Q10 70 30 72Q50 64 72 72Q92 70 90 84Q96 100 78 98Q66 108 50 100Q36 108 24 98Q6 100 12 84Z',
      c.x,
    ) +
    fill('M24 82Q36 74 52 76Q44 82 28 88Z', '#fff', 0.35) +
    line('M26 92Q50 100 76 92', '#5c0d10', 2.4, 0.6),
  details: (c) =>
    fill('M50-4C62-4 68 4 66 14C64 24 58 28 60 38L64 54H50Z', c.lo, 0.35) +
    fill('M28 54H72V68H28Z', c.b) +
    fill('M28 62H72V68H28Z', c.bDeep) +
    fill('M38 38H62V44H38Z', c.b) +
    line('M42 4Q38 12 44 20', '#fff', 3, 0.75),
};

/** A parcel in brown paper, tied and labelled. */
export const parcel: FreeDrawing = (c) =>
  fill('M8 34L56 18L102 34V84L54 104L8 86Z', '#000', 0.26) +
  fill('M2 28L50 12L98 28L50 46Z', c.a) +
  fill('M2 28L50 12L98 28L50 46Z', '#fff', 0.25) +
  fill('M2 28L50 46V102L2 82Z', c.a) +
  fill('M98 28L50 46V102L98 82Z', c.a) +
  fill('M98 28L50 46V102L98 82Z', c.lo, 0.4) +
  line('M26 20L74 37V92M74 20L26 37V92M2 54L50 73L98 54', c.b, 3.6) +
  fill('M6 42L20 47V60L6 55Z', c.cream) +
  line('M9 47L17 50M9 51L15 53', c.ink, 1.2, 0.7) +
  fill('M50 28Q36 10 26 20Q34 32 50 28Q66 10 76 20Q66 32 50 28Z', c.x) +
  dot(50, 28, 4, c.x) +
  line('M50 30Q44 38 38 38M50 30Q56 38 64 38', c.x, 3);

/** A stamp with toothed edges: a pier light by night. */
export const postageStamp: FreeDrawing = (c) => {
  const teeth = (color: string): string =>
    [14, 26, 38, 50, 62, 74, 86]
      .map((x) => dot(x, -2, 3.6, color) + dot(x, 102, 3.6, color))
      .join('') +
    [10, 23, 36, 50, 63, 76, 90]
      .map((y) => dot(7, y, 3.6, color) + dot(93, y, 3.6, color))
      .join('');
  return (
    group('translate(4 4)', fill('M7-2H93V102H7Z', '#000', 0.28)) +
    fill('M7-2H93V102H7Z', c.cream) +
    teeth(c.cream) +
    fill('M17 8H83V92H17Z', c.a) +
    fill(circle(62, 30, 12), c.lamp) +
    fill('M44 74L47 40H57L60 74Z', c.cream) +
    fill('M46.500 46H57.500L58 54H46ZM45 62H59L59.500 70H44.500Z', c.x) +
    fill('M45 32H59V41H45ZM44 32Q52 22 60 32Z', c.ink) +
    fill('M48 34H56V40H48Z', c.lamp) +
    fill('M45 36L17 28V46ZM59 36L83 50V62Z', c.lamp, 0.4) +
    fill('M17 74Q28 68 40 74T62 74T83 74V92H17Z', c.bDeep) +
    line('M22 82H40M48 86H72', c.cream, 1.8, 0.6) +
    ring(92, 88, 20, c.ink, 2.4, 0.75) +
    ring(92, 88, 14, c.ink, 1.4, 0.75) +
    line('M52 98Q58 94 64 98T76 98M52 104Q58 100 64 104T76 104', c.ink, 1.8, 0.7)
  );
};

/** A letter knife with a turned handle. */
export const letterKnife: FreeDrawing = (c) =>
  group(
    'rotate(42 50 50)',
    fill('M47-16L62 20V62H46V20Z', '#000', 0.25) +
      fill('M50-20L60 14V60H40V14Z', c.a) +
      fill('M50-20L60 14V60H50Z', c.lo, 0.4) +
      line('M45 16V56', '#fff', 2, 0.85) +
      fill('M28 58Q50 50 72 58L70 66Q50 60 30 66Z', c.x) +
      fill('M42 64H58Q62 82 58 98Q62 110 50 116Q38 110 42 98Q38 82 42 64Z', c.b) +
      fill('M52 64H58Q62 82 58 98Q62 110 50 116Z', c.bDeep, 0.6) +
      line('M41 72H59M41 90H59', c.x, 3) +
      line('M45 76V88', '#fff', 1.8, 0.6),
  );

/** A long barred feather. */
export const quillFeather: FreeDrawing = (c) =>
  group(
    'translate(4 4)',
    fill('M18 96Q4 52 40 20Q64-4 98-10Q98 30 76 58Q54 84 24 86Z', '#000', 0.24),
  ) +
  fill('M18 92Q2 50 38 18Q62-6 98-12Q74 40 22 84Z', c.a) +
  fill('M98-12Q100 30 76 58Q54 82 22 84Q74 40 98-12Z', c.b) +
  times(5, (i) =>
    line(
      `M${n(34 + i * 11)} ${n(70 - i * 15)}Q${n(24 + i * 12)} ${n(56 - i * 13)} ${n(16 + i * 14)} ${n(54 - i * 12)}M${n(36 + i * 11)} ${n(72 - i * 15)}Q${n(50 + i * 9)} ${n(74 - i * 14)} ${n(62 + i * 7)} ${n(66 - i * 14)}`,
      c.x,
      4.4,
      0.85,
    ),
  ) +
  line('M98-12Q74 40 22 84L4 108', c.cream, 2.8) +
  fill('M22 84L4 108L2 110L8 98Z', c.ink) +
  line('M14 70Q10 50 30 28', '#fff', 2, 0.6);
