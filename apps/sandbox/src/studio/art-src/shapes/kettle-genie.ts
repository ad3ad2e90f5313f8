import type { FreeDrawing } from '../game.ts';
import { circle, ellipse, mirrored, n, polar, ribbon, star, TAU, times } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, group, line, ring } from '../svg.ts';

/** A genie of steam, arms folded, thinning into a plume; gold at wrists and ears. */
export const genie: FreeDrawing = (c) =>
  fill(
    ribbon(
      [
        [50, 60],
        [62, 78],
        [44, 90],
        [30, 98],
        [20, 114],
      ],
      40,
      4,
      22,
    ),
    c.b,
  ) +
  line('M60 74Q62 84 48 90Q36 96 28 106M48 74Q54 82 42 88', c.hi, 1.8, 0.6) +
  group(
    'translate(4 4)',
    fill(
      'M50 40C70 38 88 42 92 58C94 70 84 76 70 74H30C16 76 6 70 8 58C12 42 30 38 50 40Z',
      '#000',
      0.25,
    ),
  ) +
  fill(
    'M50 38C70 36 90 40 94 56C96 70 84 78 68 74L62 82H38L32 74C16 78 4 70 6 56C10 40 30 36 50 38Z',
    c.a,
  ) +
  fill(
    'M50 40C66 38 80 40 88 50Q70 46 60 52Q50 56 40 52Q30 46 12 50C20 40 34 38 50 40Z',
    c.hi,
    0.35,
  ) +
  fill('M12 62Q40 50 76 62Q86 66 84 74Q56 66 22 74Q10 72 12 62Z', c.a) +
  fill('M88 60Q60 74 26 66Q18 70 20 78Q56 86 86 74Q94 68 88 60Z', c.a) +
  line(
    'M12 62Q40 50 76 62Q86 66 84 74Q60 68 40 69M88 60Q74 65 60 69M26 66Q18 70 20 78Q56 86 86 74',
    c.lo,
    2.2,
    0.7,
  ) +
  fill('M18 60L28 58L30 76L20 78ZM72 58L82 60L80 78L70 76Z', c.x) +
  fill('M43 30H57V42Q50 48 43 42Z', c.lo, 0.7) +
  fill('M50-2C62-2 67 8 66 20C65 32 58 41 50 41C42 41 35 32 34 20C33 8 38-2 50-2Z', c.a) +
  fill('M50-2C62-2 67 8 66 20C65 32 58 41 50 41Z', c.lo, 0.35) +
  fill('M44-1Q40-18 54-22Q48-12 58-12Q54-6 56-1Z', c.b) +
  fill('M34 12Q36-6 50-5Q64-6 66 12Q58 3 50 3Q42 3 34 12Z', c.b) +
  fill('M46 2L50-3L54 2L50 8Z', c.x) +
  mirrored(
    fill('M53 17Q58 12 64 14L63 17Q58 16 54 19Z', c.ink) +
      fill('M54 20Q58 18 62 20Q58 23 54 22Z', c.lamp) +
      dot(67, 25, 3, c.x),
  ) +
  fill('M50 18L53 28H47Z', c.hi, 0.4) +
  line('M45 33Q50 31 55 33', c.ink, 2) +
  fill('M46 37L50 46L54 37Q50 39 46 37Z', c.b);

/** A tall copper kettle with a curved spout. */
export const kettle: Shape = {
  outline: 'M34 32C20 40 12 54 14 70C16 84 24 92 34 96H70C80 92 88 84 90 70C92 54 84 40 70 32Z',
  behind: (c) =>
    fill('M86 66Q104 62 100 40Q98 24 112 18L116 28Q110 32 110 44Q112 74 88 82Z', c.a) +
    line('M90 72Q106 66 104 44', c.hi, 2, 0.7) +
    line('M26 44Q-6 38-4 62Q-2 84 20 82', c.ink, 8) +
    line('M26 44Q-6 38-4 62Q-2 84 20 82', c.b, 5.5) +
    line('M112 14Q104 4 114-4Q122-12 114-22', c.cream, 4, 0.6),
  details: (c) =>
    fill('M12 62H92V74H12Z', c.b) +
    times(8, (i) => fill(star(17 + i * 10, 68, 4, 5, 2.4), i % 2 ? c.x : c.lamp)) +
    fill('M52 32V62H92V74H52V98H90V30Z', c.lo, 0.25) +
    line('M26 48Q22 56 22 60M24 78Q28 88 36 92', '#fff', 3.4, 0.7),
  over: (c) =>
    fill('M30 34Q52 20 74 34L70 40Q52 32 34 40Z', c.b) +
    fill('M36 30Q38 14 52 10Q66 14 68 30Q52 22 36 30Z', c.a) +
    fill('M46 10Q48 2 52-6Q56 2 58 10Z', c.b) +
    dot(52, -6, 4, c.x) +
    fill('M26 94H78L82 102H22Z', c.b),
};

