/** The rides that stand on the pier, each at its x. */
import { dot, fill, line, n, ring, TAU, times } from './drawing.ts';
import type { Build } from './pier.ts';

export const coaster = (x0: number, { c }: Build): string => {
  const height = (t: number): number =>
    -(18 + 62 * Math.abs(Math.sin(t * 2.7 + 0.5)) * (1 - 0.15 * t));
  const t = (i: number): number => (i / 60) * 2.2;
  const track = times(61, (i) => `${i ? 'L' : 'M'}${n(x0 + i * 6.2)} ${n(height(t(i)))}`);
  return (
    line(track, c.sil3, 4) +
    times(21, (k) => {
      const i = k * 3;
      const x = x0 + i * 6.2;
      return (
        line(`M${n(x)} ${n(height(t(i)))}V-4`, c.sil3, 1.2, 0.8) +
        (k % 2
          ? ''
          : line(
              `M${n(x)} ${n(height(t(i)) * 0.6)}L${n(x + 18.6)} ${n(height(t(i) + 0.11) * 0.25)}`,
              c.sil3,
              1,
              0.7,
            ))
      );
    })
  );
};

export const wheel = (radius: number, cx: number, { c, lights }: Build): string => {
  const cy = -(radius + 18);
  const seats = times(20, (i) => {
    const a = (i * TAU) / 20 + 0.08;
    const x = cx + (radius + 3) * Math.cos(a);
    const y = cy + (radius + 3) * Math.sin(a);
    if (i % 5 === 0) lights.push([x, y, 2]);
    const color = [c.rose, c.cream, c.glow, c.tide][i % 4] ?? c.rose;
    return (
      fill(`M${n(x - 6)} ${n(y + 2)}h12l-2 8h-8Z`, color) +
      fill(`M${n(x - 7)} ${n(y + 2)}q7-8 14 0Z`, c.cream) +
      `<rect x="${n(x - 3)}" y="${n(y + 2)}" width="6" height="3.4" fill="${c.lamp}"/>`
    );
  });
  lights.push([cx, cy, 5]);
  return (
    line(`M${cx} ${cy}L${cx - 46} 0M${cx} ${cy}L${cx + 46} 0`, c.sil2, 6) +
    line(`M${cx} ${cy}L${cx - 30} 0M${cx} ${cy}L${cx + 30} 0`, c.sil2, 2) +
    times(20, (i) => {
      const a = (i * TAU) / 20;
      return line(
        `M${cx} ${cy}L${n(cx + radius * Math.cos(a))} ${n(cy + radius * Math.sin(a))}`,
        c.trim,
        0.8,
        0.75,
      );
    }) +
    ring(cx, cy, radius, c.trim, 2.6) +
    ring(cx, cy, radius - 9, c.trim, 1.3) +
    ring(cx, cy, 50, c.trim, 1) +
    times(60, (i) => {
      const a = (i * TAU) / 60;
      return dot(
        cx + (radius - 4.5) * Math.cos(a),
        cy + (radius - 4.5) * Math.sin(a),
        1.5,
        c.lamp,
        i % 3 ? 0.7 : 1,
      );
    }) +
    seats +
    dot(cx, cy, 11, c.glow) +
    dot(cx, cy, 6, c.lamp)
  );
};

export const helterSkelter = (x: number, { c, lights }: Build): string => {
  lights.push([x, -122, 3]);
  return (
    fill(`M${x - 26} 0L${x - 13} -112H${x + 13}L${x + 26} 0Z`, c.cream) +
    times(4, (i) => {
      const y = -14 - i * 26;
      const w = 24 - i * 3;
      return fill(
        `M${x - w} ${y}Q${x} ${y + 10} ${x + w - 2} ${y - 14}L${x + w - 3} ${y - 22}Q${x} ${y} ${x - w + 1} ${y - 9}Z`,
        c.rose,
      );
    }) +
    fill(`M${x} -112H${x + 13}L${x + 26} 0H${x + 8}Z`, c.sil, 0.28) +
    fill(`M${x - 17} -112H${x + 17}V-117H${x - 17}Z`, c.sil2) +
    fill(`M${x - 11} -117v-11h22v11Z`, c.lamp) +
    fill(`M${x - 18} -128Q${x - 6} -136 ${x} -156Q${x + 6} -136 ${x + 18} -128Z`, c.rose) +
    line(`M${x} -156v-10`, c.sil2, 1.5) +
    fill(`M${x} -166l12 3.5l-12 3.5Z`, c.glow)
  );
};

export const carousel = (x: number, { c, lights, lamp }: Build): string => {
  const top = lamp(x, -72, 2.4, 8);
  lights.push([x - 20, -30, 3], [x + 20, -30, 3]);
  return (
    fill(`M${x - 46} -4V-34H${x + 46}V-4Z`, c.glow, 0.6) +
    times(7, (i) => {
      const at = x - 36 + i * 12;
      return (
        line(`M${at} -34V-2`, c.cream, 1.4) +
        fill(`M${at - 5} -14q5-6 10 0q-1 5-3 5h-4q-2 0-3-5Z`, i % 2 ? c.sil : c.sil2)
      );
    }) +
    fill(`M${x - 52} -32Q${x - 24} -44 ${x} -70Q${x + 24} -44 ${x + 52} -32Z`, c.rose) +
    [-1, 1]
      .map((side) =>
        fill(
          `M${x} -70Q${x + side * 8} -44 ${x + side * 12} -32H${x + side * 32}Q${x + side * 18} -44 ${x} -70Z`,
          c.cream,
          0.9,
        ),
      )
      .join('') +
    fill(
      times(9, (i) => `M${n(x - 52 + i * 11.6)} -32h11.6a5.8 5.8 0 0 1 -11.6 0Z`),
      c.glow,
    ) +
    fill(`M${x - 52} -4h104v4h-104Z`, c.trim) +
    top
  );
};
