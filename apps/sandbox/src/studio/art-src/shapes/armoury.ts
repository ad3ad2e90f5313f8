import type { FreeDrawing } from '../game.ts';
import { circle, ellipse, mirrored, n, TAU, times } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, group, line, ring } from '../svg.ts';

export const kabuto: Shape = {
  outline:
    'M50 18C74 18 85 35 87 52L100 70L85 68L93 88L75 82L66 98H34L25 82L7 88L15 68L0 70L13 52C15 35 26 18 50 18Z',
  behind: (c) =>
    fill(
      'M50 28C44 12 26 0 8-4C12 12 30 28 46 36L50 33L54 36C70 28 88 12 92-4C74 0 56 12 50 28Z',
      c.x,
    ) + line('M46 30Q28 18 14 2M54 30Q72 18 86 2', c.hi, 1.4, 0.7),
  details: (c) =>
    fill('M26 54Q50 46 74 54L70 76L50 88L30 76Z', c.ink) +
    mirrored(fill('M31 60Q39 58 46 64Q38 67 31 60Z', c.lamp)) +
    line('M14 53Q50 36 86 53', c.x, 2.6) +
    line('M50 18V40M36 21Q33 32 31 43M64 21Q67 32 69 43', c.lo, 1.4, 0.7) +
    fill('M34 74L50 70L66 74L60 90H40Z', c.b) +
    line('M41 79h18M43 84h14', c.ink, 1.6) +
    line('M16 60L30 64M84 60L70 64M13 72L29 74M87 72L71 74', c.x, 1.4, 0.8),
  over: (c) => dot(50, 32, 6, c.x) + dot(48.4, 30.4, 2, '#fff', 0.7),
};

export const katana: FreeDrawing = (c) =>
  group(
    'rotate(45 50 50)',
    fill('M48-16Q58-2 57 66H45V-14Z', '#000', 0.3) +
      fill('M46-18Q56-4 55 66H45Z', c.a) +
      fill('M46-18Q52-4 51 66H45Z', '#fff', 0.55) +
      line('M51.5 4Q48 12 51.5 20T51.5 36T51.5 52T51.5 64', c.lo, 0.9, 0.6) +
      fill(ellipse(50, 69, 14, 4.5), c.x) +
      fill(ellipse(50, 68, 14, 3.6), c.hi, 0.4) +
      fill('M45 73H55L54.5 112Q50 115 45.5 112Z', c.b) +
      times(5, (i) => fill(`M50 ${n(75 + i * 7)}l4.2 3.5l-4.2 3.5l-4.2-3.5Z`, c.x)) +
      fill('M44.5 110H55.5V116H44.5Z', c.x),
  ) +
  group(
    'rotate(-45 50 50)',
    fill('M46-8Q52-10 55-8L56 104Q50 110 44 104Z', '#000', 0.3) +
      fill('M45-10Q50-13 54-10L54 102Q50 107 46 102Z', c.bDeep) +
      fill('M45-10Q48-12 49-11L49 104Q47 104 46 102Z', '#fff', 0.25) +
      fill('M44 10H56V15H44ZM44 86H56V91H44Z', c.x) +
      line('M50 40Q64 50 52 62', c.red, 3),
  );

export const swordGuard: Shape = {
  outline: `${circle(50, 50, 44)}M45 38H55V62H45Z${times(4, (i) => circle(50 + 28 * Math.cos((i * TAU) / 4 + 0.78), 50 + 28 * Math.sin((i * TAU) / 4 + 0.78), 8).replace(/ 0 1 0 /g, ' 0 1 1 '))}`,
  details: (c) =>
    ring(50, 50, 40, c.lo, 2.4, 0.6) +
    times(
      4,
      (i) => `<g transform="rotate(${i * 90} 50 50)">${fill('M50 6q5 8 0 17q-5-9 0-17Z', c.x)}</g>`,
    ) +
    ring(50, 50, 17, c.x, 2.2) +
    line('M14 42Q20 22 38 14', '#fff', 2.8, 0.6),
  over: (c) =>
    fill('M45 38H55V62H45Z', c.ink) +
    times(4, (i) =>
      dot(
        50 + 28 * Math.cos((i * TAU) / 4 + 0.78),
        50 + 28 * Math.sin((i * TAU) / 4 + 0.78),
        7.6,
        c.ink,
      ),
    ),
};
