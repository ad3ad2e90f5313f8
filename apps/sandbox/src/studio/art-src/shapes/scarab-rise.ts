import { oklch } from '../color.ts';
import type { FreeDrawing } from '../game.ts';
import { ellipse, mirrored, n, polar, star, TAU, times } from '../geometry.ts';
import type { Ink, Shape } from '../shape.ts';
import { dot, fill, line, ring } from '../svg.ts';

/** A winged scarab lifting the sun; the hero of the thumbnails. */
export const scarab: Shape = {
  outline: 'M50 36C66 36 74 50 74 64C74 82 64 97 50 97C36 97 26 82 26 64C26 50 34 36 50 36Z',
  behind: (c) =>
    mirrored(
      fill('M46 44C30 4 4 6 2 34C0 58 22 74 42 66Z', c.b) +
        fill('M44 50C30 16 10 18 5 36Q10 26 20 30Q34 36 44 56Z', c.x, 0.8) +
        line(
          'M43 50C30 22 14 20 8 36M43 56C30 34 16 34 9 48M43 61C32 46 20 48 15 58',
          c.hi,
          1.4,
          0.65,
        ) +
        line('M30 74Q18 78 16 92M34 84Q28 90 28 98', c.bDeep, 4),
    ),
  details: (c) =>
    line('M50 50V97M27 58Q50 46 73 58', c.ink, 1.8, 0.8) +
    fill('M36 40Q38 24 50 24Q62 24 64 40Q50 46 36 40Z', c.bDeep) +
    line('M34 70Q36 84 44 91', '#fff', 2.4, 0.6),
  over: (c) =>
    fill('M36 40Q38 26 50 26Q62 26 64 40Q50 47 36 40Z', c.bDeep) +
    dot(50, 13, 13.5, c.ink, 0.25) +
    dot(50, 12, 12.5, oklch(0.68, 0.2, 38)) +
    dot(47, 9, 6, '#fff', 0.35) +
    line('M40 30Q36 22 41 16M60 30Q64 22 59 16', c.bDeep, 3.4),
};

export const goldenScarab: Shape = {
  outline: 'M50 26C74 26 86 44 86 62C86 84 70 98 50 98C30 98 14 84 14 62C14 44 26 26 50 26Z',
  behind: (c) =>
    mirrored(line('M22 50Q6 44 4 26L12 20M16 66Q2 68-2 84M24 84Q12 88 10 102', c.bDeep, 5.5)) +
    dot(50, 8, 13, c.x) +
    dot(46.5, 4.5, 5, '#fff', 0.4),
  details: (c) =>
    fill('M50 46V98C30 98 14 84 14 62Q14 54 18 48Q34 40 50 46Z', c.b, 0.9) +
    fill('M50 46V98C70 98 86 84 86 62Q86 54 82 48Q66 40 50 46Z', c.b, 0.9) +
    fill('M50 46V98C70 98 86 84 86 62Q86 54 82 48Q66 40 50 46Z', c.ink, 0.18) +
    line('M50 46V98M16 52Q50 36 84 52', c.a, 3.4) +
    line('M28 56Q26 76 40 92M72 56Q74 76 60 92', c.a, 2.4, 0.9) +
    line('M24 58Q23 72 32 84', '#fff', 3, 0.5),
  over: (c) =>
    fill('M32 32Q34 14 50 14Q66 14 68 32Q50 40 32 32Z', c.a) +
    fill('M32 32Q34 14 50 14Q44 24 44 35Q38 35 32 32Z', '#fff', 0.4) +
    dot(40, 26, 2.6, c.ink) +
    dot(60, 26, 2.6, c.ink),
};

