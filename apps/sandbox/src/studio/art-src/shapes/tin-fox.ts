import type { FreeDrawing } from '../game.ts';
import { ellipse, mirrored, polar, ribbon, star, TAU, times } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, group, line, ring } from '../svg.ts';

const rivets = (points: readonly (readonly [number, number])[], color: string, light: string) =>
  points.map(([x, y]) => dot(x, y, 1.7, color) + dot(x - 0.5, y - 0.5, 0.8, light)).join('');

/** A fox's head in folded sheet metal, seams riveted, lamps for eyes. */
export const fox: Shape = {
  outline:
    'M50 26L64 22L92-4L97 38L88 56L98 66L78 80L60 92L50 103L40 92L22 80L2 66L12 56L3 38L8-4L36 22Z',
  details: (c) =>
    fill('M50 26L64 22L92-4L97 38L78 44L50 34Z', c.x, 0.35) +
    fill('M50 26L50 103L60 92L78 80L98 66L88 56L97 38L92-4L64 22Z', c.lo, 0.3) +
    mirrored(
      fill('M87 8L92 36L78 40L70 26Z', c.ink) +
        fill('M87 8L90 24L76 33L70 26Z', c.bDeep, 0.8) +
        fill('M50 72L66 58L88 56L98 66L78 80L60 92L50 103Z', c.b) +
        fill('M66 58L88 56L98 66L78 80Z', '#fff', 0.25) +
        fill('M60 92L78 80L66 74L50 84Z', c.bDeep, 0.55) +
        fill('M50 34L78 44L66 58L50 72Z', '#fff', 0.12) +
        line('M50 34L78 44L97 38M66 58L78 44M66 58L50 72M66 58L88 56', c.ink, 1.6, 0.75),
    ) +
    line('M50 26V72', c.ink, 1.4, 0.6) +
    rivets(
      [
        [57, 40],
        [64, 42.5],
        [71, 45],
        [43, 40],
        [36, 42.5],
        [29, 45],
        [76, 61],
        [84, 61],
        [24, 61],
        [16, 61],
      ],
      c.ink,
      c.hi,
    ),
  over: (c) =>
    mirrored(
      fill('M60 56L68 48L82 48L74 58Z', c.ink) +
        fill('M64 54.500L69 50H78L72.500 56Z', c.lamp) +
        dot(71, 52.8, 2, '#fff'),
    ) +
    fill('M42 92L50 84L58 92L50 103Z', c.ink) +
    line('M45 91L50 87', '#fff', 1.4, 0.7) +
    line('M12 4L9 34M16 6L34 22', '#fff', 1.8, 0.6),
};

/** A spark jumping between two terminals. */
export const spark: FreeDrawing = (c) =>
  dot(50, 50, 46, c.x, 0.16) +
  fill(star(50, 50, 8, 48, 15), c.ink, 0.5) +
  fill(star(50, 48, 8, 46, 13), c.a) +
  fill(star(50, 48, 8, 30, 9), c.cream) +
  fill('M56 6L30 54H46L38 94L72 40H54Z', c.ink) +
  fill('M55 12L34 52H49L42 84L67 43H51Z', c.b) +
  fill('M55 12L34 52H41L54 18Z', '#fff', 0.6) +
  times(4, (i) =>
    dot(50 + 40 * Math.cos(i * 1.6 + 0.4), 50 + 40 * Math.sin(i * 1.6 + 0.4), 2.6, c.cream),
  );

const cog = (x: number, y: number, teeth: number, r: number): string => {
  let d = '';
  const half = TAU / teeth / 4;
  for (let i = 0; i < teeth; i++) {
    const a = (i * TAU) / teeth;
    d += `${i ? 'L' : 'M'}${polar(x, y, r * 0.82, a - half * 1.3)}L${polar(x, y, r, a - half * 0.8)}L${polar(x, y, r, a + half * 0.8)}L${polar(x, y, r * 0.82, a + half * 1.3)}`;
  }
  return `${d}Z`;
};

