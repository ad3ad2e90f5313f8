import { hex, type Lch, oklch } from './color.ts';
import type { Body, GameArt, Layer, SceneInk } from './game.ts';
import { n, times } from './geometry.ts';
import { type Random, randomFrom } from './random.ts';
import { type Drawing, drawShape, inkOf, type Paint, paintDefs } from './shape.ts';
import { dot, group, linear, radial } from './svg.ts';
import { drawTitle, floorFade } from './title.ts';

const paintOf = (game: GameArt): Paint => ({ ...game.paint, night: game.sky[2][2] });

const sceneInk = (game: GameArt, id: string): SceneInk => {
  const [top, mid, floor] = game.sky;
  const deep: Lch = [Math.min(0.2, floor[0] * 0.6), floor[1] * 0.8, floor[2]];
  return {
    top: hex(top),
    mid: hex(mid),
    deep: hex(deep),
    far: oklch((mid[0] + floor[0]) / 2 + 0.03, mid[1], mid[2]),
    near: oklch(floor[0] * 0.85 + 0.06, floor[1] * 1.1, floor[2]),
    light: hex(game.glow.color),
    lamp: oklch(0.9, 0.13, 80),
    cream: oklch(0.97, 0.025, 85),
    gold: oklch(0.8, 0.13, 82),
    x: hex(game.paint.x),
    id,
  };
};

function drawBody(body: Body, paint: Paint, id: string, paintId: string): Drawing {
  return typeof body === 'function'
    ? { defs: '', body: body(inkOf(paint, paintId)) }
    : drawShape(body, paint, id, paintId);
}

const drawLayers = (
  layers: readonly Layer[],
  game: GameArt,
  width: number,
  height: number,
  id: string,
): Drawing => {
  let defs = '';
  let body = '';
  layers.forEach((layer, index) => {
    const paintId = layer.paint ? `${id}${index}` : id;
    if (layer.paint) defs += paintDefs(layer.paint, paintId);
    const size = (width * layer.size) / 100;
    const drawn = drawBody(layer.body, layer.paint ?? paintOf(game), `${id}${index}`, paintId);
    defs += drawn.defs;
    body += group(
      `translate(${n((width * layer.x) / 100 - size / 2)} ${n((height * layer.y) / 100 - size / 2)}) rotate(${layer.turn ?? 0} ${n(size / 2)} ${n(size / 2)}) scale(${(size / 100).toFixed(3)})`,
      drawn.body,
    );
  });
  return { defs, body };
};

const ground = (game: GameArt, width: number, height: number, id: string): Drawing => {
  const [top, mid, floor] = game.sky;
  const glow = hex(game.glow.color);
  const all = `width="${width}" height="${height}"`;
  return {
    defs:
      linear(`${id}g`, [
        [0, hex(top)],
        [0.56, hex(mid)],
        [1, hex(floor)],
      ]) +
      radial(
        `${id}k`,
        [
          [0, glow, game.glow.alpha],
          [1, glow, 0],
        ],
        'cx=".5" cy=".42" r=".62"',
      ),
    body: `<rect ${all} fill="url(#${id}g)"/><rect ${all} fill="url(#${id}k)"/>`,
  };
};

const specks = (
  width: number,
  height: number,
  c: SceneInk,
  random: Random,
  count: number,
): string =>
  times(count, () =>
    dot(
      random() * width,
      random() * height * 0.8,
      0.5 + random() * 1.3,
      random() > 0.5 ? c.cream : c.light,
      0.3 + random() * 0.6,
    ),
  );

/** Sized, because some loaders take a texture's size from there. */
const svg = (width: number, height: number, defs: string, body: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${attributes}><defs>${defs}</defs>${body}</svg>`;

/** Scenes reach past their edges: a box of another ratio cuts them instead of letterboxing. */
const CUT = ' preserveAspectRatio="xMidYMid slice"';

const compose = (
  game: GameArt,
  width: number,
  height: number,
  layers: readonly Layer[],
  id: string,
  finish: (c: SceneInk) => Drawing,
  speckCount: number,
): string => {
  const random = randomFrom(game.id);
  const c = sceneInk(game, id);
  const base = ground(game, width, height, id);
  const scene = game.scene(width, height, c, random);
  const drawn = drawLayers(layers, game, width, height, id);
  const front = game.front?.(width, height, c, random);
  const end = finish(c);
  return svg(
    width,
    height,
    base.defs +
      paintDefs(paintOf(game), id) +
      (scene.defs ?? '') +
      drawn.defs +
      (front?.defs ?? '') +
      end.defs,
    base.body +
      scene.body +
      drawn.body +
      (front?.body ?? '') +
      specks(width, height, c, random, speckCount) +
      end.body,
    CUT,
  );
};

const join = (a: Drawing, b: Drawing): Drawing => ({
  defs: a.defs + b.defs,
  body: a.body + b.body,
});

/** A thumbnail, 200 wide: tall (300) or square (200), each with its own composition. */
export function drawThumb(game: GameArt, form: 'tall' | 'square'): string {
  const height = form === 'tall' ? 300 : 200;
  return compose(
    game,
    200,
    height,
    form === 'tall' ? game.tall : game.square,
    `${game.id}-${form.charAt(0)}`,
    (c) => join(floorFade(game, 200, height, c), drawTitle(game, 200, height, c)),
    14,
  );
}

/** The 16:9 scene behind the reels and on the game's page: heroes at the sides, a quiet middle. */
export function drawBackdrop(game: GameArt): string {
  const veil = sceneInk(game, '').near;
  return compose(
    game,
    320,
    180,
    game.wide,
    `${game.id}-b`,
    (c) => ({
      defs: radial(
        `${c.id}q`,
        [
          [0, veil, 0.26],
          [0.6, veil, 0.16],
          [1, veil, 0],
        ],
        'cx=".5" cy=".5" r=".5"',
      ),
      body: `<rect width="320" height="180" fill="url(#${c.id}q)"/>`,
    }),
    18,
  );
}

/** A slot symbol on transparent ground, 120 x 120, standing on a soft shadow. */
export function drawSymbol(game: GameArt, index: number): string {
  const symbol = game.symbols[index];
  if (!symbol) throw new Error(`${game.id} has no symbol ${index}`);
  const id = `${game.id}-${symbol.id}`;
  const paint = symbol.paint ?? paintOf(game);
  const drawn = drawBody(symbol.body, paint, id, id);
  const k = (symbol.size ?? 100) / 100;
  const half = 50 * k;
  const turn = symbol.turn ? ` rotate(${symbol.turn} 50 50)` : '';
  return svg(
    120,
    120,
    paintDefs(paint, id) + drawn.defs,
    `<ellipse cx="60" cy="113" rx="36" ry="4.5" fill="#000" opacity=".28"/>` +
      group(`translate(${n(60 - half)} ${n(58 - half)}) scale(${k})${turn}`, drawn.body),
  );
}
