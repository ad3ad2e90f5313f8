/** The pleasure pier of the hero: its deck lies on y = 0, buildings rise to negative y. */
import { dot, fill, line, n, times } from './drawing.ts';
import type { PierInk } from './palette.ts';
import { carousel, coaster, helterSkelter, wheel } from './rides.ts';

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

export interface Build {
  readonly c: PierInk;
  readonly lights: Light[];
  /** A lamp that lights in its turn along the pier. */
  readonly lamp: (x: number, y: number, size?: number, glow?: number) => string;
}

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
