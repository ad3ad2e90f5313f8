import type { FreeDrawing } from '../game.ts';
import { circle, mirrored, polar, range, sector, TAU, times } from '../geometry.ts';
import type { Ink, Shape } from '../shape.ts';
import { dot, fill, group, line } from '../svg.ts';

/** A facet of folded paper: its colour and, laid over it, how far it is turned from the light. */
const facet = (d: string, color: string, shade = 0, light = false): string =>
  fill(d, color) + (shade > 0 ? fill(d, light ? '#fff' : '#2a0508', shade) : '');

const face = (c: Ink): string =>
  facet('M62 22L86-4L94 28L80 36Z', c.a, 0.14) +
  fill('M70 20L84 6L88 28L79 32Z', c.ink) +
  facet('M50 10L64 20L80 36L62 43L50 36Z', c.a, 0.2, true) +
  facet('M80 36L94 28L102 54L96 52Z', c.a, 0.3) +
  facet('M62 43L80 36L96 52L76 58L61 52Z', c.a, 0.06) +
  facet('M50 36L62 43L61 60L50 62Z', c.a, 0.4, true) +
  facet('M61 52L76 58L72 76L62 60Z', c.a, 0.24) +
  facet('M76 58L96 52L102 54L101 76L80 86L72 76Z', c.b) +
  fill('M76 58L80 86L72 76Z', '#2a0508', 0.16) +
  facet('M50 62L61 60L72 76L60 88L50 84Z', c.b, 0.3, true) +
  facet('M50 84L60 88L72 76L80 86L66 102L50 106Z', c.b, 0.14) +
  fill('M50 62L60.500 60L50 73Z', c.x) +
  fill('M50 84L61 88L72 77L63 93L50 91Z', c.ink) +
  fill('M57 88L62 88L60 95Z', '#fff') +
  fill('M59 53L80 44L77 55L66 58Z', c.ink) +
  fill('M62 53.500L78 47L75.500 54L67 56.500Z', c.lamp) +
  fill('M68 51L73 49L72 55.500L69 56Z', c.ink) +
  fill('M51 12L55 26L51 34ZM59 18L61 31L55 34ZM70 27L68 37L62 38ZM80 37L74 43L68 43Z', c.ink) +
  fill('M102 56L84 60L102 63ZM102 67L83 69L101 74ZM97 32L86 41L99 41Z', c.ink) +
  line('M62 43L50 36M62 43L80 36M61 60L72 76M76 58L96 52', '#fff', 0.9, 0.5);

/** A tiger folded from paper; every facet catches the light for itself. */
export const tigerMask: FreeDrawing = (c) =>
  group(
    'translate(5 6)',
    mirrored(fill('M50 10L64 20L86-4L94 28L102 54L101 76L80 86L66 102L50 106Z', '#000', 0.3)),
  ) + mirrored(face(c));

/** A scroll of writing, half unrolled. */
export const scroll: FreeDrawing = (c) =>
  group('translate(4 5)', fill('M16 6H84V94H16Z', '#000', 0.28)) +
  fill('M18 8H82V92H18Z', c.b) +
  fill('M18 8H32V92H18Z', c.lo, 0.2) +
  fill('M26 16H74V84H26Z', c.cream) +
  dot(60, 34, 9, c.x) +
  fill('M28 74L42 44L50 58L58 48L72 74Z', c.ink) +
  fill('M42 44L50 58L44 60L38 54Z', c.cream, 0.5) +
  line('M30 80H52M40 66L34 74', c.ink, 2.6, 0.7) +
  fill('M62 76H70V83H62Z', c.x) +
  [4, 92]
    .map(
      (y) =>
        fill(`M6 ${y - 6}H94V${y + 8}H6Z`, c.a) +
        fill(`M6 ${y + 3}H94V${y + 8}H6Z`, c.lo, 0.5) +
        line(`M12 ${y - 2}H88`, c.hi, 2, 0.7),
    )
    .join('') +
  mirrored(fill('M92-4H102V10H92ZM92 88H102V102H92Z', c.ink) + dot(97, 3, 2.4, c.lamp));

