/** The pleasure pier of the hero: its deck lies on y = 0, buildings rise to negative y. */
import { dot, fill, line, n, ring, TAU, times } from './drawing.ts';
import type { PierInk } from './palette.ts';

/** A light that is mirrored in the water: x, y, brightness. */
export type Light = readonly [x: number, y: number, strength: number];

export interface PierPlan {
  readonly length: number;
  /** Radius and x of the wheel. */
  readonly wheel: readonly [radius: number, x: number];
  /** Height of the legs under the deck. */
  readonly leg: number;
  readonly bandstand: number;
  readonly pavilion: number;
  readonly helterSkelter?: number;
  readonly carousel?: number;
  readonly coaster?: number;
  readonly booths: readonly (readonly [x: number, awning: 'rose' | 'tide'])[];
  /** Festoons: from x, y to x, y with a sag. */
  readonly strings: readonly (readonly [number, number, number, number, number])[];
}

interface Build {
  readonly c: PierInk;
  readonly lights: Light[];
  /** A lamp that lights in its turn along the pier. */
  readonly lamp: (x: number, y: number, size?: number, glow?: number) => string;
}

const coaster = (x0: number, { c }: Build): string => {
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

const wheel = (radius: number, cx: number, { c, lights }: Build): string => {
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

const dome = (x: number, y: number, w: number, h: number, color: string, { c }: Build): string =>
  fill(
    `M${n(x - w / 2)} ${y}C${n(x - w * 0.62)} ${n(y - h * 0.5)} ${n(x - w * 0.2)} ${n(y - h * 0.72)} ${x} ${n(y - h)}C${n(x + w * 0.2)} ${n(y - h * 0.72)} ${n(x + w * 0.62)} ${n(y - h * 0.5)} ${n(x + w / 2)} ${y}Z`,
    color,
  ) +
  fill(
    `M${x} ${n(y - h)}C${n(x + w * 0.2)} ${n(y - h * 0.72)} ${n(x + w * 0.62)} ${n(y - h * 0.5)} ${n(x + w / 2)} ${y}H${n(x + w * 0.12)}Q${n(x + w * 0.3)} ${n(y - h * 0.5)} ${x} ${n(y - h)}Z`,
    c.sil,
    0.35,
  ) +
  line(`M${x} ${n(y - h)}v-14`, c.sil2, 1.6) +
  fill(`M${x} ${n(y - h - 14)}l13 4l-13 4Z`, c.rose);

const pavilion = (x: number, build: Build): string => {
  const { c } = build;
  const turret = (at: number): string =>
    fill(`M${at - 16} -40V-62H${at + 16}V-40Z`, c.sil3) +
    fill(`M${at - 7} -46V-54a7 7 0 0 1 14 0V-46Z`, c.lamp) +
    fill(`M${at - 19} -62H${at + 19}V-65H${at - 19}Z`, c.cream) +
    dome(at, -65, 32, 30, c.tide, build);
  return (
    fill(`M${x - 104} 0V-40H${x + 104}V0Z`, c.sil2) +
    fill(`M${x - 110} -40H${x + 110}L${x + 100} -48H${x - 100}Z`, c.trim) +
    times(13, (i) => {
      const at = x - 96 + i * 16;
      const shut = i % 4 === 3;
      return (
        fill(
          `M${at - 5} -2V-20a5 5 0 0 1 10 0V-2Z`,
          shut ? c.rose : c.lamp,
          shut ? 0.9 : 0.75 + 0.25 * (i % 2),
        ) + fill(`M${at - 5} -30h10v4h-10Z`, c.glow, 0.65)
      );
    }) +
    fill(`M${x - 42} -46V-70H${x + 42}V-46Z`, c.sil3) +
    times(5, (i) => fill(`M${x - 35 + i * 15} -50V-58a4.5 4.5 0 0 1 9 0V-50Z`, c.lamp, 0.95)) +
    fill(`M${x - 47} -70H${x + 47}V-74H${x - 47}Z`, c.cream) +
    dome(x, -74, 80, 58, c.rose, build) +
    line(
      `M${x - 26} -74Q${x - 30} -104 ${x - 3} -128M${x - 8} -74Q${x - 12} -104 ${x} -130M${x + 9} -74Q${x + 13} -104 ${x} -130`,
      c.cream,
      1.1,
      0.5,
    ) +
    turret(x - 84) +
    turret(x + 84)
  );
};

const bandstand = (x: number, { c, lamp }: Build): string =>
  fill(`M${x - 26} 0V-6H${x + 26}V0Z`, c.trim) +
  times(5, (i) => line(`M${x - 22 + i * 11} -6V-32`, c.cream, 2)) +
  fill(`M${x - 22} -8h44v-22h-44Z`, c.glow, 0.28) +
  fill(`M${x - 30} -32Q${x - 18} -38 ${x} -56Q${x + 18} -38 ${x + 30} -32Z`, c.tide) +
  fill(`M${x} -56Q${x + 18} -38 ${x + 30} -32H${x + 10}Z`, c.sil, 0.35) +
  line(`M${x} -56V-66`, c.cream, 1.6) +
  lamp(x, -68, 2.6, 9) +
  lamp(x, -22, 3, 12);

const helterSkelter = (x: number, { c, lights }: Build): string => {
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

const carousel = (x: number, { c, lights, lamp }: Build): string => {
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

const booth = (x: number, awning: 'rose' | 'tide', { c }: Build): string =>
  fill(`M${x - 14} 0V-20h28V0Z`, c.sil2) +
  fill(`M${x - 9} -4v-11h18v11Z`, c.lamp, 0.95) +
  times(5, (i) =>
    fill(`M${n(x - 17 + i * 6.8)} -22h6.8v4a3.4 3.4 0 0 1 -6.8 0Z`, i % 2 ? c.cream : c[awning]),
  ) +
  fill(`M${x - 17} -22L${x - 12} -29H${x + 12}L${x + 17} -22Z`, c[awning]);

const festoon = (
  [ax, ay, zx, zy, sag]: readonly [number, number, number, number, number],
  { c }: Build,
): string => {
  const mx = (ax + zx) / 2;
  const my = (ay + zy) / 2 + sag * 2;
  const count = Math.round(Math.hypot(zx - ax, zy - ay) / 13);
  return (
    line(`M${ax} ${ay}Q${mx} ${my} ${zx} ${zy}`, c.sil2, 1, 0.9) +
    times(count - 1, (k) => {
      const t = (k + 1) / count;
      const x = (1 - t) ** 2 * ax + 2 * t * (1 - t) * mx + t * t * zx;
      const y = (1 - t) ** 2 * ay + 2 * t * (1 - t) * my + t * t * zy;
      return dot(x, y + 2.5, 1.9, c.lamp);
    })
  );
};

const every = (from: number, to: number, step: number, draw: (x: number) => string): string => {
  let out = '';
  for (let x = from; x < to; x += step) out += draw(x);
  return out;
};

const deck = ({ length, leg }: PierPlan, { c, lamp }: Build): string =>
  fill(`M-4 0H${length}V7H-4Z`, c.sil) +
  fill(`M-4 -1H${length}V1.2H-4Z`, c.trim) +
  line(`M0 -11H${length}`, c.sil, 1.5) +
  line(
    every(0, length, 7, (x) => `M${x} -11V0`),
    c.sil,
    0.8,
  ) +
  line(
    every(8, length, 22, (x) => `M${x} 7V${leg + 4}`),
    c.sil,
    3.2,
  ) +
  line(
    every(8, length - 22, 44, (x) => `M${x} 9L${x + 22} ${leg - 4}M${x + 22} 9L${x} ${leg - 4}`),
    c.sil,
    1.1,
  ) +
  fill(`M-4 10H${length}V12.5H-4Z`, c.sil) +
  every(
    8,
    length,
    44,
    (x) =>
      line(`M${x} 0V-30`, c.sil, 2) +
      fill(`M${x - 3} -30h6l-1 3h-4Z`, c.sil) +
      lamp(x, -34, 3.2, 11),
  );

/** Draws the pier and says where its lights are. Lamps carry the class `l` and light in turn. */
export function drawPier(
  plan: PierPlan,
  c: PierInk,
): { readonly body: string; readonly lights: readonly Light[] } {
  const lights: Light[] = [];
  const lamp = (x: number, y: number, size = 2.6, glow = 8): string => {
    lights.push([x, y, size]);
    const delay = Math.max(0, Math.round((x / plan.length) * 24)) * 40;
    return `<g class="l" style="animation-delay:${delay}ms">${dot(x, y, glow, c.glow, 0.22)}${dot(x, y, size, c.lamp)}</g>`;
  };
  const build: Build = { c, lights, lamp };
  const [radius, wheelX] = plan.wheel;
  const body = [
    plan.coaster === undefined ? '' : coaster(plan.coaster, build),
    wheel(radius, wheelX, build),
    pavilion(plan.pavilion, build),
    bandstand(plan.bandstand, build),
    plan.helterSkelter === undefined ? '' : helterSkelter(plan.helterSkelter, build),
    plan.carousel === undefined ? '' : carousel(plan.carousel, build),
    ...plan.booths.map(([x, awning]) => booth(x, awning, build)),
    ...plan.strings.map((ends) => festoon(ends, build)),
    deck(plan, build),
  ].join('');
  return { body, lights };
}
