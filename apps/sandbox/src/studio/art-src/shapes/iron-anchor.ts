import type { FreeDrawing } from '../game.ts';
import { ellipse, mirrored, n, polar, star, TAU, times } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, group, line, ring } from '../svg.ts';

const stock =
  'M43 24H57V30H78V40H57V78Q74 74 80 60L72 62L86 42L98 64L90 61Q86 90 50 98Q14 90 10 61L2 64L14 42L28 62L20 60Q26 74 43 78V40H22V30H43Z';

/** An anchor, its arms glowing where they leave the fire. */
export const anchor: Shape = {
  outline: stock,
  behind: (c) =>
    ring(50, 12, 13, c.ink, 9) + ring(50, 12, 13, c.a, 6) + line('M40 6Q46-1 54 0', '#fff', 2, 0.7),
  details: (c) =>
    fill('M0 54H100V100H0Z', c.b) +
    fill('M0 46H100V60Q50 74 0 60Z', c.x, 0.8) +
    fill('M0 70Q50 96 100 70V104H0Z', c.lamp, 0.75) +
    line('M47 30V76', '#fff', 2.6, 0.6) +
    line('M24 33H76', '#fff', 2, 0.6) +
    fill('M53 24H57V80H53Z', c.lo, 0.5),
  over: (c) => dot(28, 35, 3, c.ink) + dot(72, 35, 3, c.ink),
};

/** The shipwright: goggles pushed up, a scarf round her hair, the fire on her face. */
export const smith: Shape = {
  outline:
    'M50 2C74 2 86 18 84 40C83 58 76 70 68 76L92 86L102 104H-2L8 86L32 76C24 70 17 58 16 40C14 18 26 2 50 2Z',
  behind: (c) =>
    fill('M80 20Q102 22 98 44Q90 36 80 38Z', c.b) +
    fill('M82 34Q98 48 90 64Q84 50 78 46Z', c.bDeep),
  details: (c) =>
    fill('M18 36H82C84 62 70 80 50 82C30 80 16 62 18 36Z', '#a5663f') +
    fill('M50 36H82C84 62 70 80 50 82Z', '#000', 0.22) +
    fill('M18 40Q20 66 38 78Q26 74 20 60Z', c.lamp, 0.5) +
    mirrored(
      fill('M56 52Q64 46 72 52Q64 57 56 52Z', c.cream) +
        dot(64, 52, 3, c.ink) +
        line('M54 44Q64 38 74 44', c.ink, 3.4),
    ) +
    fill('M50 50L54 63H46Z', '#000', 0.28) +
    line('M41 70Q50 73 59 69', '#5d2a1c', 3) +
    fill('M-2 104L8 86L34 76Q50 90 66 76L92 86L102 104Z', c.a) +
    fill('M32 76Q50 92 68 76L76 104H24Z', c.lo, 0.8) +
    fill('M14 38C12 14 28 0 50 0C72 0 88 14 86 38Q50 22 14 38Z', c.b) +
    times(7, (i) => dot(24 + i * 9, 17 + ((i * 5) % 9), 2, c.cream, 0.9)),
  over: (c) =>
    fill('M14 30H86V36H14Z', c.ink) +
    [33, 67]
      .map(
        (x) =>
          dot(x, 31, 13, c.ink) +
          dot(x, 31, 10.5, c.bDeep) +
          dot(x, 31, 8.5, c.x) +
          dot(x - 3, 28, 3, '#fff', 0.9),
      )
      .join(''),
};

/** A ship's screw of four blades. */
export const propeller: FreeDrawing = (c) =>
  times(4, (i) =>
    group(
      `rotate(${i * 90 + 20} 50 50)`,
      fill('M46 44C26 34 24 8 46 0C66 2 72 22 58 44Z', '#000', 0.3) +
        fill('M44 44C24 34 22 6 44-2C64 0 70 20 56 44Z', c.a) +
        fill('M44-2C64 0 70 20 56 44H50C60 26 56 8 44-2Z', c.lo, 0.5) +
        line('M40 4Q30 18 40 36', '#fff', 3, 0.7),
    ),
  ) +
  dot(50, 50, 16, c.ink) +
  dot(50, 50, 14, c.b) +
  fill(star(50, 50, 6, 8), c.bDeep) +
  line('M42 43Q46 38 53 39', '#fff', 2.4, 0.8);

