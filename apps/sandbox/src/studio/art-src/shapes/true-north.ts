import type { FreeDrawing } from '../game.ts';
import { mirrored, n, polar, range, sector, star, TAU, times } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, group, line, ring } from '../svg.ts';

const needle = (turn: number, red: string, shade: string, pale: string, dusk: string): string =>
  group(
    `rotate(${turn} 50 50)`,
    fill('M53 54L61 55L54 88L51 88Z', '#000', 0.3) +
      fill('M50 9L42 50H50Z', red) +
      fill('M50 9L58 50H50Z', shade) +
      fill('M50 91L42 50H50Z', pale) +
      fill('M50 91L58 50H50Z', dusk),
  );

/** A brass compass: a dark dial, a rose and a red needle that leans. */
export const compass: FreeDrawing = (c) =>
  dot(54, 55, 49, '#000', 0.3) +
  dot(50, 50, 49, c.a) +
  ring(50, 50, 45.5, c.hi, 1.4, 0.8) +
  ring(50, 50, 42, c.lo, 2.4, 0.8) +
  dot(50, 50, 40, c.b) +
  fill(sector(50, 50, 0, 40, TAU * 0.3, TAU * 0.62), c.ink, 0.25) +
  times(24, (i) => {
    const long = i % 6 === 0;
    const a = (i * TAU) / 24;
    return line(
      `M${polar(50, 50, 37, a)}L${polar(50, 50, long ? 29 : 33.5, a)}`,
      c.cream,
      long ? 3.2 : 1.3,
      long ? 1 : 0.7,
    );
  }) +
  fill(star(50, 50, 4, 23, 7), c.a, 0.75) +
  group('rotate(45 50 50)', fill(star(50, 50, 4, 16, 5), c.lo, 0.8)) +
  needle(24, c.x, '#9c1d1f', c.cream, '#b9b3a4') +
  dot(50, 50, 6.5, c.a) +
  dot(48.5, 48.5, 2.2, c.hi) +
  fill('M16 46C18 28 30 17 46 15C34 21 24 32 22 48Z', '#fff', 0.22) +
  line('M8 40Q14 16 38 5', '#fff', 2.6, 0.75);

/** The pole star over the other stars of its wain. */
export const poleStar: Shape = {
  outline: star(50, 48, 4, 52, 12),
  behind: (c) =>
    dot(50, 48, 34, c.x, 0.22) +
    dot(50, 48, 24, c.x, 0.3) +
    group('rotate(45 50 48)', fill(star(50, 48, 4, 34, 9), c.b)),
  details: (c) =>
    fill(
      'M50-4L62 36L50 48ZM102 48L62 60L50 48ZM50 100L38 60L50 48ZM-2 48L38 36L50 48Z',
      c.lo,
      0.4,
    ),
  over: (c) => dot(50, 48, 9, c.cream) + dot(50, 48, 5, '#fff'),
};

/** A sextant: its frame, its arc and the little telescope. */
export const sextant: FreeDrawing = (c) => {
  const frame = `${sector(50, 6, 76, 90, TAU * 0.145, TAU * 0.355)}M44 4L-2 66L8 76L50 22L92 76L102 66L56 4Z`;
  return (
    group('translate(4 5)', fill(frame, '#000', 0.3)) +
    fill(frame, c.a) +
    line('M50 10L14 68M50 10L86 68', c.hi, 1.6, 0.7) +
    line('M24 62Q50 76 76 62', c.b, 5) +
    range(9)
      .map((i) => TAU * (0.16 + i * 0.0225))
      .map((a) => line(`M${polar(50, 6, 82, a)}L${polar(50, 6, 88, a)}`, c.ink, 1.8, 0.8))
      .join('') +
    line('M50 10L62 92', c.ink, 8, 0.5) +
    line('M50 8L61 90', c.b, 5.5) +
    line('M49 12L59 84', '#fff', 1.4, 0.6) +
    group(
      'rotate(-24 30 36)',
      fill('M8 30H50V44H8Z', c.ink) + fill('M8 29H48V42H8Z', c.x) + fill('M44 26H56V45H44Z', c.a),
    ) +
    dot(50, 8, 9, c.b) +
    dot(50, 8, 5.5, c.a) +
    dot(48, 6, 1.8, '#fff')
  );
};

