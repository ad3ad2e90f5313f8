/** What lies along the river at Luxor. */
import { oklch } from '../color.ts';
import type { FreeDrawing } from '../game.ts';
import { circle, ellipse, n, polar, ribbon, TAU, times } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, group, line, ring } from '../svg.ts';

const turquoise = oklch(0.72, 0.12, 195);
const carnelian = oklch(0.58, 0.19, 32);

/** A river boat under its slanting sail. */
export const felucca: FreeDrawing = (c) =>
  fill('M38 80L84-8C102 24 104 58 98 74Z', '#000', 0.28) +
  fill('M34 76L80-10C98 20 100 52 94 70Q64 66 34 76Z', c.a) +
  fill('M66 18L80-10C98 20 100 52 94 70Q86 68 80 68Q86 40 66 18Z', c.ink, 0.14) +
  line('M44 60Q70 50 97 54M56 38Q76 32 95 36', c.lo, 1.6, 0.5) +
  line('M28 84L82-14', c.bDeep, 3.6) +
  line('M46 82V26', c.bDeep, 4) +
  line('M46 30L14 78', c.ink, 1.2) +
  fill('M0 76Q50 88 102 72Q98 94 80 98H22Q4 94 0 76Z', c.b) +
  fill('M0 76Q50 88 102 72Q101 78 99 82Q50 94 2 84Z', c.x) +
  fill(ellipse(16, 88, 5, 3), c.cream) +
  dot(16, 88, 1.8, c.ink) +
  line('M-6 100Q8 94 22 100T50 100T78 100T106 100', c.hi, 3, 0.8);

/** A hoop of gold, beads hanging from it. */
export const earring: FreeDrawing = (c) =>
  ring(52, 42, 32, '#000', 13, 0.3) +
  ring(50, 38, 32, c.bDeep, 14) +
  `<circle cx="50" cy="38" r="32" fill="none" stroke="${c.a}" stroke-width="11"/>` +
  line('M22 30Q28 12 46 8', '#fff', 3, 0.8) +
  times(10, (i) => {
    const a = (i * TAU) / 10 + 0.3;
    return dot(50 + 32 * Math.cos(a), 38 + 32 * Math.sin(a), 2.4, c.bDeep);
  }) +
  fill('M45-2H55V14H45Z', c.b) +
  [
    [24, 66, carnelian],
    [50, 76, turquoise],
    [76, 66, carnelian],
  ]
    .map(([x, y, color]) => {
      const at = Number(x);
      const top = Number(y);
      return (
        line(`M${at} ${top - 4}V${top + 8}`, c.b, 3) +
        fill(
          `M${at} ${top + 4}C${at + 12} ${top + 14} ${at + 10} ${top + 28} ${at} ${top + 28}C${at - 10} ${top + 28} ${at - 12} ${top + 14} ${at} ${top + 4}Z`,
          String(color),
        ) +
        line(`M${at - 5} ${top + 20}Q${at - 5} ${top + 14} ${at - 1} ${top + 10}`, '#fff', 2, 0.8)
      );
    })
    .join('');

/** A fish of green glass, set in gold, to be worn in the hair. */
export const fishAmulet: Shape = {
  outline:
    'M50 18C70 18 86 32 88 50C86 66 72 80 50 82C32 82 22 70 18 60L2 74Q-2 50 2 28L18 42C24 28 34 18 50 18Z',
  behind: (c) => ring(58, 8, 8, c.b, 5) + fill('M36 20Q52 2 74 22ZM44 80Q56 98 70 78Z', c.b),
  details: (c) =>
    fill('M70 22C84 30 90 44 88 50C88 62 80 72 70 77Q60 50 70 22Z', c.b) +
    times(3, (row) =>
      times(4, (i) => line(`M${28 + row * 13} ${30 + i * 12}q9 6 0 12`, c.lo, 2.2, 0.75)),
    ) +
    line('M4 34L15 46M3 50H16M4 68L15 56', c.lo, 2.2, 0.7) +
    line('M28 34Q38 23 56 23', '#fff', 3.4, 0.75),
  over: (c) =>
    dot(76, 43, 5, c.cream) + dot(76, 43, 2.6, c.ink) + line('M84 56Q78 60 76 66', c.ink, 2),
};

