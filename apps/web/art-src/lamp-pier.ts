/** A pier seen along its rail: posts with lamps that are lit or not. It heads results and errors. */
import {
  bar,
  dot,
  fill,
  lightColumn,
  line,
  n,
  oklch,
  randomFrom,
  stops,
  times,
} from './drawing.ts';
import { hours } from './palette.ts';

export interface LampPierPlan {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly deck: number;
  readonly posts: number;
  /** Lamps lit, from the left. */
  readonly lit: number;
  readonly seed: number;
  readonly moon?: readonly [x: number, y: number, r: number];
  /** A hole in the deck: from x to x. */
  readonly gap?: readonly [from: number, to: number];
  readonly boat?: readonly [x: number, y: number, scale: number];
}

const ink = hours.night.ink;

const wood = oklch([0.3, 0.04, 320]);

const woodDark = oklch([0.19, 0.035, 300]);

const off = oklch([0.32, 0.03, 295]);

const offEdge = oklch([0.55, 0.03, 290]);

const paper = oklch([0.93, 0.045, 82]);

const lampPost = (x: number, top: number, deck: number, lit: boolean, k: number): string =>
  (lit
    ? dot(x, top, 46 * k, ink.glow, 0.1) +
      dot(x, top, 30 * k, ink.glow, 0.14) +
      dot(x, top, 19 * k, ink.glow, 0.2)
    : '') +
  line(`M${n(x)} ${n(top + 12 * k)}V${n(deck)}`, lit ? wood : woodDark, 5 * k) +
  fill(
    `M${n(x - 8 * k)} ${n(deck)}h${n(16 * k)}l-${n(4 * k)}-${n(12 * k)}h-${n(8 * k)}Z`,
    woodDark,
  ) +
  line(`M${n(x)} ${n(top - 18 * k)}V${n(top - 12 * k)}`, lit ? ink.trim : offEdge, 3 * k) +
  fill(`M${n(x - 8 * k)} ${n(top + 11 * k)}h${n(16 * k)}v${n(4 * k)}h-${n(16 * k)}Z`, woodDark) +
  (lit
    ? dot(x, top, 12 * k, ink.glow) +
      dot(x - 1.5 * k, top - 1.5 * k, 9.6 * k, ink.lamp) +
      dot(x - 3 * k, top - 3.5 * k, 5 * k, '#fff8e6')
    : dot(x, top, 12 * k, offEdge) +
      dot(x, top, 10.6 * k, off) +
      line(
        `M${n(x - 6 * k)} ${n(top - 2 * k)}q${n(1.5 * k)}-${n(4 * k)} ${n(5 * k)}-${n(4.5 * k)}`,
        offEdge,
        1.4 * k,
      ));

const wire = (x0: number, x1: number, y: number, lit: boolean, k: number): string => {
  const sag = 26 * k;
  return (
    line(
      `M${n(x0)} ${n(y)}Q${n((x0 + x1) / 2)} ${n(y + sag * 2)} ${n(x1)} ${n(y)}`,
      lit ? ink.trim : offEdge,
      1.3 * k,
      0.9,
    ) +
    times(3, (i) => {
      const t = (i + 1) / 4;
      const x = x0 + (x1 - x0) * t;
      const at = y + sag * 4 * t * (1 - t) + 3 * k;
      return (
        (lit ? dot(x, at, 7 * k, ink.glow, 0.22) : '') + dot(x, at, 3.2 * k, lit ? ink.lamp : off)
      );
    })
  );
};

const deckPart = (x0: number, x1: number, y: number, k: number, height: number): string => {
  let legs = '';
  for (let x = x0 + 10 * k; x < x1 - 4 * k; x += 26 * k)
    legs += `M${n(x)} ${n(y + 10 * k)}V${n(y + height)}`;
  return (
    line(legs, woodDark, 6 * k) +
    fill(`M${n(x0)} ${n(y + 18 * k)}H${n(x1)}v${n(3 * k)}H${n(x0)}Z`, woodDark) +
    fill(`M${n(x0)} ${n(y)}H${n(x1)}v${n(12 * k)}H${n(x0)}Z`, woodDark) +
    fill(`M${n(x0)} ${n(y - 1)}H${n(x1)}v${n(2.5 * k)}H${n(x0)}Z`, ink.trim)
  );
};

const brokenEnd = (x: number, y: number, side: 1 | -1, k: number): string =>
  fill(
    `M${n(x)} ${n(y)}l${n(side * 22 * k)} ${n(40 * k)}l${n(side * 7 * k)}-${n(3 * k)}l${n(-side * 14 * k)}-${n(37 * k)}Z`,
    wood,
  ) +
  fill(
    `M${n(x)} ${n(y + 1)}l${n(side * 20 * k)} ${n(5 * k)}l${n(-side * 6 * k)} ${n(4 * k)}l${n(side * 2 * k)} ${n(3 * k)}h${n(-side * 16 * k)}Z`,
    woodDark,
  );

