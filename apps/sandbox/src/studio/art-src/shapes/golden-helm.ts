import type { FreeDrawing } from '../game.ts';
import { polar, sector, TAU, times } from '../geometry.ts';
import { dot, fill, group, line, ring } from '../svg.ts';

const SPOKES = 8;
const FIELDS = 24;

/** A helm whose rim bears the fields of a money wheel; two of them are gilded. */
export const helm: FreeDrawing = (c) =>
  group('translate(4 5)', ring(50, 50, 38, '#000', 11, 0.35)) +
  times(SPOKES, (i) =>
    group(
      `rotate(${(i * 360) / SPOKES + 11} 50 50)`,
      fill('M47.6 12Q44.8 6 45.6-1Q46.4-9 50-9Q53.6-9 54.4-1Q55.2 6 52.4 12Z', c.a) +
        fill('M47.6 12Q44.8 6 45.6-1Q46.2-7 48.4-8.6Q47.4 2 49.2 12Z', '#fff', 0.3) +
        fill('M47.4 18H52.6L51.6 42H48.4Z', c.a) +
        fill('M47.4 18H49L49.2 42H48.4Z', '#fff', 0.3) +
        fill('M46.4 8.4H53.6V11.6H46.4Z', c.b),
    ),
  ) +
  ring(50, 50, 38, c.lo, 12.6) +
  ring(50, 50, 38, c.a, 11) +
  times(FIELDS, (i) => {
    const from = (i * TAU) / FIELDS - TAU / 4;
    const color = i % 12 === 2 ? c.lamp : i % 3 === 0 ? c.x : i % 3 === 1 ? c.ink : c.bDeep;
    return fill(sector(50, 50, 34, 42, from + 0.014, from + TAU / FIELDS - 0.014), color, 0.94);
  }) +
  ring(50, 50, 43.2, c.b, 2) +
  ring(50, 50, 32.8, c.b, 1.6) +
  times(SPOKES, (i) => {
    const [x, y] = polar(50, 50, 43.2, (i * TAU) / SPOKES - TAU / 4 + 0.19).split(' ');
    return dot(Number(x), Number(y), 1.5, c.cream);
  }) +
  dot(50, 50, 11.5, c.lo) +
  dot(50, 50, 10.4, c.b) +
  dot(50, 50, 6.4, c.a) +
  dot(47.6, 47.2, 2.2, '#fff', 0.8) +
  line(
    `M${polar(50, 50, 42.6, 3.5)}A42.6 42.6 0 0 1 ${polar(50, 50, 42.6, 4.5)}`,
    '#fff',
    1.5,
    0.7,
  );
