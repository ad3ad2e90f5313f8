import { oklch } from '../color.ts';
import type { FreeDrawing } from '../game.ts';
import { circle, ellipse, n, polar, ribbon, sector, TAU, times } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, line, ring } from '../svg.ts';

export const redMoon: Shape = {
  outline: circle(50, 50, 42),
  details: (c) =>
    fill(circle(40, 38, 26), '#fff', 0.14) +
    fill(
      'M0 58H44q6 0 6 4.5t-6 4.5H0ZM100 66H58q-6 0-6 4t6 4h42ZM0 76H30q5 0 5 3.5t-5 3.5H0Z',
      c.ink,
      0.55,
    ) +
    line('M16 40Q22 20 42 14', '#fff', 3, 0.6),
  over: (c) =>
    fill('M-2 60H26q5 0 5 4t-5 4H-2q-4-4 0-8ZM102 68H76q-5 0-5 4t5 4h26q4-4 0-8Z', c.cream, 0.95) +
    fill('M60 24C74 18 84 22 94 12C90 30 76 34 62 32Z', c.ink, 0.85),
};

export const templeGate: Shape = {
  outline:
    'M2 14Q50 26 98 14L100 26Q88 29 80 30V44H90V53H80L84 97H70L68 53H32L30 97H16L20 53H10V44H20V30Q12 29 0 26ZM33 31V44H67V31Z',
  behind: (c) => fill('M-2 6Q50 20 102 6L99 17Q50 28 1 17Z', c.ink),
  details: (c) =>
    fill('M14 84H34V98H14ZM66 84H86V98H66Z', c.ink, 0.85) +
    line('M4 20Q50 31 96 20M12 47H88', '#fff', 1.6, 0.5),
  over: (c) =>
    fill('M43 26H57V50H43Z', c.ink) +
    fill('M45.5 29H54.5V47H45.5Z', c.x) +
    line('M20 57Q50 68 80 57', c.cream, 3) +
    [34, 50, 66]
      .map((x) => fill(`M${x - 2.5} ${x === 50 ? 62 : 60}l5 4l-5 4l5 4l-4 5`, c.cream))
      .join(''),
};

export const ronin: Shape = {
  outline:
    'M50 4C62 14 92 38 100 52Q76 58 74 57C75 66 71 72 66 76L92 88L96 100H4L8 88L34 76C29 72 25 66 26 57Q24 58 0 52C8 38 38 14 50 4Z',
  behind: (c) =>
    line('M84 8L62 70', c.ink, 6) +
    line('M86 2L80 20', c.x, 4.5) +
    fill('M74 17l12 4l-1.5 4l-12-4Z', c.x),
  details: (c) =>
    fill('M26 52H74C75 66 66 80 50 82C34 80 25 66 26 52Z', oklch(0.68, 0.08, 55)) +
    fill('M24 52H76V62Q50 68 24 62Z', c.ink, 0.8) +
    fill('M50 66l4 8h-7Z', c.ink, 0.25) +
    line('M43 77Q50 75 57 77', c.ink, 1.8) +
    fill('M38 80Q50 86 62 80Q60 84 50 86Q40 84 38 80Z', c.ink, 0.4) +
    fill('M4 100L8 88L34 76L50 100ZM96 100L92 88L66 76L50 100Z', c.b) +
    line('M34 76L52 102M66 76L48 102', c.cream, 4) +
    fill('M50 4C62 14 92 38 100 52Q50 64 0 52C8 38 38 14 50 4Z', c.a) +
    line('M50 6L14 50M50 6L34 55M50 6L50 57M50 6L66 55M50 6L86 50', c.lo, 1.3, 0.55) +
    line('M24 36Q50 44 76 36M12 46Q50 56 88 46', c.lo, 1.3, 0.55),
};

export const warFan: FreeDrawing = (c) => {
  const ribs = 10;
  const from = -Math.PI * 0.94;
  const step = (Math.PI * 0.88) / ribs;
  const at = (i: number): number => from + i * step;
  return (
    fill(sector(51, 86, 22, 76, at(0), at(ribs)), '#000', 0.3) +
    times(
      ribs,
      (i) =>
        fill(
          `M${polar(50, 84, 22, at(i))}L${polar(50, 84, 76, at(i))}L${polar(50, 84, 73, at(i + 0.5))}L${polar(50, 84, 76, at(i + 1))}L${polar(50, 84, 22, at(i + 1))}Z`,
          c.a,
        ) +
        fill(
          `M${polar(50, 84, 22, at(i + 0.5))}L${polar(50, 84, 73, at(i + 0.5))}L${polar(50, 84, 76, at(i + 1))}L${polar(50, 84, 22, at(i + 1))}Z`,
          c.ink,
          0.16,
        ),
    ) +
    dot(50, 38, 18, c.x) +
    fill('M50 20a18 18 0 0 1 0 36Z', c.ink, 0.14) +
    times(ribs + 1, (i) => line(`M50 84L${polar(50, 84, 27, at(i))}`, c.bDeep, 2.6)) +
    line(`M50 86L${polar(50, 84, 77, at(0))}M50 86L${polar(50, 84, 77, at(ribs))}`, c.ink, 5) +
    dot(50, 85, 5, c.b) +
    line('M50 90Q46 98 52 104', c.red, 3)
  );
};

