/** What is worn and gathered in the north. */
import { oklch } from '../color.ts';
import type { FreeDrawing } from '../game.ts';
import { circle, ellipse, n, polar, times } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, group, line } from '../svg.ts';

/** A snowshoe: bent ash, laced with hide. */
export const snowshoe: FreeDrawing = (c) => {
  const rim =
    'M50-4C72-4 82 18 80 42C78 64 62 76 54 104L50 112L46 104C38 76 22 64 20 42C18 18 28-4 50-4Z';
  const mesh = `${times(7, (i) => `M14 ${-10 + i * 15}L86 ${26 + i * 15}M86 ${-10 + i * 15}L14 ${26 + i * 15}`)}`;
  return group(
    'rotate(24 50 52)',
    `<path d="${rim}" fill="none" stroke="#000" stroke-width="9" opacity=".3" transform="translate(3 4)"/>` +
      fill(rim, c.ink, 0.35) +
      `<clipPath id="${c.a.slice(5, -1)}m"><path d="${rim}"/></clipPath><g clip-path="url(#${c.a.slice(5, -1)}m)">${line(mesh, c.cream, 1.9, 0.95)}</g>` +
      `<path d="${rim}" fill="none" stroke="${c.b}" stroke-width="9"/>` +
      `<path d="${rim}" fill="none" stroke="${c.a}" stroke-width="5.4"/>` +
      line('M21 22H79M24 60H76', c.b, 6) +
      line('M23 20.500H77M26 58.500H74', c.a, 3) +
      fill('M36 34H64L60 62H40Z', c.x) +
      fill('M36 34H64L63 42H37Z', c.ink, 0.35) +
      line('M40 48H60M41 55H59', c.cream, 2.2) +
      line('M25 34Q24 12 38 3', '#fff', 2.2, 0.8),
  );
};

/** A mitten of felt with a cuff of fur. */
export const mitten: Shape = {
  outline:
    'M34 74L24 40C20 18 34 0 52 2C68 4 74 20 74 36C78 30 84 24 92 28C102 34 98 48 90 56L74 76Z',
  details: (c) =>
    fill('M24 46L74 36V52L29 60Z', c.x) +
    times(4, (i) => fill(`M${32 + i * 11} ${n(49.5 - i * 1.6)}l5-6l5 5l-5 6Z`, c.cream)) +
    line('M26 38L73 28M30 66L74 58', c.cream, 2.2, 0.9) +
    line('M74 36Q72 50 76 58', c.lo, 2.6, 0.7) +
    line('M30 34Q30 14 46 8', '#fff', 4, 0.65),
  over: (c) =>
    fill(
      'M26 76L20 80L25 85L18 90L26 94L24 102L34 99L40 106L48 100L56 106L63 99L72 102L74 94L83 90L78 84L82 78L74 74L64 78L54 73L44 78L36 72Z',
      c.b,
    ) +
    fill(
      'M54 73L64 78L74 74L82 78L78 84L83 90L74 94L72 102L63 99L60 100Q66 88 54 73Z',
      c.ink,
      0.16,
    ) +
    line('M32 84l4 6M44 86l2 7M56 86l1 7M68 84l-2 7', c.lo, 1.8, 0.5),
};

/** A spray of berries, each under a cap of rime. */
export const frostBerries: FreeDrawing = (c) => {
  const berry = (x: number, y: number, r: number): string =>
    dot(x + 2, y + 3, r, '#000', 0.3) +
    dot(x, y, r, c.a) +
    fill(
      `M${n(x - r)} ${n(y - r * 0.1)}A${r} ${r} 0 0 1 ${n(x + r)} ${n(y - r * 0.1)}Q${n(x + r * 0.6)} ${n(y + r * 0.2)} ${n(x + r * 0.3)} ${n(y - r * 0.15)}Q${x} ${n(y + r * 0.35)} ${n(x - r * 0.3)} ${n(y - r * 0.1)}Q${n(x - r * 0.7)} ${n(y + r * 0.25)} ${n(x - r)} ${n(y - r * 0.1)}Z`,
      oklch(0.97, 0.02, 220),
    ) +
    dot(x + r * 0.34, y + r * 0.4, r * 0.18, '#fff', 0.8);
  const leaf = (x: number, y: number, turn: number): string =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      fill('M0 0C8-16 28-20 42-8C34 8 14 12 0 0Z', c.b) +
        fill('M0 0C14-4 28-8 42-8C28-16 10-16 0 0Z', '#fff', 0.3) +
        line('M2 0Q20-4 38-8', c.hi, 1.6, 0.8),
    );
  return (
    line('M4-2Q30 10 52 34Q64 48 66 60M52 34Q36 40 30 52M58 42Q76 40 84 50', c.stem, 4) +
    leaf(28, 12, -26) +
    leaf(34, 22, 150) +
    leaf(58, 32, -20) +
    berry(28, 62, 19) +
    berry(82, 58, 18) +
    berry(56, 74, 22) +
    berry(36, 92, 13) +
    berry(78, 90, 14)
  );
};

/** A cone with snow on its shoulders, needles behind it. */
export const pineCone: Shape = {
  outline:
    'M50 12C64 12 76 22 82 36L80 42L86 50L81 56L84 66L77 70L76 80L68 82L64 92L56 92L50 102L44 92L36 92L32 82L24 80L23 70L16 66L19 56L14 50L20 42L18 36C24 22 36 12 50 12Z',
  behind: (c) =>
    times(9, (i) => {
      const a = -Math.PI * 0.98 + (i * Math.PI * 0.96) / 8;
      return line(
        `M50 16L${polar(50, 16, 52 - Math.abs(i - 4) * 2, a)}`,
        i % 2 ? c.leaf : c.stem,
        4,
      );
    }) + fill('M44-8H56V18H44Z', c.bDeep),
  details: (c) =>
    times(6, (row) =>
      times(5, (i) => {
        const y = 26 + row * 13;
        const x = 10 + i * 20 + (row % 2) * 10 - 5;
        return (
          fill(`M${x - 11} ${y}Q${x} ${y - 8} ${x + 11} ${y}L${x} ${y + 15}Z`, c.lo, 0.85) +
          fill(`M${x - 9} ${y - 1}Q${x} ${y - 8} ${x + 9} ${y - 1}L${x} ${y + 10}Z`, c.a) +
          line(`M${x - 5} ${y - 2}Q${x} ${y - 5} ${x + 5} ${y - 2}`, c.hi, 1.8, 0.8)
        );
      }),
    ),
  over: () =>
    fill(
      'M18 36C24 22 36 10 50 10C64 10 76 22 82 36Q76 42 71 35Q66 46 58 37Q52 48 45 37Q38 46 32 36Q25 43 18 36Z',
      '#fff',
    ) +
    fill(
      'M60 12C70 17 78 26 82 36Q76 42 71 35Q70 38 67 40Q70 24 60 12Z',
      oklch(0.78, 0.06, 240),
      0.6,
    ) +
    fill(circle(30, 60, 2.4) + circle(66, 64, 2.6) + ellipse(48, 78, 2.4, 2), '#fff'),
};
