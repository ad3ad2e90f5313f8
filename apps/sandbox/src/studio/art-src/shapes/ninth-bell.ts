import type { FreeDrawing } from '../game.ts';
import { circle, ellipse, mirrored, n, polar, sector, star, TAU, times } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, group, line, ring } from '../svg.ts';

/** A bell of old bronze, green where the rain runs. */
export const bronzeBell: Shape = {
  outline: 'M40 14H60Q76 22 79 46Q81 68 95 80Q98 88 90 90H10Q2 88 5 80Q19 68 21 46Q24 22 40 14Z',
  behind: (c) =>
    fill('M38 16V6Q38-4 50-4Q62-4 62 6V16H54V6Q50 2 46 6V16Z', c.bDeep) + dot(50, 91, 11, c.bDeep),
  details: (c) =>
    fill('M5 80Q50 92 95 80V92H5Z', c.b) +
    line('M20 54Q50 62 80 54M18 60Q50 68 82 60', c.lo, 1.8, 0.6) +
    line('M27 30Q50 36 73 30', c.lo, 1.8, 0.5) +
    fill('M62 16Q74 24 76 46Q77 60 84 72Q74 66 70 46Q68 28 60 16Z', c.x, 0.75) +
    fill('M24 44Q26 58 18 72Q24 70 30 56Q30 46 28 36Z', c.x, 0.6) +
    times(5, (i) => fill(star(34 + i * 8, 45 + (i % 4 ? 1 : 0), 4, 3.4, 1.4), c.hi, 0.9)) +
    line('M34 24Q30 40 31 52', '#fff', 4, 0.65),
};

/** A rose window, its glass lit. */
export const roseWindow: FreeDrawing = (c) =>
  dot(52, 53, 47, '#000', 0.3) +
  dot(50, 50, 47, c.a) +
  ring(50, 50, 43, c.lo, 1.6, 0.6) +
  dot(50, 50, 39, c.ink) +
  times(8, (i) => {
    const a = (i * TAU) / 8;
    return (
      fill(sector(50, 50, 15, 36, a + 0.07, a + TAU / 8 - 0.07), i % 2 ? c.b : c.x) +
      fill(sector(50, 50, 15, 25, a + 0.07, a + TAU / 8 - 0.07), '#fff', 0.22) +
      dot(50 + 30 * Math.cos(a + TAU / 16), 50 + 30 * Math.sin(a + TAU / 16), 4.6, c.lamp)
    );
  }) +
  dot(50, 50, 14, c.a) +
  times(6, (i) =>
    fill(
      `M50 50Q${polar(50, 50, 13, (i * TAU) / 6 - 0.35)} ${polar(50, 50, 11, (i * TAU) / 6)}Q${polar(50, 50, 13, (i * TAU) / 6 + 0.35)} 50 50Z`,
      c.red,
    ),
  ) +
  dot(50, 50, 4, c.lamp) +
  line('M10 38Q18 18 36 9', '#fff', 2.4, 0.6);

/** The ringer: a grey-haired woman in a scarf, ear turned to the bells. */
export const bellRinger: Shape = {
  outline:
    'M50 6C74 6 86 26 84 48C84 60 80 70 74 78L94 88L100 104H0L6 88L26 78C20 70 16 60 16 48C14 26 26 6 50 6Z',
  details: (c) =>
    fill('M30 40C30 24 70 24 70 40C76 60 66 82 50 84C34 82 24 60 30 40Z', '#d9a583') +
    fill('M50 28C70 26 72 36 70 44C76 62 66 82 50 84Z', '#000', 0.1) +
    fill('M28 48C26 22 74 18 73 46C66 34 56 30 46 32C38 34 32 40 28 48Z', c.cream) +
    line('M32 40Q42 28 62 32', c.lo, 1.6, 0.4) +
    mirrored(
      line('M55 51Q61 47 67 50', c.ink, 2.2) + fill('M56 56Q61 53 66 56Q61 60 56 56Z', c.ink),
    ) +
    fill('M49 56L53 67H46Z', '#000', 0.18) +
    line('M42 73Q50 78 58 73', '#8c3b34', 2.8) +
    line('M36 66Q38 70 40 71M64 66Q62 70 60 71', '#000', 1.2, 0.35) +
    fill('M0 104L6 88L28 76Q50 94 72 76L94 88L100 104Z', c.b) +
    fill('M26 74Q50 92 74 74L80 84Q50 104 20 84Z', c.x) +
    line('M24 80Q50 98 76 80', '#fff', 1.4, 0.5) +
    line('M22 52Q20 24 48 13', '#fff', 2.4, 0.5),
  over: (c) => dot(27, 66, 3, c.lamp) + dot(73, 66, 3, c.lamp),
};