/** A three-master seen from her bow quarter, sails full. */
export const tallShip: FreeDrawing = (c) => {
  const sail = (x: number, y: number, w: number, h: number): string =>
    fill(
      `M${x} ${y}H${x + w}Q${n(x + w * 1.3)} ${n(y + h * 0.6)} ${n(x + w * 1.05)} ${y + h}Q${n(x + w * 0.55)} ${n(y + h * 0.82)} ${n(x + w * 0.05)} ${y + h}Q${n(x + w * 0.28)} ${n(y + h * 0.5)} ${x} ${y}Z`,
      c.b,
    ) +
    fill(
      `M${n(x + w * 0.62)} ${y}H${x + w}Q${n(x + w * 1.3)} ${n(y + h * 0.6)} ${n(x + w * 1.05)} ${y + h}L${n(x + w * 0.8)} ${n(y + h * 0.9)}Q${n(x + w)} ${n(y + h * 0.5)} ${n(x + w * 0.62)} ${y}Z`,
      c.lo,
      0.3,
    );
  return (
    line('M26 84V6M52 84V-4M77 84V10', c.bDeep, 4) +
    line('M78 74L104 52', c.bDeep, 3.4) +
    fill('M80 18L102 52L82 66Q90 44 80 18Z', c.b) +
    sail(14, 12, 20, 20) +
    sail(11, 34, 25, 32) +
    sail(39, 2, 22, 22) +
    sail(36, 26, 28, 40) +
    sail(66, 16, 18, 18) +
    sail(65, 36, 20, 28) +
    fill('M52-6L66-2L52 4Z', c.x) +
    fill('M4 68H96Q94 86 84 96H18Q6 90 4 68Z', '#000', 0.3) +
    fill('M2 66H98L92 72Q92 86 82 94H18Q6 86 2 66Z', c.a) +
    fill('M4 72H92L91 78H6Z', c.x) +
    times(6, (i) => dot(18 + i * 13, 84, 2.2, c.lamp)) +
    fill('M-6 98Q10 86 24 95Q38 86 52 95Q66 86 80 95Q94 88 106 98Q60 106-6 98Z', c.hi, 0.85)
  );
};

/** An albatross on the wind, its wings out of the frame. */
export const albatross: FreeDrawing = (c) =>
  fill(
    'M52 52C30 40 12 20-8 24C6 44 24 62 44 68L30 88L54 80C72 78 84 66 96 60L84 52C96 30 104 14 110-6C88 6 66 30 60 50Z',
    '#000',
    0.28,
  ) +
  fill('M56 50C60 28 82 4 108-10C104 12 94 34 80 54Z', c.b) +
  fill('M80 22C90 8 100 -2 108-10C104 12 94 34 80 54L76 44C82 38 82 30 80 22Z', c.ink, 0.75) +
  fill('M46 54C28 38 12 18-12 20C2 42 22 60 44 68Z', c.b) +
  fill('M-12 20C2 42 22 60 44 68L42 62C26 54 10 40-12 20Z', c.ink, 0.75) +
  fill('M40 66C34 74 28 82 24 90L46 84L52 72Z', c.ink, 0.75) +
  fill('M38 70C40 52 58 46 74 50C80 44 92 46 94 54C92 62 84 66 76 70C66 80 48 82 38 70Z', c.a) +
  fill('M38 70C48 74 64 72 76 70C66 80 48 82 38 70Z', c.lo, 0.4) +
  fill('M90 50L110 58Q108 64 102 63L90 59Z', c.x) +
  line('M92 55L106 60', c.ink, 1, 0.6) +
  dot(86, 52, 2.4, c.ink) +
  fill('M80 49Q86 46 91 49L88 50.500Z', c.ink, 0.5) +
  line('M48 58Q60 52 72 54', '#fff', 2.4, 0.9);

/** An hourglass, the sand still running. */
export const hourglass: FreeDrawing = (c) =>
  group(
    'translate(4 4)',
    fill('M14 0H86V14H14ZM14 88H86V102H14ZM20 12H28V90H20ZM72 12H80V90H72Z', '#000', 0.28),
  ) +
  fill('M27 12H73Q73 34 54 50Q73 66 73 90H27Q27 66 46 50Q27 34 27 12Z', c.b, 0.55) +
  fill('M31 24Q50 30 69 24Q66 36 51 48H49Q34 36 31 24Z', c.x) +
  line('M50 46V84', c.x, 2.2) +
  fill('M30 88Q32 80 50 70Q68 80 70 88Z', c.x) +
  line('M34 16Q35 32 48 44M36 86Q36 70 46 58', '#fff', 3, 0.75) +
  mirrored(fill('M19 10H27V92H19Z', c.a) + line('M21.500 12V90', c.hi, 1.6, 0.8)) +
  fill('M12-2H88V12H12ZM12 88H88V102H12Z', c.a) +
  fill('M12 7H88V12H12ZM12 97H88V102H12Z', c.lo, 0.5) +
  line('M16 2H84M16 92H84', c.hi, 2, 0.8);