/** A movement with its mainspring, the case open. */
export const clockwork: FreeDrawing = (c) =>
  dot(53, 54, 47, '#000', 0.3) +
  dot(50, 50, 47, c.ink) +
  dot(50, 50, 45, c.a) +
  dot(50, 50, 37, c.ink) +
  dot(50, 50, 35, c.bDeep) +
  fill(cog(38, 40, 12, 21), c.a) +
  dot(38, 40, 11, c.ink) +
  dot(38, 40, 8, c.x) +
  fill(cog(66, 62, 10, 17), c.b) +
  dot(66, 62, 6, c.ink) +
  ring(38, 70, 11, c.hi, 2.2) +
  ring(38, 70, 6.5, c.hi, 2) +
  dot(38, 70, 2.5, c.hi) +
  dot(64, 34, 6, c.x) +
  line('M64 34L50 50L66 62', c.hi, 2.6) +
  times(12, (i) =>
    dot(50 + 41 * Math.cos((i * TAU) / 12), 50 + 41 * Math.sin((i * TAU) / 12), 1.8, c.ink),
  ) +
  line('M10 36Q18 16 38 9', '#fff', 3, 0.8) +
  fill('M42-8H58V4H42Z', c.a) +
  line('M46-6V2M50-6V2M54-6V2', c.ink, 1.6);

/** A rose bent from steel petals. */
export const rose: FreeDrawing = (c) =>
  line('M50 60Q54 84 46 108', c.ink, 8) +
  line('M50 60Q54 84 46 108', c.b, 5) +
  fill('M50 84Q68 66 88 74Q78 94 50 92Z', c.ink) +
  fill('M52 86Q68 70 84 76Q74 90 52 90Z', c.b) +
  line('M54 88L78 78', c.bDeep, 2) +
  fill(ellipse(53, 45, 42, 40), '#000', 0.3) +
  times(5, (i) =>
    group(
      `rotate(${i * 72 - 18} 50 40)`,
      fill('M50 40C22 34 20 2 50-4C80 2 78 34 50 40Z', c.ink) +
        fill('M50 38C26 32 24 4 50-1C76 4 74 32 50 38Z', c.a) +
        line('M34 8Q40 1 50 0', '#fff', 2, 0.7),
    ),
  ) +
  times(4, (i) =>
    group(
      `rotate(${i * 90 + 20} 50 40)`,
      fill('M50 40C36 36 34 20 50 16C66 20 64 36 50 40Z', c.ink) +
        fill('M50 39C39 35 37 22 50 19C63 22 61 35 50 39Z', c.x),
    ),
  ) +
  dot(50, 40, 8, c.ink) +
  line('M50 45A5 5 0 1 1 55 40', c.a, 3);

/** A winding key, its bow two wings. */
export const key: FreeDrawing = (c) => {
  const wing = 'M52 34C66 40 96 40 98 20C98 0 66-8 52 16Z';
  return group(
    'rotate(24 50 50)',
    fill('M42 44H62V104H42Z', '#000', 0.3) +
      mirrored(
        fill(wing, c.ink) +
          fill('M54 32C68 37 93 37 94.500 20C94.500 4 68-3 54 18Z', c.a) +
          fill(ellipse(78, 20, 9, 8), c.ink) +
          line('M58 14Q70 2 84 6', '#fff', 2.4, 0.8),
      ) +
      fill('M38 12H62V40H38Z', c.ink) +
      fill('M41 15H59V38H41Z', c.x) +
      fill('M40 38H60V104H40Z', c.ink) +
      fill('M43 40H57V101H43Z', c.b) +
      fill('M43 40H47V101H43Z', '#fff', 0.5) +
      fill('M36 52H64V62H36Z', c.ink) +
      fill('M38.500 54H61.500V60H38.500Z', c.a) +
      fill('M45 86H55V101H45Z', c.ink),
  );
};

