import { oklch } from '../color.ts';
import type { FreeDrawing } from '../game.ts';
import { circle, ellipse, n, polar, ribbon, star, TAU, times } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, line, ring } from '../svg.ts';

export const ferrisWheel: FreeDrawing = (c) => {
  const cabins = 12;
  const spokes = times(cabins, (i) =>
    line(`M50 50L${polar(50, 50, 42, (i * TAU) / cabins)}`, c.hi, 0.8, 0.6),
  );
  const bulbs = times(36, (i) => {
    const a = (i * TAU) / 36;
    return dot(50 + 39.5 * Math.cos(a), 50 + 39.5 * Math.sin(a), 1, c.lamp);
  });
  const seats = times(cabins, (i) => {
    const a = (i * TAU) / cabins + 0.13;
    const x = 50 + 44 * Math.cos(a);
    const y = 50 + 44 * Math.sin(a);
    return (
      fill(`M${n(x - 5)} ${n(y)}h10l-1.6 7h-6.8Z`, [c.x, c.a, c.cream][i % 3] ?? c.x) +
      fill(`M${n(x - 5.6)} ${n(y + 0.4)}q5.6-6 11.2 0Z`, c.lamp)
    );
  });
  return (
    line('M50 50L26 100M50 50L74 100', c.b, 4.5) +
    spokes +
    ring(50, 50, 42, c.a, 2.8) +
    ring(50, 50, 37, c.b, 1.4) +
    ring(50, 50, 20, c.b, 1.2) +
    bulbs +
    seats +
    dot(50, 50, 8, c.a) +
    dot(50, 50, 3.4, c.lamp)
  );
};

export const fullMoon: Shape = {
  outline: circle(50, 50, 36),
  behind: (c) =>
    ring(50, 50, 45, c.bDeep, 1.2) +
    times(16, (i) => {
      const a = (i * TAU) / 16;
      const x = 50 + 45 * Math.cos(a);
      const y = 50 + 45 * Math.sin(a);
      return dot(x, y, 5.2, c.x, 0.35) + dot(x, y, 2.8, c.lamp);
    }),
  details: (c) =>
    fill(ellipse(38, 36, 9, 8), c.lo, 0.2) +
    fill(ellipse(62, 56, 11, 10), c.lo, 0.18) +
    fill(ellipse(40, 66, 6, 5), c.lo, 0.2) +
    fill(ellipse(62, 30, 4, 3.5), c.lo, 0.18) +
    line('M22 44Q26 28 40 20', '#fff', 3, 0.8),
};

const burst = (x: number, y: number, r: number, rays: number, colors: readonly string[]): string =>
  times(rays, (i) => {
    const a = (i * TAU) / rays - TAU / 4;
    const long = i % 2 ? 0.78 : 1;
    const color = colors[i % colors.length] ?? '#fff';
    const at = (k: number): readonly [number, number] => [
      x + r * k * Math.cos(a),
      y + r * k * Math.sin(a) + r * 0.06 * k * k,
    ];
    const [ex, ey] = at(long);
    return (
      fill(ribbon([at(0.22), at(0.5 * long), at(0.86 * long)], r * 0.03, r * 0.13, 6), color) +
      dot(ex, ey, r * 0.085, color) +
      dot(ex - r * 0.02, ey - r * 0.03, r * 0.03, '#fff')
    );
  }) + dot(x, y, r * 0.12, '#fff');

export const fireworks: FreeDrawing = (c) =>
  line('M52 46Q48 76 54 98', c.lamp, 2, 0.5) +
  burst(50, 42, 44, 16, [c.x, c.lamp]) +
  burst(82, 80, 16, 10, [oklch(0.8, 0.12, 200), '#fff']) +
  burst(17, 82, 13, 8, [oklch(0.78, 0.16, 340), c.lamp]);