/** The hook of a crane under its block. */
export const craneHook: FreeDrawing = (c) =>
  line('M38-12V10M62-12V10', c.ink, 5) +
  line('M38-12V10M62-12V10', c.b, 2.6) +
  fill('M26 6H78V40H26Z', '#000', 0.3) +
  fill('M24 4H76V38H24Z', c.x) +
  times(4, (i) =>
    fill(`M${24 + i * 15} 38L${36 + i * 15} 4H${43 + i * 15}L${31 + i * 15} 38Z`, c.ink, 0.85),
  ) +
  fill('M24 4H76V9H24Z', '#fff', 0.35) +
  dot(50, 21, 9, c.ink) +
  dot(50, 21, 6, c.b) +
  line('M50 40V52C50 60 70 62 70 78C70 94 54 100 42 96C32 92 27 84 28 74', c.ink, 17) +
  line('M50 40V52C50 60 70 62 70 78C70 94 54 100 42 96C32 92 27 84 28 74', c.a, 12) +
  fill('M20 76L29 56L37 76Z', c.a) +
  line('M47 44V54C50 62 66 66 66 78', '#fff', 2.4, 0.7);

/** A sledgehammer with a worn face. */
export const sledgehammer: FreeDrawing = (c) =>
  group(
    'rotate(36 50 50)',
    fill('M46 30H58V116H46Z', '#000', 0.3) +
      fill('M44 28H56V114H44Z', c.b) +
      fill('M44 28H48V114H44Z', '#fff', 0.35) +
      fill('M43 92H57V114H43Z', c.bDeep) +
      times(4, (i) => line(`M43 ${95 + i * 5}L57 ${92 + i * 5}`, c.ink, 1.6)) +
      fill('M14 2H90V38H14Z', '#000', 0.3) +
      fill('M20-2H80L88 4V30L80 36H20L12 30V4Z', c.a) +
      fill('M12 4L20-2V36L12 30Z', c.hi, 0.8) +
      fill('M80-2L88 4V30L80 36Z', c.lo, 0.7) +
      fill('M20 26H80V36H20Z', c.lo, 0.4) +
      fill('M40-2H60V36H40Z', c.ink, 0.55) +
      line('M22 4H78', '#fff', 3, 0.6),
  );

/** A port lit by the fires outside, its clamps down. */
export const porthole: FreeDrawing = (c) =>
  dot(53, 54, 47, '#000', 0.3) +
  dot(50, 50, 47, c.ink) +
  dot(50, 50, 45, c.a) +
  times(10, (i) => {
    const a = (i * TAU) / 10;
    return (
      dot(50 + 38.5 * Math.cos(a), 50 + 38.5 * Math.sin(a), 3.4, c.lo) +
      dot(49.4 + 38.5 * Math.cos(a), 49.2 + 38.5 * Math.sin(a), 2.4, c.hi)
    );
  }) +
  dot(50, 50, 31, c.ink) +
  dot(50, 50, 28, c.b) +
  fill('M23 56Q36 48 50 56T77 56Q74 78 50 78Q26 78 23 56Z', c.bDeep) +
  dot(58, 42, 8, c.x) +
  line('M44 62H64M48 68H60', c.x, 2.4, 0.8) +
  fill('M30 30Q38 22 48 22L28 58Q24 44 30 30Z', '#fff', 0.4) +
  fill('M88 42H104V58H88Z', c.a) +
  line('M96 42V58', c.ink, 2);