export const sakeFlask: Shape = {
  outline:
    'M30 4H52V10L49 24C50 36 68 44 68 66C68 84 60 96 41 97C22 96 14 84 14 66C14 44 32 36 33 24L30 10Z',
  behind: (c) =>
    fill('M62 72H98L93 97H67Z', '#000', 0.3) +
    fill('M60 70H96L91 96H65Z', c.a) +
    fill(ellipse(78, 70, 18, 4.5), c.lo) +
    fill(ellipse(78, 71, 14, 3), c.hi, 0.8) +
    fill('M84 74H95L91 96H80Z', c.ink, 0.2),
  details: (c) =>
    fill('M14 60H68V82H14Z', c.b) +
    line('M20 78Q26 64 34 72Q38 62 46 70Q54 64 62 76', c.cream, 2.6) +
    dot(52, 67, 4, c.x) +
    line('M22 62Q24 48 34 42', '#fff', 3.4, 0.7),
  over: (c) =>
    line('M32 24H50', c.red, 4.5) +
    line('M48 26Q56 34 54 44', c.red, 2.6) +
    fill(ellipse(41, 5, 11, 3), c.lo),
};

const pad = (x: number, y: number, r: number, color: string, deep: string): string =>
  fill(
    `M${x - r} ${y}a${n(r * 0.5)} ${n(r * 0.5)} 0 0 1 ${n(r * 0.62)}-${n(r * 0.4)}a${n(r * 0.5)} ${n(r * 0.5)} 0 0 1 ${n(r * 0.8)} 0a${n(r * 0.5)} ${n(r * 0.5)} 0 0 1 ${n(r * 0.58)} ${n(r * 0.4)}q-${n(r)} ${n(r * 0.4)}-${n(r * 2)} 0Z`,
    color,
  ) +
  fill(`M${x - r} ${y}q${r} ${n(r * 0.5)} ${2 * r} 0q-${n(r)} ${n(r * 0.2)}-${2 * r} 0Z`, deep) +
  times(5, (i) =>
    line(`M${n(x - r * 0.7 + i * r * 0.35)} ${n(y - r * 0.1)}v-${n(r * 0.34)}`, deep, 1.3, 0.7),
  );

export const pineBranch: FreeDrawing = (c) =>
  fill(
    ribbon(
      [
        [96, 94],
        [74, 78],
        [58, 62],
        [50, 40],
        [28, 26],
      ],
      15,
      4,
      18,
    ),
    c.b,
  ) +
  fill(
    ribbon(
      [
        [62, 66],
        [44, 66],
        [26, 74],
      ],
      8,
      3,
      10,
    ),
    c.b,
  ) +
  fill(
    ribbon(
      [
        [54, 50],
        [68, 38],
        [80, 34],
      ],
      7,
      3,
      10,
    ),
    c.b,
  ) +
  line('M92 90Q72 76 60 62', c.hi, 1.6, 0.4) +
  pad(30, 30, 28, c.a, c.lo) +
  pad(74, 38, 25, c.a, c.lo) +
  pad(26, 76, 24, c.a, c.lo) +
  pad(56, 60, 20, c.a, c.lo) +
  fill('M66 82q9-5 13 5q-2 11-9 10q-8-4-4-15Z', c.bDeep) +
  line('M67 85l11 5M66 90l10 5M70 82l8 4', c.hi, 1.2, 0.5);

export const coinString: FreeDrawing = (c) => {
  const coin = (x: number, y: number, r: number): string =>
    dot(x + 2, y + 3, r, '#000', 0.3) +
    dot(x, y, r, c.a) +
    ring(x, y, r - 3, c.lo, 1.6, 0.6) +
    fill(`M${x - 5} ${y - 5}h10v10h-10Z`, c.ink) +
    line(
      `M${n(x - r * 0.75)} ${n(y - r * 0.3)}Q${n(x - r * 0.5)} ${n(y - r * 0.7)} ${n(x - r * 0.1)} ${n(y - r * 0.82)}`,
      '#fff',
      1.8,
      0.7,
    ) +
    times(4, (i) =>
      line(
        `M${polar(x, y, r * 0.52, (i * TAU) / 4)}L${polar(x, y, r * 0.68, (i * TAU) / 4)}`,
        c.lo,
        2.4,
        0.7,
      ),
    );
  return (
    line('M28-2Q50 8 30 22Q44 50 58 56Q74 62 74 78Q76 92 66 102', c.red, 4) +
    coin(74, 76, 22) +
    coin(54, 52, 22) +
    coin(32, 26, 22) +
    line('M32 26Q44 50 54 52Q74 60 74 76', c.red, 3.4) +
    fill('M62 96l8 0l3 14h-14Z', c.red)
  );
};
