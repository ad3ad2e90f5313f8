import type { FreeDrawing } from '../game.ts';
import { ellipse, mirrored, n, polar, star, TAU, times } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, group, line, ring } from '../svg.ts';

const hexagon = (x: number, y: number, r: number): string => star(x, y, 6, r);

/** The vault: a six-sided door off its hinge, honey running over the sill. */
export const vault: FreeDrawing = (c) =>
  fill(hexagon(54, 55, 52), '#000', 0.35) +
  fill(hexagon(50, 50, 52), c.ink) +
  fill(hexagon(50, 50, 49), c.a) +
  fill(hexagon(50, 50, 40), c.ink) +
  fill(hexagon(50, 50, 37), c.b) +
  times(6, (i) => {
    const a = (i * TAU) / 6 - TAU / 4;
    return (
      dot(50 + 44.5 * Math.cos(a), 50 + 44.5 * Math.sin(a), 3.6, c.ink) +
      dot(49.5 + 44.5 * Math.cos(a), 49.5 + 44.5 * Math.sin(a), 2.4, c.hi) +
      fill(hexagon(50 + 20 * Math.cos(a + 0.52), 50 + 20 * Math.sin(a + 0.52), 10), c.x, 0.85) +
      line(`M50 50L${polar(50, 50, 27, a)}`, c.ink, 7) +
      line(`M50 50L${polar(50, 50, 27, a)}`, c.a, 4)
    );
  }) +
  dot(50, 50, 13, c.ink) +
  dot(50, 50, 11, c.a) +
  dot(50, 50, 5, c.ink) +
  fill(
    'M22 70C24 84 20 104 26 104C32 104 28 88 34 84C40 82 40 100 45 100C50 100 47 86 52 84C58 84 57 96 61 96C66 96 64 82 78 70Q50 88 22 70Z',
    c.x,
  ) +
  line('M28 78Q27 90 27 98M45 86V94', c.cream, 2.4, 0.9) +
  line('M10 34L12 28L44 9', '#fff', 2.6, 0.7);

/** The planner: a wide brim over her eyes, smoke-grey collar, red lips in the one strip of light. */
export const planner: Shape = {
  outline:
    'M28 26C28 6 40-2 52 0C68-2 76 8 75 24L104 34C98 44 88 47 78 47C80 64 74 76 66 82L96 92L102 104H-2L4 92L36 82C27 76 21 64 22 48C12 47 2 44-4 36Z',
  details: (c) =>
    fill('M22 44H78C80 66 70 82 50 85C30 82 20 66 22 44Z', '#d9a273') +
    fill('M50 44H78C80 66 70 82 50 85Z', '#6b3d24', 0.65) +
    fill('M20 40H82V54Q50 60 20 54Z', c.ink, 0.7) +
    fill('M26 52L46 50V56L26 58Z', '#fff', 0.12) +
    fill('M31 54Q38 50 45 54Q38 58 31 54Z', c.lamp) +
    dot(38, 54, 2.2, c.ink) +
    fill('M50 56L53 67H47Z', '#000', 0.25) +
    fill('M40 73Q45 69 50 72Q55 69 60 73Q50 80 40 73Z', c.red) +
    fill('M-2 104L4 92L34 80Q50 96 66 80L96 92L102 104Z', c.a) +
    fill('M34 80L50 104L30 104L14 90ZM66 80L50 104L70 104L86 90Z', c.bDeep) +
    fill('M44 90L50 84L56 90L50 108Z', c.x) +
    fill('M28 26C28 6 40-2 52 0C68-2 76 8 75 24L104 34C92 48 70 45 50 45C30 45 8 48-4 36Z', c.a) +
    fill('M27 24Q50 34 75 22L76 32Q50 43 27 34Z', c.x) +
    line('M36 8Q42 3 52 5', '#fff', 2.6, 0.45) +
    line('M0 38Q20 44 50 43', c.hi, 1.6, 0.35),
};