export const carouselHorse: Shape = {
  outline:
    'M30 98C36 86 42 76 41 66C32 68 24 76 15 76C8 76 3 70 5 63C11 53 19 45 25 35C27 27 33 20 42 18L45 4L54 16C72 20 83 38 85 60C86 76 86 88 90 98Z',
  behind: (c) =>
    fill('M60 0h6v100h-6Z', c.bDeep) +
    fill('M60 0h2.5v100h-2.5Z', c.hi, 0.5) +
    fill('M54 14C76 12 94 30 96 54C97 70 92 82 98 96L84 90C86 66 78 34 54 22Z', c.b),
  details: (c) =>
    fill('M54 18C70 24 80 44 80 66C80 80 80 90 82 98H94V20Z', c.b) +
    line('M60 26C70 34 74 48 74 60M66 26C78 36 82 50 81 66M72 66Q78 80 78 96', c.bDeep, 2, 0.7) +
    line('M27 36Q36 40 44 56Q48 64 41 67M14 56Q22 60 26 68M44 20Q40 36 44 56', c.x, 3.2) +
    dot(44, 56, 4, c.lamp) +
    fill('M30 37q6-5 11 0q-5 6-11 0Z', c.ink) +
    dot(34, 36.4, 1.2, '#fff') +
    fill(ellipse(10, 65, 2.2, 3), c.ink, 0.7) +
    line('M8 71Q14 72 18 68', c.ink, 1.8, 0.7),
  over: (c) =>
    fill('M44 6C38-4 42-10 50-8C48-4 54-2 50 6Z', c.x) +
    dot(46, 7, 3, c.lamp) +
    line('M41 67Q52 80 50 98', c.x, 3.4),
};

export const barrelOrgan: Shape = {
  outline: 'M8 44H92V84H8Z',
  behind: (c) =>
    times(7, (i) => {
      const x = 17 + i * 11;
      const top = Number(n(26 - 20 * Math.sin((i * Math.PI) / 6)));
      return (
        fill(`M${x - 4.5} 46V${top}q4.5-5 9 0V46Z`, c.x) +
        fill(`M${x - 4.5} 46V${top}q2-3 4-3V46Z`, '#fff', 0.4) +
        fill(`M${x - 2.4} ${top + 14}h4.8v5h-4.8Z`, c.ink, 0.6)
      );
    }) +
    line('M90 62H100V50', c.ink, 3.4) +
    fill('M96 42h8v10h-8Z', c.b) +
    dot(26, 91, 9, c.ink) +
    dot(74, 91, 9, c.ink) +
    ring(26, 91, 6, c.x, 1.6) +
    ring(74, 91, 6, c.x, 1.6),
  details: (c) =>
    fill('M8 44H92V50H8ZM8 79H92V84H8Z', c.x) +
    fill('M16 54H84V75H16Z', c.ink, 0.8) +
    fill(ellipse(50, 64.5, 26, 9), c.b) +
    times(9, (i) => fill(star(28 + i * 5.6, 64.5 + (i % 2 ? 3 : -3), 4, 2.2, 1), c.x)) +
    fill('M16 54Q24 66 16 75ZM84 54Q76 66 84 75Z', c.red) +
    line('M12 47.5H60', '#fff', 1.4, 0.6),
};

export const festoonLamp: Shape = {
  outline: 'M50 32C70 32 84 46 84 64C84 82 68 98 50 98C32 98 16 82 16 64C16 46 30 32 50 32Z',
  behind: (c) =>
    dot(50, 64, 47, c.lamp, 0.16) +
    line('M-4 4Q48 26 104 2', c.ink, 3) +
    line('M-4 3Q48 25 104 1', c.bDeep, 1.2) +
    fill('M38 12H62V36H38Z', c.bDeep) +
    fill('M36 18H64V22H36ZM36 26H64V30H36Z', c.b),
  details: (c) =>
    dot(50, 66, 26, '#fff', 0.45) +
    dot(50, 68, 15, '#fff', 0.65) +
    line('M42 32L40 58Q45 70 50 58Q55 70 60 58L58 32', c.x, 2.4) +
    line('M27 58Q30 46 40 40', '#fff', 4, 0.9),
};