/** A flask of striped glass on its stand. */
export const perfumeFlask: Shape = {
  outline:
    'M36 2H64Q68 2 67 7L60 14V26C76 32 84 44 82 58C80 74 66 84 60 92H40C34 84 20 74 18 58C16 44 24 32 40 26V14L33 7Q32 2 36 2Z',
  behind: (c) =>
    line('M40 22Q18 20 22 40M60 22Q82 20 78 40', c.b, 5) +
    fill('M28 92H72L80 102H20Z', c.b) +
    fill('M28 92H72L74 95H26Z', c.hi, 0.5),
  details: (c) =>
    times(3, (i) => {
      const y = 40 + i * 14;
      const zigzag = `M8 ${y}${times(7, () => 'l6-8l6 8')}`;
      return line(zigzag, i % 2 ? c.cream : c.x, 4);
    }) +
    line('M30 12H70M34 84H66', c.x, 3) +
    line('M26 56Q26 42 36 35', '#fff', 4.5, 0.8),
};

/** A date palm heavy with fruit. */
export const datePalm: FreeDrawing = (c) => {
  const frond = (angle: number, reach: number): string =>
    group(
      `translate(50 34) rotate(${angle})`,
      fill(
        `M0 0Q${n(reach * 0.5)} ${n(-reach * 0.42)} ${reach} ${n(reach * 0.16)}Q${n(reach * 0.5)} ${n(-reach * 0.06)} 0 5Z`,
        c.a,
      ) +
        line(
          `M2 1Q${n(reach * 0.5)} ${n(-reach * 0.26)} ${n(reach * 0.94)} ${n(reach * 0.12)}`,
          c.hi,
          1.3,
          0.6,
        ),
    );
  const trunk = ribbon(
    [
      [46, 104],
      [50, 78],
      [56, 56],
      [50, 34],
    ],
    18,
    10,
    16,
  );
  return (
    group('translate(3 4)', fill(trunk, '#000', 0.3)) +
    fill(trunk, c.b) +
    times(6, (i) => line(`M${n(42 + i * 1.5)} ${n(94 - i * 10)}q7 4 14-2`, c.ink, 1.8, 0.5)) +
    [
      [-160, 44],
      [-130, 46],
      [-95, 40],
      [-55, 44],
      [-25, 50],
    ]
      .map(([angle, reach]) => frond(angle ?? 0, reach ?? 40))
      .join('') +
    group('matrix(-1 0 0 1 100 0)', frond(-20, 50) + frond(14, 46)) +
    frond(14, 46) +
    [
      [40, 44],
      [46, 50],
      [54, 50],
      [60, 44],
      [50, 44],
    ]
      .map(
        ([x, y]) =>
          dot(x ?? 0, y ?? 0, 5.5, c.x) + dot((x ?? 0) - 1.6, (y ?? 0) - 1.8, 1.5, '#fff', 0.8),
      )
      .join('')
  );
};

/** The board of the game of passing, two pieces on it. */
export const senetBoard: FreeDrawing = (c) =>
  fill('M4 56L70 34L102 62L36 92ZM36 92V108L102 78V62Z', '#000', 0.3) +
  fill('M0 50L66 28L98 56L32 86Z', c.a) +
  fill('M0 50V66L32 102V86Z', c.b) +
  fill('M32 86V102L98 72V56Z', c.bDeep) +
  fill('M40 90L90 67V73L40 97Z', c.x, 0.85) +
  times(4, (i) => line(`M${n(8 + i * 8)} ${n(59 + i * 9 - 4)}l66-23`, c.ink, 1.8, 0.55)) +
  times(6, (i) => line(`M${n(9.5 + i * 10)} ${n(46.8 - i * 3.4)}l32 31`, c.ink, 1.8, 0.55)) +
  fill('M22 57l11-3.800l8 7.600l-11 4.400Z', c.x) +
  fill('M66 43l11-3.800l8 7.600l-11 4.400Z', c.x) +
  fill(ellipse(35, 66, 10, 4), c.ink, 0.45) +
  fill('M24 64Q24 44 34 22Q44 44 44 64Q34 70 24 64Z', c.cream) +
  fill('M34 22Q44 44 44 64Q40 67 35 67Z', c.ink, 0.22) +
  dot(34, 21, 6.5, c.cream) +
  fill(ellipse(70, 51, 10, 4), c.ink, 0.45) +
  fill('M59 50V28Q69 22 79 28V50Q69 56 59 50Z', turquoise) +
  fill(ellipse(69, 28, 10, 4), c.hi) +
  fill('M72 53V24L79 28V50Z', c.ink, 0.25) +
  line(`M${polar(34, 21, 4, 3.6)}l1.5-1.5`, '#fff', 2, 0.9) +
  fill(circle(90, 58, 2.6), c.x);
