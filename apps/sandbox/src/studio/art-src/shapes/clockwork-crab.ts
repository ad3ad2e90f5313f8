import { oklch } from '../color.ts';
import type { FreeDrawing } from '../game.ts';
import { circle, ellipse, n, polar, TAU, times } from '../geometry.ts';
import type { Ink, Shape } from '../shape.ts';
import { dot, fill, group, line, ring } from '../svg.ts';

const steel = oklch(0.34, 0.03, 230);

/** Outline of a wheel with square teeth. */
export const cog = (x: number, y: number, r: number, teeth: number, depth: number): string => {
  const step = TAU / teeth;
  return `${times(teeth, (i) => {
    const a = i * step;
    return `${i ? 'L' : 'M'}${polar(x, y, r - depth, a - step * 0.3)}L${polar(x, y, r, a - step * 0.18)}L${polar(x, y, r, a + step * 0.18)}L${polar(x, y, r - depth, a + step * 0.3)}`;
  })}Z`;
};

const rivets = (points: readonly (readonly [number, number])[], c: Ink): string =>
  points.map(([x, y]) => dot(x, y, 1.7, c.lo, 0.8) + dot(x - 0.4, y - 0.5, 0.7, c.hi)).join('');

/** An arm and its pincer, bolted; drawn for the left, the shoulder at (0, 0). */
const claw = (c: Ink): string =>
  line('M0 0L-17-4L-20-22', '#000', 13, 0.25) +
  line('M0-2L-18-6L-21-24', steel, 11) +
  line('M0-4L-17-8', c.b, 5) +
  dot(-18, -7, 7.5, c.b) +
  dot(-18, -7, 3, steel) +
  group(
    'translate(-22 -24) rotate(-12)',
    fill(
      'M0 6C-22 2-32-24-22-48C-18-60-8-64-6-56C-8-46-6-38 0-32L6-26C20-30 24-14 18-4C14 4 8 8 0 6Z',
      '#000',
      0.28,
    ) +
      fill(
        'M-2 3C-24-1-34-27-24-51C-20-63-10-67-8-59C-10-51-9-45-6-40L-10-37L-5-34L-8-30L-1-28C12-30 20-18 16-7C12 1 6 5-2 3Z',
        c.a,
      ) +
      fill('M-2 3C-14 0-20-8-22-18C-12-8 4-8 16-10C12 1 6 5-2 3Z', c.ink, 0.22) +
      line('M-25-20Q-28-36-20-52', '#fff', 2.8, 0.65) +
      group(
        'rotate(14 4 -22)',
        fill('M-2-22C4-40 10-58 24-62C34-46 30-22 18-10Q6-8-2-22Z', '#000', 0.25) +
          fill(
            'M-4-24C0-34 6-38 8-44L4-46L11-49L9-54L17-56L20-64C32-50 28-26 16-12Q4-10-4-24Z',
            c.a,
          ) +
          line('M22-54Q27-40 20-22', '#fff', 2.4, 0.55),
      ) +
      dot(4, -18, 6.5, c.b) +
      dot(4, -18, 3.2, steel) +
      line('M2-18H6', c.hi, 1.2),
  );

const leg = (turn: number, reach: number, c: Ink): string =>
  group(
    `translate(14 64) rotate(${turn})`,
    line(`M0 0L${-reach * 0.5} -9L${-reach * 0.86} 8`, steel, 7) +
      line(`M0-1L${-reach * 0.5} -10`, c.b, 4) +
      dot(-reach * 0.5, -9, 3.8, c.b) +
      fill(`M${n(-reach * 0.8)} 2L${n(-reach * 0.94)} 6L${n(-reach * 1.06)} 30Z`, c.a),
  );

