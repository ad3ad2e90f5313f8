import type { FreeDrawing } from '../game.ts';
import { mirrored, n, polar, range, ribbon, star, TAU, times } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, group, line, ring } from '../svg.ts';

/** A diving bell on its chain: riveted plates, a lit port, ballast underneath. */
export const divingBell: Shape = {
  outline: 'M50 8C78 8 92 32 92 60L96 84H4L8 60C8 32 22 8 50 8Z',
  behind: (c) =>
    line('M50 8V-40', c.ink, 7) +
    times(5, (i) => ring(50, 0 - i * 9, 5, c.b, 3)) +
    fill('M10 84H90L84 104H16Z', c.bDeep) +
    mirrored(line('M88 84Q100 94 98 108', c.b, 4)),
  details: (c) =>
    line('M50 8V84M26 16Q16 46 18 84M74 16Q84 46 82 84', c.lo, 2, 0.6) +
    fill('M4 72H96V86H4Z', c.b) +
    fill('M8 30Q50 16 92 30L93 37Q50 23 7 37Z', c.b, 0.9) +
    times(
      9,
      (i) =>
        dot(12 + i * 9.6, 79, 2.2, c.hi) +
        dot(14 + i * 9.2, 32 - 4.6 * Math.sin((i * Math.PI) / 8), 1.6, c.hi),
    ) +
    line('M16 56Q18 32 34 20', '#fff', 3.6, 0.7),
  over: (c) =>
    dot(52, 54, 20, '#000', 0.3) +
    dot(50, 52, 20, c.b) +
    dot(50, 52, 14, c.ink) +
    dot(50, 52, 13, c.x) +
    fill('M38 58Q44 50 50 56T63 54Q62 66 50 65Q40 65 38 58Z', c.lamp) +
    line('M50 39V65M37 52H63', c.bDeep, 2.4) +
    times(8, (i) =>
      dot(50 + 17 * Math.cos((i * TAU) / 8), 52 + 17 * Math.sin((i * TAU) / 8), 1.7, c.hi),
    ) +
    line('M41 46Q44 41 50 41', '#fff', 2, 0.9) +
    fill('M42 2H58V12H42Z', c.b),
};

/** A ship's bell with its rope; its value is written across the lip. */
export const shipsBell: Shape = {
  outline: 'M50 10C68 10 74 26 75 46Q77 68 94 78V86H6V78Q23 68 25 46C26 26 32 10 50 10Z',
  behind: (c) =>
    ring(50, 4, 9, c.a, 5) +
    dot(50, 92, 9, c.b) +
    line('M50 98Q40 104 50 112Q58 116 52 122', c.cream, 4.4),
  details: (c) =>
    fill('M50 10C68 10 74 26 75 46Q77 68 94 78V86H56Q62 46 50 10Z', c.lo, 0.4) +
    fill('M24 48H76V54H24ZM28 30H72V33H28Z', c.b) +
    fill('M6 78H94V86H6Z', c.b) +
    fill(star(50, 66, 4, 9, 3), c.x) +
    line('M34 26Q36 18 44 16M31 60Q30 66 22 74', '#fff', 3.4, 0.8),
};

/** A conger, coiled and showing its teeth. */
export const eel: FreeDrawing = (c) => {
  const body = ribbon(
    [
      [100, 96],
      [70, 104],
      [30, 96],
      [16, 74],
      [40, 62],
      [72, 66],
      [84, 48],
      [66, 34],
      [44, 40],
    ],
    5,
    26,
    34,
  );
  return (
    group('translate(4 5)', fill(body, '#000', 0.28)) +
    fill(body, c.a) +
    line('M84 97Q50 100 28 88Q16 76 40 68Q64 70 84 58Q92 44 72 32', c.x, 3, 0.8) +
    fill('M66 20Q46 12 22 26L-4 30Q-2 36 8 37L26 40L6 46Q10 54 28 54Q50 60 66 48Z', c.a) +
    fill('M8 37L26 40L6 46Q10 54 28 54Q50 60 66 48Q44 48 30 42Z', c.lo, 0.35) +
    fill('M8 37L30 41L10 45L14 41L16 38ZM8 37L12 41L15 37.500L19 41L22 38.500L24 41Z', c.cream) +
    dot(38, 27, 5.4, c.lamp) +
    dot(37, 27, 2.4, c.ink) +
    line('M56 30Q60 36 56 44', c.lo, 2.4, 0.7) +
    line('M24 24Q42 14 60 20', '#fff', 2.4, 0.7) +
    fill('M64 20Q80 14 92 28Q98 40 94 52Q86 34 66 30Z', c.b)
  );
};

