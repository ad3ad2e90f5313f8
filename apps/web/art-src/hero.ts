/** The hero scene: the lit pier over water, in two crops, at two hours. */
import {
  bar,
  dot,
  fill,
  type Lch,
  lightColumn,
  line,
  n,
  oklch,
  type Random,
  randomFrom,
  stops,
  times,
} from './drawing.ts';
import { type Crop, type HeroPlan, plans } from './hero-plans.ts';
import { type Hour, type HourPalette, hours } from './palette.ts';
import { drawPier, type Light } from './pier.ts';

const moonShade: Lch = [0.82, 0.05, 60];

const moon = ([x, y, r]: HeroPlan['moon'], { ink, starry }: HourPalette): string => {
  const halos: readonly (readonly [number, number])[] = [
    [2.9, 0.035],
    [2.05, 0.05],
    [1.45, 0.08],
  ];
  const shade = oklch(moonShade);
  const face = starry
    ? fill(
        `M${n(x + r * 0.2)} ${n(y - r * 0.98)}A${r} ${r} 0 1 1 ${n(x - r * 0.9)} ${n(y + r * 0.44)}A${n(r * 1.05)} ${n(r * 1.05)} 0 0 0 ${n(x + r * 0.2)} ${n(y - r * 0.98)}Z`,
        shade,
        0.55,
      ) +
      dot(x - r * 0.3, y - r * 0.25, r * 0.16, shade, 0.6) +
      dot(x + r * 0.1, y - r * 0.5, r * 0.09, shade, 0.6)
    : '';
  return (
    halos.map(([k, alpha]) => dot(x, y, r * k, ink.moon, alpha)).join('') +
    dot(x, y, r, ink.moon) +
    face
  );
};

const coast = (plan: HeroPlan, { ink }: HourPalette, random: Random): string => {
  const { horizon, coast: reach } = plan;
  let d = `M0 ${horizon}V${horizon - 16}`;
  for (let x = 0; x < reach; x += 20) {
    const rise = -6 + random() * 8;
    d += `q10 ${n(rise)} 20 ${n((random() - 0.5) * 5 + (x > reach * 0.6 ? 0.9 : -0.1))}`;
  }
  return (
    fill(`${d}L${reach + 70} ${horizon}Z`, ink.sil3, 0.8) +
    times(Math.ceil(reach / 15), () => {
      const x = random() * reach;
      return bar(x, horizon - 3 - random() * 8, 1.8, 1.8, ink.lamp, 0.4 + random() * 0.6);
    })
  );
};