export const horseshoe: Shape = {
  outline:
    'M50 4C80 4 95 27 94 52C93 73 87 86 80 97H61C70 84 75 70 75 54C75 38 66 27 50 27C34 27 25 38 25 54C25 70 30 84 39 97H20C13 86 7 73 6 52C5 27 20 4 50 4Z',
  details: (c) =>
    line(
      'M50 15C73 15 85 33 84.5 53C84 70 79 82 73 93M50 15C27 15 15 33 15.5 53C16 70 21 82 27 93',
      c.lo,
      5,
      0.35,
    ) +
    [
      [50, 15],
      [28, 22],
      [72, 22],
      [16.5, 43],
      [83.5, 43],
      [18, 66],
      [82, 66],
      [25, 87],
      [75, 87],
    ]
      .map(([x = 0, y = 0]) => fill(`M${x - 2.6} ${y - 3.4}h5.2v6.8h-5.2Z`, c.ink))
      .join('') +
    line('M12 44Q16 20 36 11', '#fff', 2.6, 0.7),
};

export const popcorn: Shape = {
  outline: 'M16 44H84L76 98H24Z',
  behind: () => {
    const light = oklch(0.97, 0.04, 95);
    const warm = oklch(0.86, 0.11, 88);
    const puffs = [
      [24, 38, 12],
      [76, 38, 12],
      [40, 30, 14],
      [61, 30, 14],
      [50, 18, 14],
      [32, 18, 10],
      [69, 17, 10],
      [50, 38, 13],
    ] as const;
    return puffs
      .map(
        ([x, y, r]) =>
          dot(x + 1.5, y + 3, r, '#000', 0.25) +
          dot(x, y, r, warm) +
          dot(x - r * 0.25, y - r * 0.3, r * 0.72, light) +
          line(
            `M${n(x - r * 0.4)} ${n(y + r * 0.2)}q${n(r * 0.4)} ${n(r * 0.5)} ${n(r * 0.9)} 0`,
            oklch(0.7, 0.13, 75),
            1.4,
            0.8,
          ),
      )
      .join('');
  },
  details: (c) =>
    [28, 56]
      .map((x) => fill(`M${x} 40h14l${x < 40 ? 3 : -1} 60h-${x < 40 ? 11 : 11}Z`, c.cream))
      .join('') +
    fill('M16 44H29L32 98H24ZM71 44H84L76 98H68Z', c.lo, 0.18) +
    fill('M14 44H86V51H14Z', c.x),
};

export const ticket: Shape = {
  outline: 'M4 24H96V42a8.5 8.5 0 0 0 0 17V76H4V59a8.5 8.5 0 0 0 0-17Z',
  details: (c) =>
    `<path d="M69 26V74" stroke="${c.lo}" stroke-width="2" stroke-dasharray="1 5" stroke-linecap="round"/>` +
    line('M16 31H61V69H16Z', c.bDeep, 1.6, 0.8) +
    fill(star(38.5, 50.5, 5, 15, 6.5), c.x) +
    fill('M77 34h9v4h-9ZM77 42h9v4h-9ZM77 54h9v4h-9ZM77 62h9v4h-9Z', c.bDeep),
};

export const brassToken: Shape = {
  outline: circle(50, 50, 44),
  details: (c) =>
    ring(50, 50, 36, c.lo, 2, 0.6) +
    `<circle cx="50" cy="50" r="40" fill="none" stroke="${c.lo}" stroke-width="2.6" stroke-dasharray=".1 5.080" stroke-linecap="round" opacity=".7"/>` +
    ring(50, 48, 17, c.lo, 3, 0.6) +
    times(4, (i) =>
      line(
        `M${polar(50, 48, 17, (i * TAU) / 8)}L${polar(50, 48, -17, (i * TAU) / 8)}`,
        c.lo,
        2,
        0.55,
      ),
    ) +
    line('M50 48L40 72M50 48L60 72M34 73H66', c.lo, 3.4, 0.6) +
    dot(50, 48, 4, c.lo, 0.7) +
    line('M14 44Q18 22 38 13', '#fff', 2.8, 0.8),
};