/** A can buoy with its lamp lit, heeling in the swell. */
export const buoy: FreeDrawing = (c) =>
  group(
    'rotate(10 50 60)',
    fill('M30 60L42 14H62L76 60Z', '#000', 0.2) +
      line('M28 62L42 14M72 62L58 14M33 44H67M37 30H63M33 44L63 30M67 44L37 30', c.b, 4) +
      fill('M40 2H60V16H40Z', c.ink) +
      fill('M43 4H57V14H43Z', c.lamp) +
      fill('M38-4H62L57 3H43Z', c.b) +
      fill('M60 6L104-6V24Z', c.lamp, 0.3) +
      fill('M40 6L-4-6V24Z', c.lamp, 0.3) +
      fill('M14 60H86L80 92H20Z', c.a) +
      fill('M50 60H86L80 92H50Z', c.lo, 0.3) +
      fill('M16 70H84L82 80H18Z', c.cream) +
      fill('M10 56H90V64H10Z', c.b) +
      line('M22 68L25 86', '#fff', 3, 0.6),
  ) +
  fill('M-4 92Q10 80 26 88Q40 78 54 86Q68 76 82 85Q94 80 106 90Q96 104 50 104Q8 104-4 92Z', c.x) +
  line('M4 91Q14 84 26 92M44 90Q56 82 68 90M82 90Q92 86 98 90', '#fff', 2, 0.8);

/** A lobster pot, netted over hoops, a claw in it. */
export const lobsterPot: Shape = {
  outline: 'M4 88V52C4 22 24 10 50 10C76 10 96 22 96 52V88Z',
  behind: (c) => line('M50 10Q56-8 82-6Q98-4 104 8', c.b, 4) + fill('M-2 86H102V98H-2Z', c.bDeep),
  details: (c) =>
    fill('M10 88V54C10 30 28 18 50 18C72 18 90 30 90 54V88Z', c.ink) +
    fill('M36 88Q28 66 40 54Q36 40 48 34Q46 46 52 50Q58 42 66 40Q70 54 58 62Q66 76 60 88Z', c.x) +
    line('M44 82Q40 68 48 60', '#fff', 2.4, 0.5) +
    times(7, (i) =>
      line(
        `M${n(-20 + i * 18)} 92L${n(28 + i * 18)} 8M${n(120 - i * 18)} 92L${n(72 - i * 18)} 8`,
        c.cream,
        1.5,
        0.75,
      ),
    ),
  over: (c) =>
    line('M34 88V34Q34 14 50 12Q66 14 66 34V88', c.a, 5) +
    line('M6 88V52C6 24 26 12 50 12C74 12 94 24 94 52V88', c.a, 6) +
    fill('M-2 84H102V92H-2Z', c.b) +
    line('M10 54Q12 30 28 20', '#fff', 2.4, 0.7),
};

/** A scallop, its ribs fanning out. */
export const scallop: Shape = {
  outline:
    'M40 90L4 50Q-2 40 6 32Q8 20 20 18Q26 6 38 10Q50 0 62 10Q74 6 80 18Q92 20 94 32Q102 40 96 50L60 90L66 100H34Z',
  details: (c) =>
    range(7)
      .map((i) => -TAU / 4 + (i - 3) * 0.27)
      .map(
        (a) =>
          line(`M${polar(50, 92, 14, a)}L${polar(50, 92, 84, a)}`, c.lo, 2.6, 0.6) +
          line(
            `M${polar(51.5, 92, 20, a + 0.05)}L${polar(51.5, 92, 76, a + 0.05)}`,
            '#fff',
            2,
            0.5,
          ),
      )
      .join('') +
    line('M14 44Q50 22 86 44M26 62Q50 46 74 62', c.x, 4, 0.6) +
    fill('M34 92H66V102H34Z', c.b),
};

/** A starfish, beaded along its arms. */
export const starfish: FreeDrawing = (c) =>
  times(5, (i) =>
    group(
      `rotate(${i * 72 + 8} 50 54)`,
      fill('M40 56Q44 24 52 2Q58-2 62 4Q66 30 66 58Z', '#000', 0.24) +
        fill('M34 54Q40 22 46 2Q50-4 54 2Q60 22 66 54Z', c.a) +
        fill('M50 54V-2Q53 0 54 2Q60 22 66 54Z', c.lo, 0.32) +
        times(
          5,
          (k) =>
            dot(50, 8 + k * 8.5, 2 + k * 0.5, c.b) + dot(49.3, 7.3 + k * 8.5, 0.8, '#fff', 0.8),
        ),
    ),
  ) +
  dot(50, 54, 14, c.a) +
  dot(50, 54, 7, c.x) +
  dot(48, 52, 2.4, '#fff', 0.8);

/** Kelp, its blades on the current. */
export const kelp: FreeDrawing = (c) =>
  [-1, 1]
    .map((side) =>
      times(4, (i) => {
        const y = 88 - i * 22;
        const x = 50 + side * (46 - i * 5);
        return (
          fill(
            `M50 ${y}Q${n(50 + side * 14)} ${y - 26} ${n(x)} ${y - 24}Q${n(50 + side * 34)} ${y + 2} 50 ${y + 4}Z`,
            side < 0 ? c.a : c.b,
          ) +
          line(
            `M50 ${y + 1}Q${n(50 + side * 22)} ${y - 12} ${n(x - side * 5)} ${y - 21}`,
            c.hi,
            1.3,
            0.6,
          ) +
          dot(50 + side * 5, y, 4.6, c.x)
        );
      }),
    )
    .join('') +
  line('M50 106Q44 70 52 44T50-4', c.bDeep, 5.5) +
  line('M49 100Q44 70 51 44', c.hi, 1.4, 0.6) +
  fill('M50 16Q40-2 52-14Q62 0 50 16Z', c.a);