/** Stripes of water through which the mirrored pier shows; the gaps widen towards the viewer. */
const ripples = ({ width, height, horizon }: HeroPlan, random: Random): string => {
  let d = '';
  let y = horizon + 3;
  for (let i = 0; y < height; i++) {
    const h = 2.2 + i * 0.16;
    let x = -20;
    while (x < width) {
      const w = 40 + random() * 150;
      d += `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
      x += w + random() * (2 + i * 0.9);
    }
    y += h + 0.7 + i * 0.22;
  }
  return d;
};

const boat = ([x, y, k]: readonly [number, number, number], { ink }: HourPalette): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${[0.5, 0.35, 0.2].map((alpha, i) => bar(-24 - i * 3 + (i % 2 ? 4 : 0), 6 + i * 5.5, 48 + i * 4, 1.6, ink.glow, alpha)).join('')}${fill('M-30-6Q0 2 30-8Q26 4 18 5H-18Q-26 3-30-6Z', ink.sil)}${line('M-30-6Q0 2 30-8', ink.trim, 1.4)}${line('M-2-3V-52', ink.sil, 2)}${fill('M0-50Q22-28 24-9L0-8Z', ink.rose)}${fill('M-4-44Q-16-24-18-9L-4-8Z', ink.cream)}${dot(-22, -13, 9, ink.glow, 0.25)}${dot(-22, -13, 2.6, ink.lamp)}</g>`;

const gull = ([x, y, k]: readonly [number, number, number], { ink }: HourPalette): string =>
  `<path transform="translate(${x} ${y}) scale(${k})" d="M-16-2Q-8-10 0 0Q8-10 16-2Q8-6 1 4H-1Q-8-6-16-2Z" fill="${ink.cream}" opacity=".85"/>`;

const reflections = (
  plan: HeroPlan,
  lights: readonly Light[],
  palette: HourPalette,
  random: Random,
): string => {
  const { horizon, height, width, scale } = plan;
  const { ink } = palette;
  const [mx, , mr] = plan.moon;
  let out = lightColumn(
    random,
    mx,
    horizon + 4,
    plan.scrim ? height - 20 : horizon + 52,
    mr * 0.8,
    ink.moon,
    plan.scrim ? 0.6 : 0.5,
    4.4,
  );
  lights.forEach(([x, y, strength], i) => {
    const at = plan.pierX + x * scale;
    if (at > width + 10) return;
    const depth = horizon + (26 - y * 0.46 + random() * 22) * Math.max(0.8, scale);
    out += lightColumn(
      random,
      at,
      horizon + 2,
      Math.min(height - 14, depth),
      (5 + strength * 1.5) * scale + 2,
      i % 5 === 3 ? ink.rose : ink.glow,
      0.8,
      4,
    );
  });
  return (
    out +
    times(plan.glints, () => {
      const q = random();
      const y = horizon + 6 + q * q * (height - horizon - 10);
      const w = (8 + random() * 40) * (0.4 + q * 1.2);
      return bar(
        random() * width,
        y,
        w,
        0.8 + q,
        random() > 0.55 ? ink.tide : ink.trim,
        0.1 + random() * 0.26,
      );
    })
  );
};

const definitions = (plan: HeroPlan, palette: HourPalette, random: Random): string => {
  const { width, height, horizon } = plan;
  const { ink, sky, sea, starry } = palette;
  const [gx, reach] = plan.glow;
  const ground = oklch(sky[0] ?? [0, 0, 0]);
  return `<defs><linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${horizon}">${stops(sky, [0, 0.3, 0.62, 0.88, 1])}</linearGradient><linearGradient id="sea" gradientUnits="userSpaceOnUse" x1="0" y1="${horizon}" x2="0" y2="${height}">${stops(sea, [0, 0.3, 0.66, 1])}</linearGradient><radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${gx}" cy="${horizon}" r="${reach}" gradientTransform="translate(0 ${horizon}) scale(1 .42) translate(0 ${-horizon})"><stop stop-color="${ink.glow}" stop-opacity=".62"/><stop offset=".45" stop-color="${ink.rose}" stop-opacity=".26"/><stop offset="1" stop-color="${ink.rose}" stop-opacity="0"/></radialGradient><linearGradient id="quiet"><stop stop-color="${ground}" stop-opacity="${starry ? 0.78 : 0.94}"/><stop offset=".5" stop-color="${ground}" stop-opacity="${starry ? 0.5 : 0.8}"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/></linearGradient><linearGradient id="foot" x2="0" y2="1"><stop stop-color="${ground}" stop-opacity="0"/><stop offset="1" stop-color="${ground}"/></linearGradient><clipPath id="ripples"><path d="${ripples({ ...plan, width }, random)}"/></clipPath><style>@media (prefers-reduced-motion:no-preference){.l{animation:l .24s cubic-bezier(.2,.8,.2,1) both}@keyframes l{from{opacity:.12}}}</style></defs>`;
};

/** Where the text on the quiet side may begin, as a share of the sky's height. */
const TEXT_FROM = 0.3;

export function drawHero(crop: Crop, hour: Hour): string {
  const plan = plans[crop];
  const palette = hours[hour];
  const random = randomFrom(plan.seed);
  const { width, height, horizon, scale } = plan;
  const { ink } = palette;
  const defs = definitions(plan, palette, random);
  const stars = palette.starry
    ? times(plan.stars, () => {
        const x = random() * width;
        const y = random() * random() * horizon * 0.95;
        const star = dot(
          x,
          y,
          0.5 + random() * random() * 1.2,
          oklch([0.96, 0.03, random() > 0.3 ? 85 : 230]),
          0.3 + random() * 0.7,
        );
        // Among the words a star would be read as an apostrophe.
        return x < plan.scrim && y > horizon * TEXT_FROM ? '' : star;
      })
    : '';
  const clouds = plan.clouds
    .map(([x, y, w, h, alpha]) => bar(x, y, w, h, ink.edge, alpha))
    .join('');
  const shore = coast(plan, palette, random);
  const pier = drawPier(plan.pier, ink);
  const place = `translate(${plan.pierX} ${n(horizon - plan.pier.leg * scale)}) scale(${scale})`;
  const mirror = pier.body.replace(/ class="l" style="[^"]*"/g, '');
  const foot = (height - horizon) * plan.fade;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMaxYMax slice">`,
    defs,
    `<rect width="${width}" height="${horizon + 1}" fill="url(#sky)"/><rect width="${width}" height="${height}" fill="url(#glow)"/>`,
    stars,
    moon(plan.moon, palette),
    clouds,
    shore,
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#sea)"/><rect y="${horizon}" width="${width}" height="1.2" fill="${ink.glow}" opacity=".55"/>`,
    `<g clip-path="url(#ripples)"><g transform="translate(0 ${n(horizon * 1.86)}) scale(1 -.86)" opacity=".34"><g transform="${place}">${mirror}</g></g></g>`,
    reflections(plan, pier.lights, palette, random),
    `<g transform="${place}">${pier.body}</g>`,
    ...plan.boats.map((at) => boat(at, palette)),
    ...plan.gulls.map((at) => gull(at, palette)),
    plan.scrim ? `<rect width="${plan.scrim}" height="${height}" fill="url(#quiet)"/>` : '',
    `<rect y="${n(height - foot)}" width="${width}" height="${n(foot)}" fill="url(#foot)"/></svg>`,
  ].join('');
}
