/** What the tide leaves behind. */
import type { FreeDrawing } from '../game.ts';
import { n, polar, ribbon, TAU, times } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, group, line } from '../svg.ts';

const arms = times(5, (i) => {
  const a = (i * TAU) / 5 - TAU / 4;
  const side = 0.26;
  return `${i ? 'L' : 'M'}${polar(50, 52, 24, a - TAU / 10)}Q${polar(50, 52, 34, a - side)} ${polar(50, 52, 50, a - 0.1)}Q${polar(50, 52, 57, a)} ${polar(50, 52, 50, a + 0.1)}Q${polar(50, 52, 34, a + side)} ${polar(50, 52, 24, a + TAU / 10)}`;
});

/** A starfish, knobbed along its arms. */
export const starfish: Shape = {
  outline: `${arms}Z`,
  details: (c) =>
    times(5, (i) => {
      const a = (i * TAU) / 5 - TAU / 4;
      return (
        line(`M50 52L${polar(50, 52, 44, a)}`, c.lo, 5, 0.35) +
        times(5, (k) => {
          const r = 10 + k * 9;
          return dot(50 + r * Math.cos(a), 52 + r * Math.sin(a), 3.6 - k * 0.45, c.x);
        }) +
        [-1, 1]
          .map((side) =>
            dot(50 + 24 * Math.cos(a + side * 0.32), 52 + 24 * Math.sin(a + side * 0.32), 2, c.x),
          )
          .join('')
      );
    }) + dot(50, 52, 5, c.x),
};

/** A scallop, open side down. */
export const scallop: Shape = {
  outline:
    'M38 96L34 86C10 76-4 56 2 34Q8 28 14 28Q14 18 24 14Q30 16 32 16Q36 6 50 6Q64 6 68 16Q70 16 76 14Q86 18 86 28Q92 28 98 34C104 56 90 76 66 86L62 96Z',
  behind: (c) => fill('M24 84H76L70 100H30Z', c.b),
  details: (c) =>
    times(7, (i) => {
      const a = -Math.PI * 0.9 + (i * Math.PI * 0.8) / 6;
      return (
        line(`M50 92L${polar(50, 92, 96, a)}`, c.lo, 2.6, 0.65) +
        line(`M50 92L${polar(50, 92, 96, a + 0.13)}`, '#fff', 1.4, 0.45)
      );
    }) +
    [36, 56, 74]
      .map((r) =>
        line(
          `M${polar(50, 92, r, -2.7)}A${r} ${r} 0 0 1 ${polar(50, 92, r, -0.44)}`,
          c.x,
          3.4,
          0.5,
        ),
      )
      .join(''),
};

/** A nut on its bolt. */
export const hexNut: FreeDrawing = (c) => {
  const hex = (x: number, y: number, r: number): string =>
    `${times(6, (i) => `${i ? 'L' : 'M'}${polar(x, y, r, (i * TAU) / 6)}`)}Z`;
  return (
    group(
      'rotate(-32 50 50)',
      fill('M30 30H112V72H30Z', '#000', 0.28) +
        fill('M40 28H104Q112 28 112 36V60Q112 68 104 68H40Z', c.b) +
        fill('M40 54H112V60Q112 68 104 68H40Z', c.ink, 0.28) +
        times(8, (i) => line(`M${50 + i * 7.5} 28l5 40`, c.bDeep, 2.4, 0.8)) +
        line('M46 34H106', '#fff', 2.4, 0.5),
    ) +
    fill(hex(43, 61, 42), '#000', 0.3) +
    fill(hex(44, 62, 42), c.lo) +
    fill(hex(38, 56, 42), c.a) +
    fill(hex(38, 56, 36), '#fff', 0.16) +
    dot(38, 56, 21, c.lo) +
    dot(39.5, 57.5, 18, c.ink) +
    dot(40, 58, 15, c.b) +
    line('M32 52L48 64', c.ink, 5) +
    line('M4 50L20 24H40', '#fff', 3, 0.75)
  );
};

/** Fronds of wrack with their bladders, and small barnacles at the foot. */
export const seaweed: FreeDrawing = (c) => {
  const frond = (dx: number, bend: number, top: number, from: number): string =>
    ribbon(
      [
        [50 + dx * 0.2, 104],
        [50 + dx * 0.7 + bend, 76],
        [50 + dx - bend, 46],
        [50 + dx + bend * 1.4, top],
      ],
      from,
      4,
      20,
      (t) => 1 + 0.38 * Math.sin(t * 19),
    );
  const fronds = [
    frond(-34, 9, 20, 13),
    frond(34, -9, 16, 13),
    frond(-14, -10, 4, 14),
    frond(16, 10, -4, 15),
  ];
  return (
    fronds
      .map((d, i) => group('translate(3 4)', fill(d, '#000', 0.25)) + fill(d, i < 2 ? c.b : c.a))
      .join('') +
    [
      [22, 40],
      [34, 66],
      [78, 38],
      [68, 64],
      [40, 24],
      [64, 18],
    ]
      .map(
        ([x, y]) =>
          dot(x ?? 0, y ?? 0, 5.4, c.x) + dot((x ?? 0) - 1.6, (y ?? 0) - 1.8, 1.6, '#fff', 0.8),
      )
      .join('') +
    line('M40 88Q34 60 38 20M64 86Q70 56 66 10', c.hi, 1.6, 0.5) +
    [
      [36, 100, 8],
      [52, 102, 10],
      [67, 101, 7],
    ]
      .map(
        ([x = 0, y = 0, r = 6]) =>
          fill(
            `M${x - r} ${y + 4}L${n(x - r * 0.4)} ${n(y - r)}H${n(x + r * 0.4)}L${x + r} ${y + 4}Z`,
            c.cream,
          ) +
          fill(`M${n(x - r * 0.4)} ${n(y - r)}H${n(x + r * 0.4)}l-2 3h${n(-r * 0.3)}Z`, c.ink, 0.7),
      )
      .join('')
  );
};