/** A tower clock, one minute to nine. */
export const towerClock: Shape = {
  outline: circle(50, 50, 47),
  details: (c) =>
    dot(50, 50, 39, c.b) +
    dot(50, 50, 24, c.a) +
    ring(50, 50, 38, c.x, 1.8) +
    times(12, (i) =>
      group(
        `rotate(${i * 30} 50 50)`,
        i % 3
          ? fill('M48.600 15H51.400V24H48.600Z', c.x)
          : fill('M45.500 14H48V25H45.500ZM52 14H54.500V25H52Z', c.x),
      ),
    ) +
    group(
      'rotate(-91 50 50)',
      fill('M47.500 56L49 28L50 24L51 28L52.500 56Z', c.x) + dot(50, 31, 4, c.x),
    ) +
    group('rotate(-6 50 50)', fill('M48 60L49 18L50 13L51 18L52 60Z', c.x)) +
    fill(star(50, 50, 8, 7, 4), c.x) +
    line('M13 40Q20 20 38 13', '#fff', 2.6, 0.6),
};

/** A gargoyle that leans out of the wall. */
export const gargoyle: FreeDrawing = (c) =>
  fill('M66 104L70 60L104 52V104Z', c.b) +
  line('M72 72H104M70 88H104M86 56V72M94 72V88M80 88V104', c.bDeep, 1.8, 0.7) +
  fill('M62 34C70 8 92 0 104-2C96 12 104 22 94 30C100 38 92 48 78 52Z', '#000', 0.28) +
  fill('M60 32C68 6 90-2 102-4C94 10 102 20 92 28C98 36 90 46 76 50Z', c.bDeep) +
  line('M64 34Q78 14 98 0M70 40Q82 28 92 27', c.hi, 1.4, 0.4) +
  fill(
    'M80 62C60 74 52 66 44 72C30 78 10 78 2 70C0 62 6 58 12 58L8 52C4 40 12 28 24 24L22 8L34 20C46 16 58 20 64 30C76 34 84 46 80 62Z',
    '#000',
    0.28,
  ) +
  fill(
    'M78 60C58 72 50 64 42 70C28 76 8 76 0 68C-2 60 4 56 10 56L6 50C2 38 10 26 22 22L20 6L32 18C44 14 56 18 62 28C74 32 82 44 78 60Z',
    c.a,
  ) +
  fill('M2 66Q22 60 40 64Q30 72 18 73Q6 72 2 66Z', c.ink) +
  fill('M8 64l3 6l3-6ZM20 62l3 6l3-6ZM31 62l2 5l3-5Z', c.cream) +
  fill('M16 40Q28 34 36 42Q28 50 18 47Z', c.ink) +
  dot(26, 43, 3, c.lamp) +
  line('M12 36Q24 28 38 36', c.lo, 3, 0.8) +
  line('M24 24Q40 18 54 28M44 56Q60 54 70 46', '#fff', 2, 0.45) +
  fill('M56 68Q52 86 60 98L68 96Q64 82 70 66Z', c.a) +
  line('M60 98l-6 6M64 98v7M68 96l5 6', c.lo, 3);

/** A gilded weathercock over its arrow. */
export const weathercock: FreeDrawing = (c) =>
  line('M50 58V104', c.ink, 5) +
  line('M50 58V104', c.bDeep, 3) +
  fill('M14 86.3H86V89.700H14Z', c.b) +
  fill('M86 80L102 88L86 96Z', c.b) +
  fill('M14 82L2 76V100L14 94Z', c.b) +
  dot(50, 88, 5, c.x) +
  fill(
    'M26 16C34 8 44 12 46 24C52 36 62 38 68 28C62 18 66 4 82-4C100 8 104 34 90 50C80 64 58 68 46 62C34 56 30 44 32 34L20 30Z',
    '#000',
    0.28,
  ) +
  fill(
    'M24 14C32 6 42 10 44 22C50 34 60 36 66 26C60 16 64 2 80-6C98 6 102 32 88 48C78 62 56 66 44 60C32 54 28 42 30 32L16 28L26 22Z',
    c.a,
  ) +
  fill('M24 14C22 2 30 2 32 8C34-2 42 0 40 8C46 4 50 12 44 20C38 10 30 10 24 14Z', c.x) +
  fill('M28 30C24 36 26 42 31 42Q34 36 32 30Z', c.x) +
  dot(33, 18, 2.2, c.ink) +
  line('M80-2C70 8 70 20 74 30M90 6C82 14 80 26 80 36M96 20Q90 30 86 40', c.lo, 2, 0.6) +
  line('M40 44Q52 58 72 48M44 52Q54 60 66 56', c.lo, 2, 0.6) +
  line('M34 12Q40 14 41 24Q46 38 58 38', '#fff', 2, 0.7);