/** The machine: riveted shell, lenses for eyes, a gauge in its back. */
export const crab: Shape = {
  outline:
    'M50 30C72 30 92 38 100 54C102 64 94 74 84 80L74 84L68 80L60 86L50 82L40 86L32 80L26 84L16 80C6 74-2 64 0 54C8 38 28 30 50 30Z',
  behind: (c) =>
    [false, true]
      .map((right) => {
        const half =
          leg(10, 40, c) +
          leg(-16, 42, c) +
          leg(-44, 38, c) +
          group('translate(14 56) rotate(16) scale(.8)', claw(c)) +
          line('M38 34L33 17', steel, 6) +
          line('M38 34L33 17', c.b, 2.4) +
          dot(32, 14, 9, c.b) +
          dot(32, 14, 6.4, c.ink) +
          dot(32, 14, 4.6, c.x) +
          dot(30.5, 12, 1.8, '#fff');
        return right ? group('matrix(-1 0 0 1 100 0)', half) : half;
      })
      .join(''),
  details: (c) =>
    fill('M-4 62Q50 78 104 62V90H-4Z', c.lo, 0.45) +
    line('M2 60Q50 76 98 60M26 34Q20 52 24 80M74 34Q80 52 76 80', c.lo, 2, 0.8) +
    rivets(
      [
        [10, 54],
        [18, 44],
        [90, 54],
        [82, 44],
        [31, 38],
        [69, 38],
        [30, 66],
        [70, 66],
        [14, 68],
        [86, 68],
      ],
      c,
    ) +
    times(5, (i) => fill(`M${36 + i * 6} 73h3.4v9h-3.4Z`, c.ink, 0.85)) +
    line('M10 46Q24 34 46 33', '#fff', 3, 0.65),
  over: (c) =>
    dot(50, 52, 16, c.ink, 0.35) +
    dot(50, 51, 15.5, c.b) +
    ring(50, 51, 13, steel, 2) +
    dot(50, 51, 11.5, c.cream) +
    fill(
      `M50 51L${polar(50, 51, 11.5, -0.5)}A11.5 11.5 0 0 1 ${polar(50, 51, 11.5, 0.7)}Z`,
      c.red,
      0.8,
    ) +
    times(8, (i) => {
      const a = Math.PI * 0.8 + (i * Math.PI * 1.4) / 7;
      return line(`M${polar(50, 51, 8.4, a)}L${polar(50, 51, 10.6, a)}`, c.ink, 1.2);
    }) +
    line('M50 51L57 45', c.ink, 2.2) +
    dot(50, 51, 2.4, steel),
};

/** A wheel of brass; its middle is left plain for what it is worth. */
export const brassGear: Shape = {
  outline: cog(50, 50, 50, 12, 9),
  details: (c) =>
    ring(50, 50, 37, c.lo, 2.6, 0.8) +
    ring(50, 50, 34.5, c.hi, 1.2, 0.8) +
    dot(50, 50, 33, c.b) +
    fill('M17 50A33 33 0 0 1 83 50Q66 38 50 42T17 50Z', '#fff', 0.25) +
    times(12, (i) => {
      const a = ((i + 0.5) * TAU) / 12;
      return dot(50 + 40 * Math.cos(a), 50 + 40 * Math.sin(a), 1.6, c.lo, 0.8);
    }) +
    line('M16 36Q22 20 38 14', '#fff', 3, 0.8),
};

/** The key it is wound up with. */
export const windingKey: FreeDrawing = (c) => {
  const wings =
    'M50 40C40 8 6-4 0 20C-4 42 26 54 50 48C74 54 104 42 100 20C94-4 60 8 50 40ZM40 36C26 40 12 34 14 22C18 12 34 20 40 36ZM60 36C66 20 82 12 86 22C88 34 74 40 60 36Z';
  return (
    `<path d="${wings}M44 46H58V100H44Z" fill="#000" opacity=".3" fill-rule="evenodd" transform="translate(3 5)"/>` +
    fill('M43 44H57V100H43Z', c.b) +
    fill('M51 44H57V100H51Z', c.ink, 0.28) +
    fill('M36 60H64V68H36Z', c.a) +
    fill('M40 80H60V86H40Z', c.a) +
    fill('M43 92H57V104H43Z', c.bDeep) +
    fill('M47 96H53V104H47Z', c.ink) +
    `<path d="${wings}" fill="${c.a}" fill-rule="evenodd"/>` +
    line('M6 22Q10 6 26 12M94 24Q92 36 74 44', '#fff', 3, 0.75) +
    dot(50, 42, 9, c.x) +
    dot(50, 42, 5, c.b) +
    dot(48, 40, 1.8, '#fff', 0.8)
  );
};