/** A gauge with its needle in the red. */
export const gauge: Shape = {
  outline: 'M50 2A44 44 0 0 1 62 88V94H72V104H28V94H38V88A44 44 0 0 1 50 2Z',
  details: (c) =>
    dot(50, 46, 36, c.ink) +
    dot(50, 46, 33, c.cream) +
    fill('M50 46L74 22A33 33 0 0 1 83 50Z', c.red) +
    times(9, (i) => {
      const a = Math.PI * 0.8 + (i * Math.PI * 1.4) / 8;
      return line(`M${polar(50, 46, 30, a)}L${polar(50, 46, i % 2 ? 26 : 23, a)}`, c.ink, 2.2);
    }) +
    fill('M28 94H72V104H28Z', c.lo, 0.6),
  over: (c) =>
    line('M42 52L71 32', c.ink, 4) +
    dot(50, 46, 5.5, c.ink) +
    dot(49, 45, 2.2, c.x) +
    fill('M26 30Q34 16 50 16L36 62Q22 50 26 30Z', '#fff', 0.35),
};

/** A coil spring under load. */
export const spring: FreeDrawing = (c) =>
  group(
    'rotate(14 50 50)',
    fill('M18-2H82V10H18ZM18 92H82V104H18Z', c.ink) +
      fill('M20 0H80V8H20ZM20 94H80V102H20Z', c.b) +
      times(5, (i) => {
        const y = 20 + i * 16;
        return (
          line(`M26 ${y - 3}Q50 ${y - 14} 74 ${y - 9}`, c.bDeep, 7) +
          fill(
            ribbon(
              [
                [22, y - 2],
                [36, y + 8],
                [60, y + 6],
                [78, y - 6],
              ],
              12,
              12,
            ),
            c.ink,
          ) +
          fill(
            ribbon(
              [
                [23, y - 2],
                [37, y + 7],
                [60, y + 5],
                [77, y - 6],
              ],
              8.5,
              8.5,
            ),
            c.a,
          ) +
          line(`M30 ${y + 2}Q44 ${y + 6} 60 ${y + 1}`, '#fff', 2, 0.7)
        );
      }),
  );

/** One wheel with eight teeth. */
export const gear: FreeDrawing = (c) =>
  group('translate(4 5)', fill(cog(50, 50, 8, 50), '#000', 0.3)) +
  fill(cog(50, 50, 8, 50), c.ink) +
  fill(cog(50, 50, 8, 47), c.a) +
  ring(50, 50, 27, c.lo, 3, 0.7) +
  times(4, (i) => group(`rotate(${i * 90 + 45} 50 50)`, fill(ellipse(50, 31, 5, 7), c.ink))) +
  dot(50, 50, 14, c.ink) +
  dot(50, 50, 11, c.b) +
  fill('M46 34H54V44H46Z', c.b) +
  line('M20 34Q28 20 42 15', '#fff', 3.4, 0.8);

/** A valve's glass bulb on its brass foot, the filament lit. */
export const lamp: FreeDrawing = (c) =>
  dot(50, 36, 46, c.x, 0.14) +
  fill('M50-4C72-4 80 14 78 32C76 46 68 52 66 66H34C32 52 24 46 22 32C20 14 28-4 50-4Z', c.ink) +
  fill('M50-1C69-1 77 15 75 31C73 45 65 52 63 65H37C35 52 27 45 25 31C23 15 31-1 50-1Z', c.b) +
  dot(50, 34, 17, c.lamp, 0.55) +
  line('M42 64V46L38 30L46 40L50 24L54 40L62 30L58 46V64', c.lamp, 4) +
  line('M42 64V46L38 30L46 40L50 24L54 40L62 30L58 46V64', '#fff', 1.6) +
  line('M32 20Q36 8 48 5', '#fff', 4, 0.85) +
  fill('M32 66H68V88H32Z', c.ink) +
  fill('M34 67H66V87H34Z', c.a) +
  line('M34 73H66M34 80H66', c.lo, 2.4) +
  fill('M38 88H62L58 98H42Z', c.ink) +
  line('M38 68V86', '#fff', 2.4, 0.7);