/** A carpet in the air, its corners lifting. */
export const carpet: FreeDrawing = (c) => {
  const cloth = 'M-4 44Q20 20 44 34T104 20L92 74Q66 92 46 76T8 92Z';
  return (
    group('translate(4 7)', fill(cloth, '#000', 0.28)) +
    fill(cloth, c.a) +
    fill('M4 48Q24 28 44 42T96 30L86 68Q64 84 46 68T14 82Z', c.b) +
    fill('M12 52Q26 36 44 50T88 40L81 64Q62 76 46 60T19 74Z', c.a) +
    fill('M50 44L62 56L48 66L36 54Z', c.x) +
    fill('M50 50L56 56L48 61L42 55Z', c.lamp) +
    times(
      6,
      (i) =>
        line(`M${n(-4 + i * 2.4)} ${n(46 + i * 9.2)}l-9 4`, c.cream, 2.4) +
        line(`M${n(103 - i * 2.2)} ${n(24 + i * 10)}l9-5`, c.cream, 2.4),
    ) +
    line('M2 42Q22 24 44 36T100 24', '#fff', 2, 0.6)
  );
};

/** A ring with a great cut ruby. */
export const rubyRing: FreeDrawing = (c) =>
  ring(54, 68, 32, '#000', 10, 0.26) +
  ring(50, 64, 32, c.ink, 12) +
  ring(50, 64, 32, c.a, 9) +
  line('M22 54Q18 72 28 84', '#fff', 2.4, 0.7) +
  fill('M26 38L36 30H64L74 38L60 48H40Z', c.a) +
  fill('M30-8H70L86 10L50 46L14 10Z', c.ink) +
  fill('M31-6H69L83 10L50 42L17 10Z', c.b) +
  fill('M31-6L38 10H17ZM69-6L62 10H83Z', '#fff', 0.28) +
  fill('M31-6H69L62 10H38Z', '#fff', 0.42) +
  fill('M38 10H62L50 42Z', '#fff', 0.12) +
  fill('M62 10H83L50 42Z', '#000', 0.28) +
  fill(star(28, 0, 4, 9, 2), '#fff', 0.95) +
  fill('M22 8L30 16L24 26L14 12ZM78 8L70 16L76 26L86 12Z', c.a);

/** Black tea in a tulip glass, on its saucer. */
export const teaGlass: FreeDrawing = (c) =>
  line('M40 8Q34-2 42-8T40-24M58 10Q52 0 60-6T58-20', c.cream, 3, 0.6) +
  fill(ellipse(52, 96, 44, 9), '#000', 0.28) +
  fill(ellipse(50, 92, 46, 10), c.a) +
  fill(ellipse(50, 90, 36, 6.5), c.lo, 0.35) +
  fill('M28 16H72Q72 34 62 46Q74 62 66 88H34Q26 62 38 46Q28 34 28 16Z', c.hi, 0.55) +
  fill('M30 26H70Q69 36 60 46Q70 62 63 85H37Q30 62 40 46Q31 36 30 26Z', c.x) +
  fill('M50 26H70Q69 36 60 46Q70 62 63 85H50Z', '#000', 0.22) +
  fill(ellipse(50, 26, 20, 4), c.lamp, 0.8) +
  line('M35 30Q36 38 43 46Q36 60 40 80', '#fff', 2.8, 0.75) +
  fill('M29 17H71V22H29ZM39 44H61V48H39Z', c.a) +
  fill('M76 74L96 78L92 92L74 88Z', c.cream) +
  fill('M76 74L96 78L94 82L76 79Z', '#fff', 0.8);

/** A pomegranate broken open. */
export const pomegranate: Shape = {
  outline:
    'M42 8L36-6L46-2L52-10L58-2L68-6L64 8C86 12 98 32 96 54C94 80 74 98 50 98C26 98 6 80 4 54C2 32 18 12 42 8Z',
  details: (c) =>
    fill('M34 30C50 22 78 30 82 52C84 74 64 88 46 84C28 80 22 66 24 52C26 42 28 34 34 30Z', c.b) +
    times(17, (i) => {
      const a = i * 2.4;
      const r = 4.4 * Math.sqrt(i);
      const x = 52 + r * 1.35 * Math.cos(a);
      const y = 56 + r * 1.3 * Math.sin(a);
      return (
        dot(x, y, 5.2, '#5c0a22') +
        dot(x - 0.5, y - 0.6, 4.4, c.x) +
        dot(x - 1.8, y - 2, 1.3, '#fff', 0.85)
      );
    }) +
    line('M14 46Q18 26 32 18', '#fff', 3.4, 0.7),
};