/** A gauge on its pipe, the needle in the red. */
export const pressureGauge: FreeDrawing = (c) =>
  fill('M42 78H62V104H42Z', '#000', 0.3) +
  fill('M40 76H60V102H40Z', c.b) +
  fill('M52 76H60V102H52Z', c.ink, 0.28) +
  fill('M32 88H68V98H32Z', c.a) +
  fill('M32 88H68V91H32Z', '#fff', 0.5) +
  dot(53, 48, 44, '#000', 0.3) +
  dot(50, 44, 44, c.a) +
  ring(50, 44, 36.5, steel, 3) +
  dot(50, 44, 35, c.cream) +
  fill(
    `M${polar(50, 44, 25, -0.35)}L${polar(50, 44, 32, -0.35)}A32 32 0 0 1 ${polar(50, 44, 32, 0.75)}L${polar(50, 44, 25, 0.75)}A25 25 0 0 0 ${polar(50, 44, 25, -0.35)}Z`,
    c.red,
  ) +
  times(11, (i) => {
    const a = Math.PI * 0.77 + (i * Math.PI * 1.46) / 10;
    return line(
      `M${polar(50, 44, i % 2 ? 28 : 25, a)}L${polar(50, 44, 32, a)}`,
      c.ink,
      i % 2 ? 1.6 : 2.6,
    );
  }) +
  line('M42 50L72 30', '#000', 4.5, 0.2) +
  fill('M40 48L74 27L46 54Z', c.x) +
  dot(50, 44, 7, steel) +
  dot(48.5, 42, 2, c.hi) +
  fill('M18 40A33 33 0 0 1 60 13Q38 22 30 48Z', '#fff', 0.5) +
  times(8, (i) => {
    const a = ((i + 0.5) * TAU) / 8;
    return dot(50 + 40.2 * Math.cos(a), 44 + 40.2 * Math.sin(a), 2, c.lo, 0.8);
  });

/** A steam whistle, blowing. */
export const steamWhistle: FreeDrawing = (c) =>
  [
    [78, 8, 15],
    [96, 0, 12],
    [92, 18, 11],
    [66, 2, 9],
  ]
    .map(([x, y, r]) => dot(x ?? 0, y ?? 0, r ?? 8, c.cream, 0.85))
    .join('') +
  fill('M30 6H62V46H30ZM34 54H58V92H34Z', '#000', 0.3) +
  fill('M27 6Q27-6 43-6Q59-6 59 6V40H27Z', c.a) +
  fill('M49-5Q59-4 59 6V40H49Z', c.ink, 0.25) +
  fill('M27 40H59L55 48H31Z', c.ink) +
  fill('M31 30L55 26V34L31 38Z', c.ink, 0.8) +
  fill('M22 48H64V56H22Z', c.b) +
  fill('M22 48H64V51H22Z', '#fff', 0.5) +
  fill('M33 56H53V92H33Z', c.a) +
  fill('M46 56H53V92H46Z', c.ink, 0.25) +
  fill('M53 66H78V74H53Z', c.b) +
  dot(82, 70, 9, c.x) +
  dot(80, 68, 2.6, '#fff', 0.7) +
  line('M82 79Q88 90 82 102', c.ink, 2.2) +
  dot(82, 103, 4, c.x) +
  fill('M20 92H66V102H20Z', c.b) +
  fill('M20 92H66V95H20Z', '#fff', 0.5) +
  dot(43, -9, 5, c.a) +
  line('M33 4V36M38 60V90', '#fff', 3, 0.65);

/** A coiled spring let out of its barrel. */
export const mainspring: FreeDrawing = (c) => {
  let spiral = 'M50 50';
  for (let i = 1; i <= 84; i++) {
    spiral += `L${polar(48, 48, 4 + i * 0.52, i * 0.3)}`;
  }
  return (
    line(spiral, '#000', 8, 0.28).replace('<path', '<path transform="translate(3 5)"') +
    line(spiral, c.bDeep, 8) +
    line(spiral, c.a, 5.6) +
    line(spiral, '#fff', 1.2, 0.45) +
    dot(48, 48, 9, c.b) +
    dot(48, 48, 4, c.ink) +
    fill(circle(46, 46, 1.4), '#fff') +
    line(`M${polar(48, 48, 47, 25.2)}L100 44`, c.a, 6) +
    dot(100, 46, 6, c.b) +
    dot(100, 46, 2.4, c.ink) +
    fill(ellipse(48, 48, 2, 2), c.x)
  );
};