const sailingBoat = ([x, y, k]: readonly [number, number, number]): string =>
  `<g transform="translate(${x} ${y}) rotate(-4) scale(${k})">${times(4, (i) => bar(-50 + i * 7, 34 + i * 7, 100 - i * 12, 2, ink.glow, 0.5 - i * 0.1))}${fill('M-62 0Q0 10 66-6Q58 24 40 28H-34Q-52 24-62 0Z', ink.rose)}${fill('M-62 0Q0 10 66-6L63 3Q0 19-58 8Z', paper)}${line('M-6 2V-96', woodDark, 4)}${fill('M-2-94Q44-46 52-10L-2-4Z', paper)}${fill('M-2-94Q44-46 52-10L30-8Q26-52-2-94Z', ink.cream, 0.6)}${fill('M-10-74Q-36-38-40-10L-10-4Z', ink.rose)}${dot(-48, -12, 11, ink.glow, 0.3)}${dot(-48, -12, 4, ink.lamp)}</g>`;

export function drawLampPier(plan: LampPierPlan): string {
  const { id, width, height, deck, posts, lit } = plan;
  const random = randomFrom(plan.seed);
  const k = Math.min(1, height / 300);
  const top = deck * 0.24;
  const pitch = width / posts;
  const x = (i: number): number => pitch * (i + 0.5);
  const legs = 54 * k;
  const water = deck + legs;
  const [gapFrom, gapTo] = plan.gap ?? [0, 0];
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="${id}-sky" x2="0" y2="1">${stops(
      [
        [0.17, 0.045, 292],
        [0.24, 0.075, 305],
        [0.36, 0.11, 335],
        [0.5, 0.12, 15],
      ],
      [0, 0.4, 0.8, 1],
    )}</linearGradient><linearGradient id="${id}-sea" x2="0" y2="1">${stops(
      [
        [0.31, 0.07, 305],
        [0.22, 0.05, 265],
        [0.15, 0.03, 262],
      ],
      [0, 0.4, 1],
    )}</linearGradient></defs><rect width="${width}" height="${n(water)}" fill="url(#${id}-sky)"/>`,
    times(Math.round(width / 9), () =>
      dot(random() * width, random() * deck * 0.95, 0.4 + random(), '#fff', 0.25 + random() * 0.5),
    ),
  ];
  if (plan.moon) {
    const [mx, my, r] = plan.moon;
    const shade = oklch([0.82, 0.05, 60]);
    parts.push(
      dot(mx, my, r * 1.9, ink.moon, 0.06) +
        dot(mx, my, r * 1.4, ink.moon, 0.08) +
        dot(mx, my, r, ink.moon) +
        dot(mx - r * 0.3, my - r * 0.2, r * 0.2, shade, 0.6) +
        dot(mx + r * 0.25, my + r * 0.32, r * 0.14, shade, 0.6),
    );
  }
  parts.push(
    `<rect y="${n(water - 4)}" width="${width}" height="${n(height - water + 4)}" fill="url(#${id}-sea)"/>`,
  );
  for (let i = 0; i < lit; i++) {
    parts.push(
      lightColumn(random, x(i), deck + 16 * k, height - 8 * k, 26 * k, ink.glow, 0.75, 12 * k),
    );
  }
  if (plan.moon)
    parts.push(
      lightColumn(
        random,
        plan.moon[0],
        water + 4,
        height - 6,
        plan.moon[2] * 0.9,
        ink.moon,
        0.4,
        11 * k,
      ),
    );
  parts.push(
    times(Math.round(width / 14), () =>
      bar(
        random() * width,
        water + random() * (height - water),
        8 + random() * 30,
        1.2,
        random() > 0.5 ? ink.tide : ink.trim,
        0.12 + random() * 0.2,
      ),
    ),
  );
  if (plan.gap) {
    parts.push(
      deckPart(-4, gapFrom, deck, k, legs),
      deckPart(gapTo, width + 4, deck, k, legs),
      brokenEnd(gapFrom, deck, 1, k),
      brokenEnd(gapTo, deck, -1, k),
    );
  } else parts.push(deckPart(-4, width + 4, deck, k, legs));
  for (let i = -1; i < posts; i++) {
    const broken = plan.gap && x(i) < gapTo && x(i + 1) > gapFrom;
    if (!broken)
      parts.push(wire(x(i), x(i + 1), top, i + 1 < lit || (i + 1 === lit && lit === posts), k));
  }
  if (plan.gap) {
    const last = Math.floor(gapFrom / pitch - 0.5);
    parts.push(
      line(
        `M${n(x(last))} ${n(top)}q${n(16 * k)} ${n(50 * k)} ${n(12 * k)} ${n(96 * k)}`,
        offEdge,
        1.4 * k,
        0.9,
      ) + dot(x(last) + 12 * k, top + 99 * k, 3.4 * k, off),
    );
  }
  parts.push(times(posts, (i) => lampPost(x(i), top, deck, i < lit, k)));
  if (plan.boat) parts.push(sailingBoat(plan.boat));
  return `${parts.join('')}</svg>`;
}