/** Three leaves of mint, veined and toothed. */
export const mint: FreeDrawing = (c) => {
  const leaf = (turn: number, x: number, y: number, k: number, color: string): string =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${k})`,
      fill(
        'M3 4Q-22-6-20-26L-14-28L-17-38L-8-42L-6-52L3-62L10-50L16-42L22-38L18-28L24-22Q20-6 3 4Z',
        '#000',
        0.25,
      ) +
        fill(
          'M0 0Q-25-10-23-30L-17-32L-20-42L-11-46L-9-56L0-66L9-56L11-46L20-42L17-32L23-30Q25-10 0 0Z',
          color,
        ) +
        fill('M0 0V-66L9-56L11-46L20-42L17-32L23-30Q25-10 0 0Z', c.lo, 0.3) +
        line('M0 0V-58M0-12L-15-24M0-12L15-24M0-26L-12-38M0-26L12-38', c.hi, 1.6, 0.7),
    );
  return (
    line('M50 66Q48 86 56 106', c.bDeep, 5) +
    leaf(-62, 48, 68, 0.86, c.b) +
    leaf(62, 52, 68, 0.86, c.b) +
    leaf(0, 50, 72, 1.16, c.a)
  );
};

/** Star anise: eight pods round a heart, a seed in each. */
export const starAnise: FreeDrawing = (c) =>
  times(8, (i) =>
    group(
      `rotate(${i * 45 + 12} 50 50)`,
      fill('M52 48Q36 30 48 6L53 2L59 8Q66 30 54 50Z', '#000', 0.22) +
        fill('M50 48Q34 28 46 3L50-2L55 3Q66 28 50 48Z', c.a) +
        fill('M50 48V0L55 3Q66 28 50 48Z', c.lo, 0.4) +
        fill('M50 34Q42 24 50 10Q58 24 50 34Z', c.ink) +
        fill(ellipse(50, 23, 4, 7), c.x) +
        dot(49, 20, 1.4, '#fff', 0.8),
    ),
  ) +
  dot(50, 50, 8, c.b) +
  dot(49, 49, 3.4, c.hi, 0.8);

/** Sticks of cinnamon, tied. */
export const cinnamon: FreeDrawing = (c) =>
  [
    [-20, 30, 4],
    [14, 72, 2],
    [-3, 50, -6],
  ]
    .map(([turn = 0, x = 0, y = 0]) =>
      group(
        `rotate(${turn} 50 54)`,
        fill(`M${x - 8} ${y + 4}H${x + 16}V106H${x - 8}Z`, '#000', 0.22) +
          fill(`M${x - 12} ${y}H${x + 12}V102H${x - 12}Z`, c.a) +
          fill(`M${x + 3} ${y}H${x + 12}V102H${x + 3}Z`, c.lo, 0.4) +
          line(`M${x - 7} ${y + 8}V98M${x - 2} ${y + 4}V100`, c.hi, 1.4, 0.5) +
          fill(ellipse(x, y, 12, 5), c.b) +
          line(`M${x - 9} ${y}Q${x - 4} ${y - 4} ${x} ${y}T${x + 8} ${y}`, c.bDeep, 2.2) +
          fill(ellipse(x, 102, 12, 4), c.bDeep),
      ),
    )
    .join('') +
  fill('M14 56Q50 68 86 56L88 68Q50 80 12 68Z', c.x) +
  fill('M50 66Q34 50 30 62Q34 74 50 68Q66 50 72 62Q66 76 50 68Z', c.x) +
  dot(50, 67, 4.5, c.x);

/** Glowing coals in a small brazier. */
export const ember: FreeDrawing = (c) =>
  fill('M50-14Q72 8 66 26Q80 20 78 6Q94 26 84 46H16Q6 24 28 8Q28 22 38 26Q32 4 50-14Z', c.x) +
  fill('M50 8Q62 22 58 34Q68 32 68 24Q74 38 68 48H32Q26 34 36 24Q38 34 44 34Q42 20 50 8Z', c.lamp) +
  [
    [26, 46, 11],
    [48, 42, 13],
    [72, 46, 12],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        fill(star(x, y, 6, r, r * 0.82), c.ink) +
        fill(star(x, y + 1, 6, r * 0.6, r * 0.4), c.red) +
        fill(circle(x - 2, y - 1, r * 0.22), c.lamp),
    )
    .join('') +
  fill('M10 54H98Q96 80 72 86H36Q12 80 10 54Z', '#000', 0.28) +
  fill('M4 48H96Q94 76 70 82H30Q6 76 4 48Z', c.a) +
  fill('M50 48H96Q94 76 70 82H50Z', c.lo, 0.35) +
  fill('M0 46H100V54H0Z', c.b) +
  times(7, (i) =>
    fill(
      `M${polar(16 + i * 11.5, 66, 5, -TAU / 4)}L${n(20 + i * 11.5)} 66L${n(16 + i * 11.5)} 71L${n(12 + i * 11.5)} 66Z`,
      c.ink,
      0.8,
    ),
  ) +
  line('M32 80L22 104M68 80L78 104M50 82V102', c.b, 5);