/** A folded crane, its neck high. */
export const paperCrane: FreeDrawing = (c) =>
  group(
    'translate(4 5)',
    fill('M-4 14L40 56L22 4L58 50L100-6L74 58L104 84L54 78L30 98L34 66Z', '#000', 0.26),
  ) +
  facet('M58 52L100-8L72 60Z', c.a, 0.26) +
  facet('M72 60L104 82L54 76Z', c.b, 0.18) +
  facet('M72 60L104 82L78 54Z', c.a, 0.1) +
  facet('M-6 12L42 56L34 68Z', c.b) +
  facet('M-6 12L10 16L20 36Z', c.x) +
  facet('M42 56L18 2L58 52L54 78Z', c.a, 0.28, true) +
  facet('M42 56L54 78L28 98L34 68Z', c.a, 0.12) +
  facet('M58 52L72 60L54 78Z', c.a) +
  facet('M18 2L58 52L48 54Z', c.b, 0.4, true) +
  line('M42 56L54 78L58 52M72 60L54 78', '#fff', 1, 0.6);

/** A fan spread wide, a sun painted over its folds. */
export const foldingFan: FreeDrawing = (c) => {
  const from = TAU * 0.555;
  const step = (TAU * 0.39) / 10;
  return (
    fill(sector(54, 92, 10, 96, from, from + step * 10), '#000', 0.28) +
    times(10, (i) =>
      facet(
        sector(50, 88, 34, 94, from + step * i, from + step * (i + 1) + 0.01),
        c.a,
        i % 2 ? 0.22 : 0.1,
        i % 2 === 0,
      ),
    ) +
    fill(circle(50, 30, 20), c.x) +
    fill('M-14 44Q12 32 30 46T66 42T114 40L108 52Q76 54 60 52T24 56T-8 54Z', c.cream, 0.85) +
    times(10, (i) =>
      fill(
        sector(50, 88, 34, 94, from + step * i, from + step * (i + 0.46)),
        '#000',
        i % 2 ? 0.12 : 0,
      ),
    ) +
    times(11, (i) => line(`M50 88L${polar(50, 88, 36, from + step * i)}`, c.b, 3.2)) +
    line(
      `M50 88L${polar(50, 88, 95, from)}M50 88L${polar(50, 88, 95, from + step * 10)}`,
      c.bDeep,
      4,
    ) +
    dot(50, 88, 6, c.lamp) +
    dot(50, 88, 2.6, c.ink)
  );
};

/** A loaded brush and the stroke it has drawn. */
export const inkBrush: FreeDrawing = (c) =>
  fill('M-2 82Q14 62 40 74T92 70Q104 72 102 82Q92 92 70 88Q50 98 26 92Q6 98-2 82Z', c.ink, 0.92) +
  line('M6 84Q24 74 44 82M60 82Q76 78 90 80', c.cream, 1.4, 0.3) +
  group(
    'rotate(38 50 50)',
    fill('M46-14H62V50H46Z', '#000', 0.28) +
      fill('M43-18H57V46H43Z', c.a) +
      fill('M51-18H57V46H51Z', c.lo, 0.5) +
      fill('M43-18H57V-8H43ZM43 4H57V9H43Z', c.b) +
      fill('M40 44H60V58H40Z', c.b) +
      fill('M40 54H60V58H40Z', c.bDeep) +
      fill('M40 58H60Q64 74 50 98Q36 74 40 58Z', c.cream) +
      fill('M37.500 68Q50 76 62 68Q60 82 50 98Q40 82 37.500 68Z', c.ink) +
      line('M46-14V42', '#fff', 1.8, 0.6),
  );

/** A red kite on its line, two tails. */
export const redKite: FreeDrawing = (c) =>
  line('M58 84Q36 92 46 104Q54 110 44 118', c.b, 4) +
  group('translate(4 5)', fill('M56-8L98 32L58 86L8 38Z', '#000', 0.28)) +
  facet('M56-8L98 32L53 34Z', c.a) +
  facet('M56-8L8 38L53 34Z', c.a, 0.24, true) +
  facet('M8 38L58 86L53 34Z', c.a, 0.12) +
  facet('M98 32L58 86L53 34Z', c.a, 0.3) +
  fill(circle(53, 34, 15), c.b) +
  fill(circle(53, 34, 9), c.x) +
  line('M56-8L58 86M8 38L98 32', c.ink, 2.4) +
  fill('M58 86L40 92L44 102ZM58 86L76 90L74 101Z', c.b) +
  line('M20 36L52 4', '#fff', 2, 0.7);

