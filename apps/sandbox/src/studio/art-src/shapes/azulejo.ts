import type { FreeDrawing } from '../game.ts';
import { circle, ellipse, n, star, TAU, times } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, group, line, ring } from '../svg.ts';

/** A glazed tile: a quatrefoil of leaves around a star, quarter roses in the corners. */
export const tile: Shape = {
  outline: 'M7 4H93Q96 4 96 7V93Q96 96 93 96H7Q4 96 4 93V7Q4 4 7 4Z',
  details: (c) =>
    fill('M10 10H90V90H10Z', c.b) +
    fill('M14 14H86V86H14Z', c.cream) +
    times(4, (i) =>
      group(
        `rotate(${i * 90} 50 50)`,
        fill('M14 14H38A24 24 0 0 1 14 38Z', c.b) +
          fill('M14 14H29A15 15 0 0 1 14 29Z', c.x) +
          fill('M50 48C36 40 36 24 50 15C64 24 64 40 50 48Z', c.b) +
          fill('M50 42C43 36 43 28 50 22C57 28 57 36 50 42Z', c.cream) +
          line('M50 46V20', c.b, 1.6) +
          line('M33 42Q42 42 46 48', c.b, 2.4),
      ),
    ) +
    fill(star(50, 50, 8, 13, 6), c.x) +
    dot(50, 50, 4, c.b) +
    fill('M4 4H60L20 96H4Z', '#fff', 0.16),
};

/** A tram seen from the front, its lamp lit. */
export const tram: Shape = {
  outline:
    'M30 8H70Q82 8 84 20L90 82Q90 88 84 88H80V94H66V88H34V94H20V88H16Q10 88 10 82L16 20Q18 8 30 8Z',
  behind: (c) => line('M50 8V-8M34-6H66', c.ink, 2.6),
  details: (c) =>
    fill('M16 20Q18 8 30 8H70Q82 8 84 20L84.600 26H15.400Z', c.cream) +
    fill('M32 12H68V22H32Z', c.ink) +
    line('M38 17h6M48 17h4M56 17h6', c.lamp, 2.6) +
    [17, 41, 65]
      .map(
        (x, i) =>
          fill(`M${x + (i === 0 ? 2 : 0)} 30H${x + 18}V54H${x + (i === 0 ? 0 : 0)}Z`, c.b) +
          fill(`M${x + 2} 30H${x + 10}L${x + 3} 48Z`, '#fff', 0.4),
      )
      .join('') +
    fill('M12 60H88L88.400 64H11.600Z', c.cream) +
    fill('M10 80H90V88H10Z', c.ink, 0.75) +
    line('M20 84H80', c.hi, 1.4, 0.5),
  over: (c) =>
    dot(50, 71, 11, c.lamp, 0.35) +
    dot(50, 71, 7.5, c.lamp) +
    ring(50, 71, 8, c.ink, 2) +
    dot(47.5, 68.5, 2.4, '#fff') +
    dot(22, 73, 4, c.x) +
    dot(78, 73, 4, c.x) +
    fill('M26 92L36 104H64L74 92Z', c.ink, 0.9),
};

/** The painted cockerel of Barcelos: black, hearts and dots on it. */
export const cockerel: FreeDrawing = (c) =>
  fill('M30 96Q50 88 70 96L74 102H26Z', c.b) +
  fill('M46 78H54V96H46Z', c.x) +
  fill(
    'M24 22C34 14 46 20 46 34C52 46 62 48 70 40C66 26 74 12 92 8C104 22 104 52 90 66C78 80 54 88 40 78C26 70 24 54 28 40Q22 36 16 36Q18 28 24 22Z',
    '#000',
    0.3,
  ) +
  fill(
    'M22 20C32 12 44 18 44 32C50 44 60 46 68 38C64 24 72 10 90 6C102 20 102 50 88 64C76 78 52 86 38 76C24 68 22 52 26 38Q20 34 14 34Q16 26 22 20Z',
    c.a,
  ) +
  fill('M22 20C20 8 28 8 29 14C30 4 38 4 38 13C44 8 48 16 43 24C38 16 30 15 22 20Z', c.red) +
  fill('M22 32C16 38 18 46 24 46C28 44 28 36 26 32Z', c.red) +
  fill('M14 34L4 30L20 26Z', c.x) +
  dot(28, 25, 3, c.cream) +
  dot(28, 25, 1.4, c.ink) +
  line('M88 10C78 20 76 34 80 48M96 20C88 28 86 40 88 54', c.x, 3) +
  line('M82 14C72 24 70 36 73 50', c.red, 3) +
  fill('M42 52C46 44 56 46 54 54C62 52 64 62 54 64Q46 68 38 68Q40 58 42 52Z', c.red) +
  [
    [36, 50],
    [34, 60],
    [62, 68],
    [70, 60],
    [72, 48],
    [50, 74],
  ]
    .map(([x, y]) => dot(x ?? 0, y ?? 0, 2.2, c.cream))
    .join('') +
  line('M30 24Q36 20 40 28Q44 46 60 46', '#fff', 1.6, 0.5) +
  fill(circle(36, 98, 3) + circle(50, 97, 3) + circle(64, 98, 3), c.x);