export const sunDisc: FreeDrawing = (c) => {
  const feather = (i: number): string => {
    const reach = 50 - i * 5;
    const y = 40 + i * 7;
    return (
      fill(
        `M${50 - 8} ${y - 2}Q${50 - reach * 0.5} ${y - 10} ${50 - reach - 2} ${n(y - 18 + i * 6)}Q${50 - reach + 4} ${y + 6} ${50 - 8} ${y + 6}Z`,
        i % 2 ? c.b : c.x,
      ) +
      line(
        `M42 ${y}Q${50 - reach * 0.5} ${y - 7} ${50 - reach} ${n(y - 16 + i * 6)}`,
        c.hi,
        1.2,
        0.7,
      )
    );
  };
  return (
    times(20, (i) =>
      fill(
        `M${polar(50, 50, 30, (i * TAU) / 20 - 0.08)}L${polar(50, 50, i % 2 ? 48 : 42, (i * TAU) / 20)}L${polar(50, 50, 30, (i * TAU) / 20 + 0.08)}Z`,
        c.lamp,
        0.75,
      ),
    ) +
    mirrored(times(4, feather)) +
    mirrored(line('M42 70Q28 76 30 90Q36 96 40 88', c.b, 4)) +
    dot(52, 53, 25, '#000', 0.25) +
    dot(50, 50, 25, c.a) +
    ring(50, 50, 21, c.lo, 1.6, 0.5) +
    dot(50, 50, 13, oklch(0.68, 0.2, 40)) +
    dot(46, 45, 5, '#fff', 0.5) +
    line('M30 44Q34 30 48 28', '#fff', 2.6, 0.8)
  );
};

const mask = (c: Ink): string =>
  mirrored(
    fill('M28 50Q37 42 46 50Q37 56 28 50Z', '#fff') +
      dot(37.5, 49.6, 3.6, c.ink) +
      line('M26 50Q37 40 47 50', c.ink, 2.6) +
      line('M28 50L18 54', c.ink, 2.4) +
      line('M26 42Q36 34 46 40', c.b, 3),
  ) +
  fill('M46 50L43 62Q50 67 57 62L54 50Z', c.lo, 0.35) +
  fill('M40 71Q50 66 60 71Q50 79 40 71Z', c.lo, 0.7);

export const funeralMask: Shape = {
  outline:
    'M50 6C78 6 88 22 92 44L98 92Q84 98 72 96L66 84Q58 90 50 90Q42 90 34 84L28 96Q16 98 2 92L8 44C12 22 22 6 50 6Z',
  behind: (c) =>
    fill('M43 84H57L55 106Q50 110 45 106Z', c.b) +
    line('M44 90H56M44.5 96H55.5M45 102H55', c.hi, 1.6, 0.7),
  details: (c) =>
    times(8, (i) =>
      mirrored(
        fill(
          `M${-4 + i * 1.4} ${24 + i * 10}L30 ${n(20 + i * 9.4)}V${n(25 + i * 9.4)}L${-4 + i * 1.4} ${30 + i * 10}Z`,
          c.b,
        ),
      ),
    ) +
    fill('M16 26Q50 6 84 26L80 34Q50 18 20 34Z', c.b) +
    fill('M22 40Q50 20 78 40C80 60 76 80 50 88C24 80 20 60 22 40Z', c.a) +
    mask(c) +
    fill('M60 30Q74 34 78 42C80 60 76 78 58 86Q72 60 60 30Z', c.lo, 0.2),
  over: (c) =>
    line('M50 26V12Q50 2 58 0Q64 2 60 8', c.x, 4) +
    fill('M42 14q4-10 6 4l-2 10Z', c.x) +
    dot(59, 3, 1.4, c.ink),
};