/** The fluke of a whale going down. */
export const whaleFluke: Shape = {
  outline:
    'M50 34C40 14 18 6-4 12C2 34 22 46 40 46C44 60 42 76 30 90H72C60 76 56 60 60 46C78 46 98 34 104 12C82 6 60 14 50 34Z',
  details: (c) =>
    fill(
      'M50 34C60 14 82 6 104 12C98 34 78 46 60 46C56 60 60 76 72 90H54C54 70 50 52 50 34Z',
      c.lo,
      0.45,
    ) +
    line('M2 16Q24 18 40 38M10 22Q26 26 38 40', c.hi, 1.8, 0.6) +
    line('M98 16Q78 18 62 38', c.hi, 1.4, 0.4),
  over: (c) =>
    fill(
      'M-4 94Q10 82 26 90Q38 78 52 88Q66 78 78 90Q92 82 106 94Q80 104 50 104Q18 104-4 94Z',
      c.b,
    ) +
    line('M6 93Q18 87 30 94M44 92Q56 86 66 93M80 94Q90 90 98 94', c.hi, 2, 0.9) +
    [
      [22, 74, 3],
      [80, 72, 3.4],
      [12, 66, 2],
      [90, 62, 2.2],
    ]
      .map(([x = 0, y = 0, r = 0]) => dot(x, y, r, c.hi, 0.9))
      .join(''),
};

/** A deck lantern, caged in brass. */
export const shipLantern: FreeDrawing = (c) =>
  ring(50, 4, 11, c.a, 5) +
  fill('M26 24L36 12H64L74 24Z', c.a) +
  fill('M50 12H64L74 24H50Z', c.lo, 0.4) +
  fill('M28 32H80V88H28Z', '#000', 0.25) +
  fill('M25 28H75V84H25Z', c.x) +
  fill('M36 28H64V84H36Z', c.lamp) +
  fill('M50 42Q60 56 56 66Q50 74 44 66Q40 56 50 42Z', '#fff') +
  line('M36 26V86M64 26V86M24 46H76M24 66H76', c.ink, 3.4) +
  fill('M20 22H80V31H20ZM20 82H80V92H20ZM30 92H70L76 102H24Z', c.a) +
  fill('M20 28H80V31H20ZM20 88H80V92H20Z', c.lo, 0.5) +
  line('M24 25H66M24 85H66', c.hi, 1.8, 0.8) +
  line('M29 34V78', '#fff', 2.4, 0.7);

/** Navigator's dividers, open over a scrap of chart. */
export const dividers: FreeDrawing = (c) =>
  fill('M4 66L80 58L98 96L16 104Z', c.b) +
  line('M22 70L30 100M46 67L58 99M68 64L84 96M8 78L86 70M12 90L92 82', c.lo, 1, 0.35) +
  line('M16 96Q40 76 64 86T92 72', c.x, 2.4) +
  fill('M40 24L18 92L14 94L15 89L32 20Z', '#000', 0.3) +
  fill('M46 22L18 88L14 94L14 86L34 16Z', c.a) +
  fill('M54 22L82 88L86 94L86 86L66 16Z', c.a) +
  fill('M60 20L84 87L86 94L86 86L66 16Z', c.lo, 0.45) +
  fill('M18 80L14 94L22 84ZM82 80L86 94L78 84Z', c.ink) +
  dot(50, 14, 19, c.ink, 0.4) +
  dot(50, 12, 19, c.a) +
  ring(50, 12, 13, c.lo, 1.6, 0.7) +
  dot(50, 12, 6, c.x) +
  line('M38 6Q42-2 50-3', '#fff', 2.6, 0.8);

/** An iceberg, most of it under the sea. */
export const iceberg: Shape = {
  outline: 'M30 40L38 12L50-2L58 10L66 6L80 40L102 46L92 66L78 70L64 98L46 102L34 84L14 74L-2 46Z',
  details: (c) =>
    fill('M50-2L58 10L66 6L80 40H54L46 24Z', c.lo, 0.25) +
    fill('M30 40L38 12L50-2L46 24L54 40Z', '#fff', 0.55) +
    fill('M-6 46H106V110H-6Z', c.b) +
    fill('M44 46L56 72L46 102L34 84L14 74L-2 46Z', c.hi, 0.25) +
    fill('M74 46L56 72L64 98L78 70L92 66L102 46Z', c.ink, 0.3),
  over: (c) =>
    fill('M-8 44Q6 38 20 44Q34 38 48 44Q62 38 76 44Q90 38 108 44L106 50H-6Z', c.x) +
    line('M-4 44Q8 40 20 45M48 45Q62 40 74 45', '#fff', 1.8, 0.8),
};