/** The car that waits, long and low, its lamps on. */
export const getawayCar: FreeDrawing = (c) =>
  fill('M-14 58L-4 56L-4 72L-20 82Z', c.lamp, 0.35) +
  fill(
    'M-4 64Q-6 54 12 52L24 49Q36 33 48 33H68Q84 34 92 50Q106 52 107 62L105 76H-4Z',
    '#000',
    0.3,
  ) +
  fill('M-6 61Q-7 51 10 49L22 47Q34 30 46 30H68Q83 31 91 47Q106 49 106 60L104 74H-5Z', c.ink) +
  fill(
    'M-3 61Q-4 53 11 52L25 49.500Q36 33.500 47 33H67Q80 34 88 50Q103 52 103 61L101 70H-2Z',
    c.a,
  ) +
  fill('M31 48Q40 37 48 37H54V48ZM58 37H66Q75 38 81 48H58Z', c.ink) +
  fill('M36 47Q42 39 48 39H51L44 47ZM61 39H65L62 47H60Z', c.b, 0.9) +
  fill('M0 60H100V63H-1Z', c.x) +
  line('M4 56Q20 53 36 53', '#fff', 2, 0.65) +
  fill('M-6 55Q-2 50 6 53V62H-5Z', c.lamp) +
  dot(0, 57, 2.4, '#fff') +
  fill('M97 54H103V60H97Z', c.red) +
  fill('M-5 66H10V71H-4ZM90 66H103V71H90Z', c.hi) +
  [20, 80]
    .map(
      (x) =>
        fill(`M${x - 18} 70A18 18 0 0 1 ${x + 18} 70Z`, c.ink) +
        dot(x, 73, 12.5, c.ink) +
        dot(x, 73, 8.5, c.hi) +
        dot(x, 73, 5.5, c.ink) +
        dot(x, 73, 2.2, c.hi),
    )
    .join('');

/** A jar sealed with wax, gold to the neck. */
export const honeyJar: Shape = {
  outline: 'M26 18H74V28C90 34 94 46 94 62C94 84 86 98 72 98H28C14 98 6 84 6 62C6 46 10 34 26 28Z',
  behind: (c) =>
    fill('M22-2H78V20H22Z', c.ink) +
    fill('M24 0H76V18H24Z', c.bDeep) +
    times(9, (i) => line(`M${28 + i * 5.5} 2V17`, c.ink, 1.6, 0.6)),
  details: (c) =>
    fill('M26 18H74V28H26Z', c.b, 0.5) +
    fill('M4 44Q26 36 50 42T96 40V100H4Z', c.x) +
    fill('M4 44Q26 36 50 42T96 40V46Q74 46 50 48T4 50Z', c.lamp, 0.9) +
    dot(30, 80, 5, c.lamp, 0.5) +
    dot(72, 84, 3.6, c.lamp, 0.5) +
    dot(78, 70, 2.4, c.lamp, 0.6),
  over: (c) =>
    fill(hexagon(52, 68, 21), c.ink) +
    fill(hexagon(52, 68, 18.5), c.cream) +
    fill(hexagon(52, 68, 14), c.ink) +
    fill(hexagon(52, 68, 11.5), c.x) +
    line('M17 44Q13 56 16 76', '#fff', 5, 0.85) +
    fill('M22-2H78V3H22Z', '#fff', 0.3),
};

/** A bar of comb, cast like bullion and stamped. */
export const combBar: FreeDrawing = (c) =>
  fill('M14 40L32 22H92L102 66L86 88H6Z', '#000', 0.3) +
  fill('M10 38L30 18H90L100 62L84 86H2Z', c.ink) +
  fill('M13 40L31 21H88L78 40Z', c.hi) +
  fill('M13 42H78L83 83H5Z', c.a) +
  fill('M80 41L89 24L97 61L85 81Z', c.b) +
  [
    [30, 56],
    [47, 56],
    [64, 56],
    [38.5, 71],
    [55.5, 71],
  ]
    .map(
      ([x = 0, y = 0]) =>
        fill(hexagon(x, y, 9), c.bDeep) +
        fill(hexagon(x, y + 1, 7), c.x) +
        dot(x - 2, y - 1.5, 1.5, '#fff', 0.9),
    )
    .join('') +
  line('M18 44H74', '#fff', 2, 0.7) +
  line('M36 24H82', '#fff', 2, 0.6);

/** A beekeeper's hat and veil, worn as a mask. */
export const veil: Shape = {
  outline:
    'M50 4C70 4 76 14 78 26C92 28 102 34 102 40C102 46 94 48 84 50L90 92Q70 104 50 104Q30 104 10 92L16 50C6 48-2 46-2 40C-2 34 8 28 22 26C24 14 30 4 50 4Z',
  details: (c) =>
    fill('M16 46H84L90 92Q70 104 50 104Q30 104 10 92Z', c.b) +
    fill('M22 50H78V82Q50 92 22 82Z', c.ink) +
    times(9, (i) => line(`M${24 + i * 6.5} 50V88`, c.bDeep, 1.1, 0.9)) +
    times(6, (i) =>
      line(`M20 ${54 + i * 6}Q50 ${62 + i * 6} 80 ${54 + i * 6}`, c.bDeep, 1.1, 0.9),
    ) +
    mirrored(fill('M56 62Q64 57 72 61Q66 69 58 67Z', c.lamp)) +
    fill('M-2 40C4 30 20 27 50 27S96 30 102 40C96 52 70 50 50 50S4 52-2 40Z', c.a) +
    fill('M22 26Q50 36 78 26L79 33Q50 42 21 33Z', c.ink) +
    line('M32 12Q40 7 50 7', '#fff', 3, 0.7) +
    line('M2 40Q20 33 44 32', '#fff', 1.8, 0.5),
};