/** The twelve-stringed guitar of fado, its round body to the front. */
export const guitar: FreeDrawing = (c) =>
  group(
    'rotate(38 50 50)',
    fill('M46-14H56V40H46Z', '#000', 0.3) +
      fill('M45-14H55V40H45Z', c.bDeep) +
      fill('M50-34C62-34 66-22 58-14H42C34-22 38-34 50-34Z', c.b) +
      times(5, (i) => dot(40 + i * 5, -26 + Math.abs(i - 2) * 3, 2, c.x)) +
      fill(
        'M50 30C66 30 84 46 84 66C84 86 68 100 50 100C32 100 16 86 16 66C16 46 34 30 50 30Z',
        '#000',
        0.3,
      ) +
      fill('M49 28C65 28 82 44 82 64C82 84 66 98 49 98C32 98 15 84 15 64C15 44 33 28 49 28Z', c.b) +
      fill('M49 33C62 33 77 46 77 64C77 81 64 93 49 93C34 93 20 81 20 64C20 46 36 33 49 33Z', c.a) +
      dot(49, 60, 11, c.ink) +
      ring(49, 60, 13.5, c.x, 2.4) +
      fill('M36 82H62V86H36Z', c.ink) +
      line('M45-12V84M48.300-12V84M51.600-12V84M55-12V84', c.cream, 0.8, 0.9) +
      line('M26 56Q30 42 40 38', '#fff', 3, 0.7),
  );

/** An open tin of sardines. */
export const sardines: Shape = {
  outline: 'M6 40Q6 30 18 30H82Q94 30 94 40V80Q94 92 82 92H18Q6 92 6 80Z',
  behind: (c) =>
    fill('M8 34Q2 10 20 4Q52-4 84 6Q98 12 92 34Z', '#000', 0.3) +
    fill('M8 32Q2 8 20 2Q52-6 82 4Q96 10 90 32Z', c.b) +
    line('M14 28Q10 12 24 8Q52 2 78 10Q88 14 85 28', c.cream, 2, 0.8) +
    fill(star(50, 17, 8, 8, 4), c.x),
  details: (c) =>
    fill('M12 42Q12 36 20 36H80Q88 36 88 42V78Q88 86 80 86H20Q12 86 12 78Z', c.x) +
    times(3, (i) => {
      const y = 46 + i * 15;
      return (
        fill(
          `M14 ${y}Q26 ${y - 9} 48 ${y - 7}Q66 ${y - 5} 76 ${y}L88 ${y - 6}Q85 ${y} 88 ${y + 6}L76 ${y}Q66 ${y + 8} 48 ${y + 8}Q26 ${y + 9} 14 ${y}Z`,
          c.a,
        ) +
        fill(
          `M14 ${y}Q26 ${y - 9} 48 ${y - 7}Q66 ${y - 5} 76 ${y}Q50 ${y - 3} 14 ${y}Z`,
          c.ink,
          0.45,
        ) +
        dot(22, y - 2, 1.8, c.ink) +
        line(`M31 ${y - 5}Q35 ${y} 31 ${y + 6}`, c.lo, 1.5, 0.8)
      );
    }),
};

/** A swallow of glazed clay. */
export const swallow: FreeDrawing = (c) => {
  const body =
    'M4 36C14 26 26 26 34 34C48 8 74-2 98 2C86 14 76 30 66 48C82 58 92 76 98 96C84 88 76 86 70 76C68 84 66 90 60 98C58 80 52 70 42 64C28 64 18 56 16 44Z';
  return (
    fill(body, '#000', 0.3) +
    group('translate(-2 -3)', fill(body, c.a)) +
    fill('M14 42C20 56 30 62 44 60C34 54 26 46 26 36C20 34 16 38 14 42Z', c.cream) +
    fill('M10 32C16 28 22 30 24 36C20 42 14 42 10 40Z', c.x) +
    dot(22, 32, 2, c.cream) +
    line('M36 34Q52 12 84 4M44 42Q58 22 78 12M66 52Q82 66 90 84', '#fff', 2, 0.55)
  );
};