/** A hand wheel on its spindle. */
export const valveWheel: FreeDrawing = (c) =>
  ring(53, 54, 38, '#000', 15, 0.3) +
  times(5, (i) => line(`M50 50L${polar(50, 50, 36, (i * TAU) / 5 - TAU / 4)}`, c.ink, 12)) +
  times(5, (i) => line(`M50 50L${polar(50, 50, 36, (i * TAU) / 5 - TAU / 4)}`, c.a, 8)) +
  ring(50, 50, 38, c.ink, 17) +
  ring(50, 50, 38, c.a, 12.5) +
  times(10, (i) => {
    const a = (i * TAU) / 10 + 0.3;
    return dot(50 + 38 * Math.cos(a), 50 + 38 * Math.sin(a), 4.6, c.lo, 0.4);
  }) +
  dot(50, 50, 14, c.ink) +
  fill(star(50, 50, 6, 12), c.b) +
  dot(50, 50, 5, c.ink) +
  line('M16 36Q24 16 46 13', '#fff', 3.4, 0.75);

const link = (
  x: number,
  y: number,
  turn: number,
  c: { ink: string; a: string; hi: string },
): string =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    line('M-9-16V16A9 9 0 0 0 9 16V-16A9 9 0 0 0-9-16Z', c.ink, 13) +
      line('M-9-16V16A9 9 0 0 0 9 16V-16A9 9 0 0 0-9-16Z', c.a, 9) +
      line('M-10-14V12', '#fff', 2, 0.7) +
      line('M-9 0H9', c.ink, 9) +
      line('M-8 0H8', c.a, 6),
  );

/** Three links of a stud chain. */
export const chain: FreeDrawing = (c) =>
  link(20, 80, 42, c) + link(80, 20, 42, c) + link(50, 50, 48, c);

/** Four rivets glowing in a plate, fresh from the hammer. */
export const rivet: FreeDrawing = (c) =>
  group(
    'rotate(-9 50 50)',
    fill('M8 12H100V104H8Z', '#000', 0.3) +
      fill('M3 6Q3 3 6 3H94Q97 3 97 6V94Q97 97 94 97H6Q3 97 3 94Z', c.b) +
      fill('M3 6Q3 3 6 3H94L97 6V12H3Z', '#fff', 0.5) +
      fill('M3 50H97V53H3Z', c.ink, 0.8) +
      fill('M3 53H97V56H3Z', '#fff', 0.35) +
      (
        [
          [27, 27],
          [73, 27],
          [27, 76],
          [73, 76],
        ] as const
      )
        .map(
          ([x, y]) =>
            dot(x, y, 21, c.x, 0.45) +
            dot(x + 2, y + 3, 16, c.ink) +
            dot(x, y, 15.5, c.a) +
            dot(x - 3, y - 3, 8, c.lamp) +
            dot(x - 5, y - 5, 3.6, '#fff'),
        )
        .join(''),
  );

/** The ribs of a hull on the slip, the bow towards us. */
export const hull = (
  x: number,
  foot: number,
  size: number,
  plate: string,
  edge: string,
  lamp: string,
): string =>
  fill(
    `M${n(x)} ${n(foot - size)}Q${n(x - size * 0.62)} ${n(foot - size * 0.92)} ${n(x - size * 0.7)} ${n(foot - size * 0.96)}Q${n(x - size * 0.5)} ${n(foot - size * 0.2)} ${n(x)} ${n(foot)}Q${n(x + size * 0.5)} ${n(foot - size * 0.2)} ${n(x + size * 0.7)} ${n(foot - size * 0.96)}Q${n(x + size * 0.62)} ${n(foot - size * 0.92)} ${n(x)} ${n(foot - size)}Z`,
    plate,
  ) +
  line(`M${n(x)} ${n(foot - size)}V${n(foot)}`, edge, 2.4) +
  times(4, (i) => {
    const y = foot - size * (0.24 + i * 0.17);
    const w = size * (0.24 + i * 0.12);
    return (
      line(
        `M${n(x - w)} ${n(y - size * 0.05)}Q${n(x)} ${n(y + size * 0.06)} ${n(x + w)} ${n(y - size * 0.05)}`,
        edge,
        1.2,
        0.7,
      ) + times(7, (at) => dot(x - w + (w / 3) * at, y - size * 0.02, 0.9, lamp, 0.5))
    );
  }) +
  fill(
    ellipse(x - size * 0.32, foot - size * 0.66, size * 0.05, size * 0.07) +
      ellipse(x + size * 0.32, foot - size * 0.66, size * 0.05, size * 0.07),
    edge,
  );