/** The smoker, its bellows drawn, one curl going up. */
export const smoker: FreeDrawing = (c) =>
  line('M28-4Q14-14 24-22', c.cream, 6, 0.35) +
  line('M30 0Q18-8 26-14Q36-20 30-26', c.cream, 5, 0.5) +
  fill('M66 34H100V98H66Z', '#000', 0.3) +
  fill('M64 32H74V98H64Z', c.bDeep) +
  fill('M74 34L88 40V90L74 96Z', c.ink) +
  times(4, (i) => line(`M75 ${46 + i * 12}H88`, c.red, 3, 0.9)) +
  fill('M88 32H99V98H88Z', c.bDeep) +
  fill('M89 34H93V96H89Z', '#fff', 0.25) +
  fill('M10 40H64V98Q37 106 10 98Z', c.ink) +
  fill('M13 42H61V96Q37 102 13 96Z', c.a) +
  fill('M13 42H24V97Q18 97 13 96Z', '#fff', 0.45) +
  fill('M46 42H61V96Q54 99 46 99Z', c.lo, 0.5) +
  fill('M10 52H64V58H10ZM10 84H64V90H10Z', c.ink, 0.8) +
  fill('M10 40Q12 16 28 8L22-4L36-6L42 4Q62 14 64 40Z', c.ink) +
  fill('M14 39Q16 20 31 11L27-1L34-2L39 8Q58 17 60 39Z', c.b) +
  fill('M14 39Q16 20 31 11L34 11Q24 22 24 39Z', '#fff', 0.5) +
  [63, 71, 79].map((y) => dot(37, y, 3.4, c.x)).join('');

/** A torch throwing its cone. */
export const torch: FreeDrawing = (c) =>
  group(
    'rotate(-38 50 50)',
    fill('M62 27L94 12V88L62 73Z', c.lamp, 0.28) +
      fill('M62 36L90 26V74L62 64Z', c.cream, 0.4) +
      fill('M-14 38H40V66H-14Z', '#000', 0.3) +
      fill('M-16 36H40V64H-16Z', c.ink) +
      fill('M-13 39H40V61H-13Z', c.a) +
      fill('M-13 41H40V47H-13Z', '#fff', 0.4) +
      times(7, (i) => line(`M${-8 + i * 5} 39V61`, c.ink, 1.8, 0.6)) +
      fill('M38 34L54 24H66V76H54L38 66Z', c.ink) +
      fill('M40 36L55 27H62V73H55L40 64Z', c.b) +
      fill('M62 27H68V73H62Z', c.lamp) +
      fill('M40 36L55 27H58L44 40Z', '#fff', 0.6) +
      fill('M20 31H32V39H20Z', c.x),
  );

/** Three picks and a tension bar on their ring. */
export const picklocks: FreeDrawing = (c) =>
  ring(50, 14, 14, c.ink, 9) +
  ring(50, 14, 14, c.b, 5.5) +
  (
    [
      [-30, 'M47 26H53V84Q53 96 62 92L66 98Q48 108 47 88Z'],
      [0, 'M46.500 26H53.500V86L60 92L50 106L44 98L47 92Z'],
      [30, 'M47 26H53V80L60 84L53 88L60 93L53 98V102H47Z'],
    ] as const
  )
    .map(([turn, d]) =>
      group(
        `rotate(${turn} 50 14)`,
        line(d, c.ink, 5) +
          fill(d, c.a) +
          line('M49 30V80', '#fff', 1.6, 0.7) +
          fill('M43 34H57V56H43Z', c.ink) +
          fill('M45 36H55V54H45Z', c.x),
      ),
    )
    .join('') +
  line('M40 6Q44 1 52 1', '#fff', 2, 0.8);

/** A drop of honey that hangs, `length` long. */
export const drip = (x: number, y: number, w: number, length: number): string =>
  `M${n(x - w)} ${n(y)}Q${n(x - w * 0.4)} ${n(y + w * 0.4)} ${n(x - w * 0.42)} ${n(y + length - w * 0.6)}a${n(w * 0.42)} ${n(w * 0.5)} 0 0 0 ${n(w * 0.84)} 0Q${n(x + w * 0.4)} ${n(y + w * 0.4)} ${n(x + w)} ${n(y)}Z`;

/** The moon's pool of light on a table, for the hero to stand in. */
export const pool = (x: number, y: number, w: number, color: string): string =>
  fill(ellipse(x, y, w, w * 0.22), color, 0.5) + fill(ellipse(x, y, w * 0.7, w * 0.14), color, 0.6);