export const jackalGuard: Shape = {
  outline:
    'M40 30L34-4Q46 8 50 24Q60 6 70-2L66 32C76 42 78 56 76 70L90 84L94 101H20L26 82Q34 74 34 66C26 68 10 70 2 66Q-2 60 4 56L26 46Q30 36 40 30Z',
  details: (c) =>
    fill('M66 32C76 42 78 56 76 70L90 84L94 101H60Q44 70 52 44Z', c.b) +
    times(5, (i) =>
      fill(
        `M${52 - i * 1.2} ${46 + i * 11}L${76 + i * 3} ${48 + i * 11}V${53 + i * 11}L${52 - i * 1.2} ${51 + i * 11}Z`,
        c.x,
      ),
    ) +
    fill('M20 101L25 84Q42 96 60 84L64 101Z', c.x) +
    line('M22 92Q42 104 62 92', c.b, 3) +
    fill('M32 48Q40 42 46 48Q40 53 32 48Z', c.lamp) +
    dot(39.5, 47.8, 2.2, c.ink) +
    line('M30 48Q40 40 48 48L54 46', c.x, 2) +
    fill('M38 4Q46 12 48 28L42 30ZM66 4L60 30L54 28Q58 14 66 4Z', c.lo, 0.6) +
    fill(ellipse(3.5, 60, 3, 3), c.x, 0.9) +
    line('M6 66Q18 66 28 60', c.hi, 1.6, 0.6) +
    line('M14 54L28 47', '#fff', 2, 0.35),
};

export const sacredEye: FreeDrawing = (c) => {
  const body =
    'M4 44Q30 12 66 20Q86 26 98 40Q80 32 62 62Q40 70 4 44ZM6 26Q40-4 94 24L96 32Q44 6 8 36ZM40 64L50 66L52 98H42ZM60 62Q60 84 84 84Q96 82 92 72Q88 66 82 72Q84 74 83 77Q70 76 68 58Z';
  return (
    fill(body, '#000', 0.35).replace('/>', ' transform="translate(3 4)"/>') +
    fill(body, c.a) +
    fill('M14 44Q34 24 62 30Q76 34 82 38Q70 40 58 54Q36 60 14 44Z', c.hi) +
    dot(48, 42, 14, c.b) +
    dot(48, 42, 7.5, c.ink) +
    dot(44, 38, 3, '#fff') +
    line('M8 34Q42 6 94 30', c.hi, 1.6, 0.7) +
    line('M44 68L46 96', c.hi, 1.6, 0.7)
  );
};

export const ankh: Shape = {
  outline:
    'M50 2C66 2 76 14 74 26C72 36 64 42 60 48H90V64H60L64 99H36L40 64H10V48H40C36 42 28 36 26 26C24 14 34 2 50 2ZM50 14C42 14 37 20 38 26C40 34 47 38 50 44C53 38 60 34 62 26C63 20 58 14 50 14Z',
  details: (c) =>
    fill('M10 54H90V58H10ZM48 66H52V99H48Z', c.b) +
    line('M32 24Q33 12 44 7M14 51H38M43 68L40 94', '#fff', 2.2, 0.7),
  over: (c) => fill(star(50, 56, 4, 9, 6), c.x) + fill('M50 47L58 56H42Z', '#fff', 0.4),
};

export const canopicJar: Shape = {
  outline: 'M24 42H76C90 48 92 60 86 74C82 84 76 90 74 98H26C24 90 18 84 14 74C8 60 10 48 24 42Z',
  behind: (c) =>
    fill('M30 44L32 26L24-8Q38-2 43 14H57Q62-2 76-8L68 26L70 44Z', c.bDeep) +
    fill('M28-2Q37 4 40 18L35 24ZM72-2Q63 4 60 18L65 24Z', c.x, 0.8) +
    fill('M34 22Q50 10 66 22L58 40Q50 50 42 40Z', c.b) +
    fill('M45 38Q50 34 55 38L50 45Z', c.ink) +
    mirrored(fill('M37 24Q42 20 46 26Q41 29 37 24Z', c.lamp) + dot(42, 24.6, 1.5, c.ink)),
  details: (c) =>
    fill('M10 42H90V51H10Z', c.x) +
    line('M14 46.5H86', c.lo, 2, 0.5) +
    fill('M18 88H82V98H18Z', c.x) +
    line('M50 58V82M40 64H60', c.bDeep, 3, 0.8) +
    fill('M44 70q6-6 12 0q-6 5-12 0Z', c.bDeep, 0.8) +
    line('M32 58V82M68 58V82', c.bDeep, 1.8, 0.6) +
    fill('M76 42C90 48 92 60 86 74C82 84 76 90 74 98H60Q78 70 70 42Z', c.lo, 0.3) +
    line('M20 58Q20 70 27 82', '#fff', 3, 0.7),
};