/** A custard tart, scorched on top. */
export const tart: Shape = {
  outline: 'M6 50C6 44 12 40 50 40C88 40 94 44 94 50L84 84Q82 92 74 92H26Q18 92 16 84Z',
  behind: (c) => fill(ellipse(50, 46, 46, 22), c.b),
  details: (c) =>
    times(11, (i) => line(`M${8 + i * 8.4} 48L${20 + i * 6} 94`, c.lo, 2, 0.4)) +
    line('M14 72Q50 84 86 72', '#fff', 2, 0.4),
  over: (c) =>
    fill(ellipse(50, 45, 44, 19), c.bDeep) +
    fill(ellipse(50, 44, 38, 15.5), c.x) +
    fill(ellipse(36, 42, 10, 4), c.ink, 0.6) +
    fill(ellipse(62, 48, 12, 4.5), c.ink, 0.55) +
    fill(ellipse(58, 36, 6, 2.2), c.ink, 0.5) +
    fill(ellipse(42, 52, 5, 2), c.ink, 0.5) +
    line('M18 38Q32 31 48 31', '#fff', 2.6, 0.8),
};

/** Half an orange before a whole one, with its leaf. */
export const orange: FreeDrawing = (c) =>
  dot(42, 44, 36, '#000', 0.3) +
  dot(40, 41, 36, c.a) +
  fill('M44 10Q60-12 82-4Q72 16 48 14Z', c.leaf) +
  line('M46 12Q62 4 78-1', c.stem, 1.6) +
  line('M14 34Q20 18 34 12', '#fff', 4, 0.7) +
  dot(68, 70, 30, '#000', 0.3) +
  dot(66, 68, 30, c.b) +
  dot(66, 68, 26.5, c.cream) +
  times(8, (i) => {
    const a = (i * TAU) / 8 + 0.2;
    const at = (r: number, t: number) =>
      `${n(66 + r * Math.cos(a + t))} ${n(68 + r * Math.sin(a + t))}`;
    return fill(`M${at(5, 0.39)}L${at(23, 0.1)}Q${at(27, 0.39)} ${at(23, 0.68)}Z`, c.a);
  }) +
  dot(66, 68, 3, c.cream);

/** A cup of coffee on a painted saucer. */
export const coffee: Shape = {
  outline: 'M18 34H76L74 52Q72 80 58 84H36Q22 80 20 52Z',
  behind: (c) =>
    fill(ellipse(49, 88, 48, 11), '#000', 0.3) +
    fill(ellipse(48, 86, 48, 10), c.a) +
    fill(ellipse(48, 85, 38, 6), c.b) +
    line('M74 44Q94 42 90 58Q86 70 70 68', c.bDeep, 8) +
    line('M74 44Q94 42 90 58Q86 70 70 68', c.a, 5) +
    line('M36 24Q28 14 36 6T36-8M54 24Q46 14 54 6T54-8', c.cream, 3, 0.7),
  details: (c) =>
    fill('M16 54H80V66H16Z', c.b) +
    times(5, (i) => fill(star(22 + i * 13, 60, 4, 5, 2), c.cream)) +
    line('M26 42Q26 50 28 54', '#fff', 3.4, 0.8),
  over: (c) =>
    fill(ellipse(47, 34, 29, 8), c.a) +
    fill(ellipse(47, 35, 25, 5.5), c.ink) +
    fill(ellipse(44, 35, 16, 3), c.x, 0.8),
};

/** Painted tiles from edge to edge, for a wall. */
export const tilePattern = (size: number, blue: string, pale: string, sun: string): string =>
  fill(`M0 0H${size}V${size}H0Z`, pale) +
  times(4, (i) =>
    group(
      `rotate(${i * 90} ${size / 2} ${size / 2}) scale(${size / 100})`,
      fill('M0 0H26A26 26 0 0 1 0 26Z', blue, 0.75) +
        fill('M0 0H12A12 12 0 0 1 0 12Z', sun) +
        fill('M50 46C34 38 34 18 50 6C66 18 66 38 50 46Z', blue, 0.7) +
        line('M28 44Q42 40 46 46', blue, 3, 0.7),
    ),
  ) +
  group(`scale(${size / 100})`, fill(star(50, 50, 8, 11, 5), sun)) +
  line(`M0 0H${size}M0 0V${size}`, blue, 0.6, 0.45);