/** A raven with a key ring's look in its eye. */
export const raven: FreeDrawing = (c) =>
  fill(
    'M14 24C24 6 50 4 60 22C76 30 90 56 96 96L80 84L74 98L62 84L50 100L44 82C28 74 22 56 26 44C18 40 8 44-4 46C0 34 8 28 14 24Z',
    '#000',
    0.28,
  ) +
  fill(
    'M12 22C22 4 48 2 58 20C74 28 88 54 94 94L78 82L72 96L60 82L48 98L42 80C26 72 20 54 24 42Z',
    c.a,
  ) +
  fill('M14 20C22 22 28 30 26 40C16 36 6 40-6 44C-2 32 6 24 14 20Z', c.ink) +
  line('M0 39Q12 32 24 34', c.hi, 1.4, 0.6) +
  dot(32, 22, 5, c.x) +
  dot(32, 22, 2.6, c.ink) +
  dot(30.5, 20.5, 1.2, '#fff') +
  fill('M44 40C62 40 78 62 84 88L70 78C58 74 46 60 44 40Z', c.b) +
  line('M50 48Q62 60 70 74M56 46Q70 60 78 80', c.hi, 1.4, 0.45) +
  line('M24 12Q36 4 50 14M28 50Q30 64 40 72', '#fff', 2, 0.35) +
  line('M44 92V104M58 90V104M38 104H50M52 104H64', c.x, 3);

/** The key of the tower. */
export const towerKey: FreeDrawing = (c) => {
  const key = (body: string, shift: number, bit: string): string =>
    group(
      `translate(${shift} ${shift})`,
      ring(50, 22, 18, body, 8) +
        fill('M46 38H54V92H46Z', body) +
        fill('M54 68H72V74H64V78H74V90H54Z', bit) +
        dot(50, 50, 6.5, body) +
        dot(50, 44, 5, bit),
    );
  return group(
    'rotate(32 50 50)',
    key('rgba(0,0,0,.28)', 3, 'rgba(0,0,0,.28)') +
      key(c.a, 0, c.a) +
      fill(star(50, 22, 4, 11, 5), c.x) +
      line('M48 42V88', '#fff', 1.6, 0.7) +
      line('M36 16Q40 7 50 6', '#fff', 2, 0.8),
  );
};

/** A candle burnt low in its dish. */
export const candle: Shape = {
  outline: 'M34 40Q34 34 40 34H60Q66 34 66 40V82H34Z',
  behind: (c) =>
    dot(50, 14, 25, c.lamp, 0.22) +
    fill('M50-10C62 6 64 18 58 26Q50 32 42 26C36 16 44 8 50-10Z', c.x) +
    fill('M50 6C56 14 56 22 50 27C44 22 44 14 50 6Z', c.cream) +
    line('M50 24V36', c.ink, 2.4) +
    line('M84 84Q104 82 100 70Q94 62 86 70', c.bDeep, 6) +
    fill(ellipse(50, 92, 46, 11), '#000', 0.28) +
    fill(ellipse(50, 89, 46, 11), c.b) +
    fill(ellipse(50, 86, 36, 7), c.bDeep),
  details: (c) =>
    fill('M34 38Q50 46 66 38V46Q62 60 58 50Q54 44 50 58Q46 70 43 54Q40 46 34 52Z', '#fff', 0.75) +
    line('M40 48V78', '#fff', 3.4, 0.5) +
    fill('M58 40H66V82H58Z', c.lo, 0.3),
  over: (c) => fill(ellipse(50, 83, 18, 4), c.a),
};

/** A bell rope with its woollen grip. */
export const bellRope: FreeDrawing = (c) =>
  line('M50-12V30M50 74V84Q50 100 66 98Q80 94 76 82Q70 74 62 82', '#000', 9, 0.25) +
  fill('M44.500-14H51.500V30H44.500Z', c.b) +
  line('M48 74V84Q48 98 64 96Q78 92 74 80Q68 72 60 80', c.b, 6) +
  times(6, (i) => line(`M45 ${-10 + i * 7}l6 4`, c.bDeep, 1.8, 0.8)) +
  fill('M38 26H60V76H38Z', '#000', 0.28) +
  fill('M36 24Q48 18 60 24V74Q48 80 36 74Z', c.a) +
  times(5, (i) =>
    fill(
      `M36 ${n(30 + i * 10)}L60 ${n(24 + i * 10)}V${n(29 + i * 10)}L36 ${n(35 + i * 10)}Z`,
      i % 2 ? c.cream : c.x,
    ),
  ) +
  line('M41 28V72', '#fff', 2.4, 0.5);