const leaf = (angle: number, length: number, color: string): string =>
  `<path transform="translate(50 74) rotate(${angle})" d="M0 0C${n(-length * 0.2)} ${n(-length * 0.4)} ${n(-length * 0.13)} ${n(-length * 0.8)} 0 ${-length}C${n(length * 0.13)} ${n(-length * 0.8)} ${n(length * 0.2)} ${n(-length * 0.4)} 0 0Z" fill="${color}"/>`;

export const blueLotus: FreeDrawing = (c) =>
  line('M50 72Q46 90 52 104', c.leaf, 6) +
  [-72, 72, -54, 54].map((a) => leaf(a, 50, c.bDeep)).join('') +
  [-62, 62, -38, 38].map((a, i) => leaf(a, 58 + i * 2, c.b)).join('') +
  [-46, 46, -22, 22].map((a, i) => leaf(a, 60 + i * 3, c.a)).join('') +
  leaf(0, 74, c.b) +
  [-12, 12].map((a) => leaf(a, 62, c.a)).join('') +
  [-5, 5].map((a) => leaf(a, 38, c.lamp)).join('') +
  fill('M34 72Q50 62 66 72Q60 84 50 84Q40 84 34 72Z', c.leaf) +
  line('M34 54L40 34M66 54L60 34M50 40V20', '#fff', 1.6, 0.6);

export const papyrus: Shape = {
  outline: 'M18 14H82V88H18Z',
  behind: (c) => fill('M8 4H92V18H8Z', c.b) + fill('M4 2H12V20H4ZM88 2H96V20H88Z', c.x),
  details: (c) =>
    fill('M18 14H82V26H18Z', c.lo, 0.28) +
    line('M26 14V88M38 14V88M62 14V88M74 14V88', c.lo, 1, 0.2) +
    line('M28 34h10M28 34v8h10M46 32q6 0 6 6t-6 6q-6 0-6-6t6-6M60 32l6 12l6-12', c.ink, 2.4, 0.75) +
    fill('M28 54q8-8 16 0q-8 6-16 0Z', c.ink, 0.75) +
    line('M52 50v12M52 56h8M66 50q8 6 0 12', c.ink, 2.4, 0.75) +
    line('M28 72h12M28 78h8M48 70l6 10h-12ZM64 70v10M70 70v10', c.ink, 2.4, 0.75),
  over: (c) =>
    fill('M6 84H94V97H6Z', '#000', 0.25) +
    fill('M8 82H92V95H8Z', c.b) +
    fill('M8 82H92V86H8Z', '#fff', 0.4) +
    fill('M4 80H12V97H4ZM88 80H96V97H88Z', c.x) +
    fill('M46 78H54V100H46Z', c.red),
};

export const clayTablet: Shape = {
  outline: 'M16 8Q50-2 84 8L92 40L88 62L94 92Q50 102 6 92L10 60L6 34Z',
  details: (c) => {
    const wedge = (x: number, y: number, turn: number): string =>
      `<path transform="translate(${x} ${y}) rotate(${turn})" d="M-4-3H4L.8 10H-.8Z" fill="${c.ink}" opacity=".62"/>`;
    return (
      line('M14 30Q50 24 88 30M12 54Q50 50 88 54M12 76Q50 74 90 76', c.lo, 1.6, 0.55) +
      times(6, (i) => wedge(22 + i * 11.5, 16, i % 2 ? -70 : 0)) +
      times(6, (i) => wedge(20 + i * 12, 38, i % 3 ? 0 : -80)) +
      times(6, (i) => wedge(22 + i * 11.5, 61, i % 2 ? 0 : -45)) +
      times(5, (i) => wedge(24 + i * 13, 82, i % 2 ? -80 : 0)) +
      line('M92 40L78 46L84 54L72 60', c.ink, 1.8, 0.6) +
      fill('M92 40L78 46L84 54L72 60L88 62Z', c.lo, 0.3)
    );
  },
};