/** A boat folded from a written page. */
export const foldedBoat: FreeDrawing = (c) =>
  group('translate(4 5)', fill('M-4 46L28 52L50 8L72 52L104 46L80 88H20Z', '#000', 0.28)) +
  facet('M50 6L50 62L22 58Z', c.a, 0.3, true) +
  facet('M50 6L78 58L50 62Z', c.a, 0.16) +
  facet('M-4 44L50 62L50 86H20Z', c.a) +
  facet('M104 44L50 62L50 86H80Z', c.a, 0.26) +
  facet('M-4 44L34 48L50 62Z', c.b) +
  facet('M104 44L66 48L50 62Z', c.b, 0.2) +
  line('M14 60L42 69M18 67L44 76M24 75L44 81', c.ink, 1.6, 0.4) +
  fill('M-4 92L12 84L28 92L44 84L60 92L76 84L92 92L104 86V100H-4Z', c.x) +
  line('M-2 91L12 84L28 92L44 84L60 92L76 84L92 92', '#fff', 1.6, 0.7);

/** Shears with round bows, their blades open. */
export const shears: FreeDrawing = (c) => {
  const half =
    fill('M49 50L74-6Q80-2 78 6L58 58Z', c.a) +
    fill('M54 51L76-2Q79 0 78 6L58 58Z', c.lo, 0.4) +
    line('M53 46L73 2', '#fff', 1.4, 0.8);
  const bow = (x: number): string =>
    `<ellipse cx="${x + 3}" cy="83" rx="16" ry="18" fill="none" stroke="#000" stroke-width="8" opacity=".25"/>` +
    `<ellipse cx="${x}" cy="80" rx="16" ry="18" fill="none" stroke="${c.b}" stroke-width="8"/>` +
    line(`M${x - 13} 72Q${x - 9} 62 ${x} 62`, '#fff', 1.8, 0.7);
  return (
    group('translate(3 4)', mirrored(fill('M49 50L74-6Q80-2 78 6L58 58Z', '#000', 0.26))) +
    mirrored(half) +
    fill('M44 48L56 48L66 66L58 70L50 58L42 70L34 66Z', c.b) +
    bow(26) +
    bow(74) +
    dot(50, 50, 5.5, c.lamp) +
    line('M47 50H53', c.ink, 1.6)
  );
};

/** A stone seal and the red square it leaves. */
export const seal: Shape = {
  outline: 'M30 2Q50-8 70 2L76 14L70 26V60H30V26L24 14Z',
  behind: (c) =>
    fill('M16 60H88V104H16Z', c.x) +
    fill('M22 66H82V98H22Z', '#000', 0.12) +
    line('M28 94V72H50V88H38V80H44M56 72V94H76V78H64V86H70', c.cream, 4.2),
  details: (c) =>
    fill('M50-6V60H78V-6Z', c.lo, 0.35) +
    fill('M24 12H76V18H24Z', c.b) +
    fill('M24 50H76V60H24Z', c.b) +
    line('M38 24V46', '#fff', 3, 0.6),
};

/** Three canes of bamboo and their leaves. */
export const bamboo: FreeDrawing = (c) =>
  [
    [26, 8, 0],
    [50, -8, 1],
    [74, 14, 0],
  ]
    .map(
      ([x = 0, y = 0, k = 0]) =>
        fill(`M${x - 5} ${y + 4}H${x + 13}V104H${x - 5}Z`, '#000', 0.24) +
        fill(`M${x - 8} ${y}H${x + 8}V100H${x - 8}Z`, c.a) +
        fill(`M${x + 2} ${y}H${x + 8}V100H${x + 2}Z`, c.lo, 0.4) +
        line(`M${x - 4} ${y + 4}V96`, '#fff', 1.8, 0.6) +
        range(3)
          .map((i) => 24 + i * 26 + k * 8)
          .map((at) => fill(`M${x - 10} ${at}H${x + 10}V${at + 4}H${x - 10}Z`, c.b))
          .join(''),
    )
    .join('') +
  fill('M58 30Q84 16 104 30Q84 38 58 32ZM58 34Q80 40 92 60Q70 54 58 36Z', c.x) +
  fill('M42 58Q18 46-4 60Q16 68 42 60ZM42 62Q22 70 12 90Q34 82 42 64Z', c.x) +
  line('M62 32Q84 24 98 29M38 60Q16 54 4 59', c.hi, 1.2, 0.7);
