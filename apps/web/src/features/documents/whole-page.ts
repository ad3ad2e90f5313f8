import {
  type Cells,
  cellsOf,
  distance,
  medianTone,
  type Pixels,
  spreadAround,
  type Tone,
  toneAt,
} from './picture-cells.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}
/** A sheet, or whatever is seen as one, and what lies beside it. */
interface Tones {
  readonly sheet: Tone;
  readonly ground: Tone;
}
interface Edge {
  readonly from: Point;
  readonly direction: Point;
}

/** The two tones of the border differ by so much, and by so many times what each of them varies. */
const leastContrast = 20;
const leastClarity = 2.5;
/** Shares of the contrast: between neighbours within a sheet, and from the tone of the sheet. */
const evenStep = 0.2;
const sameTone = 0.5;
/** More stretches of one tone along the border are a pattern. */
const mostStretches = 8;
/** An edge is straight for this share of the picture's shorter side, and clear for this share of that. */
const straight = 0.25;
const clear = 0.85;
/** It is as sharp as this share of the contrast between so many cells at both its sides; a shadow's is not. */
const sharp = 0.65;
const beside = 1.25;
/** Degrees from the picture's side at least: a sliver of table along it is not worth a word. */
const leastDegrees = 15;
/** Share of its length that an edge keeps to one row or column of pixels for, where a machine drew it. */
const ruled = 0.75;

/**
 * Whether a sheet or card runs out of the picture. Then the border of the picture is partly of its tone and partly of
 * another, and where they meet, straight edges lead inwards that are not one line. Where there is a doubt it does not.
 */
export function isCropped(pixels: Pixels): boolean {
  const cells = cellsOf(pixels);
  const tones = borderTones(cells);
  if (!tones) return false;
  // Which of both is the sheet, its place says.
  return [tones, { sheet: tones.ground, ground: tones.sheet }].some((guess) =>
    isCutOff(pixels, cells, guess),
  );
}

/** The cells of the border, once around. */
function borderOf({ wide, high }: Cells): Point[] {
  const border: Point[] = [];
  for (let x = 0; x < wide; x += 1) border.push({ x, y: 0 });
  for (let y = 1; y < high; y += 1) border.push({ x: wide - 1, y });
  for (let x = wide - 2; x >= 0; x -= 1) border.push({ x, y: high - 1 });
  for (let y = high - 2; y > 0; y -= 1) border.push({ x: 0, y });
  return border;
}

/** The two tones of the border (k-medians), if it has two. The search begins with that of the middle of the picture. */
function borderTones(cells: Cells): Tones | null {
  const { wide, tones } = cells;
  const inner = medianTone(
    middleOf(cells, 0.25).map(({ x, y }) => tones[y * wide + x] ?? [0, 0, 0]),
  );
  const border = borderOf(cells).map(({ x, y }) => tones[y * wide + x] ?? inner);
  const byDistance = border.toSorted((one, other) => distance(one, inner) - distance(other, inner));
  let sheet = inner;
  let ground = byDistance[Math.floor(byDistance.length * 0.95)] ?? inner;
  let near: Tone[] = [];
  let far: Tone[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    near = border.filter((tone) => distance(tone, sheet) <= distance(tone, ground));
    far = border.filter((tone) => distance(tone, sheet) > distance(tone, ground));
    if (near.length === 0 || far.length === 0) return null;
    sheet = medianTone(near);
    ground = medianTone(far);
  }
  const contrast = distance(sheet, ground);
  const spread = Math.max(spreadAround(sheet, near), spreadAround(ground, far));
  const isClear = contrast >= leastContrast && contrast >= leastClarity * spread;
  return isClear ? { sheet, ground } : null;
}

/** The cells of the middle, without this share at each side. */
function middleOf({ wide, high }: Cells, without: number): Point[] {
  const middle: Point[] = [];
  for (let y = Math.floor(high * without); y < high * (1 - without); y += 1)
    for (let x = Math.floor(wide * without); x < wide * (1 - without); x += 1)
      middle.push({ x, y });
  return middle;
}

function isCutOff(pixels: Pixels, cells: Cells, { sheet, ground }: Tones): boolean {
  const { wide, tones } = cells;
  const contrast = distance(sheet, ground);
  /** Where a cell's tone lies from the ground (0) to the sheet (1); undefined outside the picture. */
  const shareAt = (x: number, y: number): number | undefined => {
    const tone =
      x < 0 || y < 0 || x >= wide ? undefined : tones[Math.floor(y) * wide + Math.floor(x)];
    if (!tone) return undefined;
    const part = (at: 0 | 1 | 2) => (tone[at] - ground[at]) * (sheet[at] - ground[at]);
    return (part(0) + part(1) + part(2)) / contrast ** 2;
  };
  const joined = joinedToMiddle(cells, sheet, contrast);
  // What has three corners of the picture is no sheet in it.
  const corners = [0, wide - 1, joined.length - wide, joined.length - 1];
  if (corners.filter((at) => joined[at]).length > 2) return false;

  const border = borderOf(cells);
  const before = (at: number) => border.at(at - 1) ?? { x: 0, y: 0 };
  const isSheet = ({ x, y }: Point) => (shareAt(x, y) ?? 0) >= 0.5;
  const stretches = border.filter((place, at) => isSheet(place) && !isSheet(before(at)));
  if (stretches.length > mostStretches) return false;

  const isJoined = ({ x, y }: Point) => joined[y * wide + x] === true;
  const edgesOf = (places: readonly Point[]) =>
    places.flatMap((from) => edgeAt(from, cells, shareAt) ?? []);
  const firsts = edgesOf(border.filter((place, at) => isJoined(place) && !isJoined(before(at))));
  const lasts = edgesOf(
    border.flatMap((place, at) => (isJoined(before(at)) && !isJoined(place) ? [before(at)] : [])),
  );
  return firsts.some((one) =>
    lasts.some(
      (other) =>
        // One line across the picture is the end of a table or the coloured head of a letter.
        one.direction.x * other.direction.x + one.direction.y * other.direction.y > -0.5 &&
        // What a scanner or a screen has put there is as straight as its pixels.
        !(isRuled(pixels, cells, one, contrast) && isRuled(pixels, cells, other, contrast)),
    ),
  );
}

/** The cells of the sheet's tone that hang together with some in the middle of the picture. */
function joinedToMiddle(cells: Cells, sheet: Tone, contrast: number): readonly boolean[] {
  const { wide, high, tones } = cells;
  const joined: boolean[] = Array.from({ length: wide * high }, () => false);
  const next: Point[] = [];
  const take = (x: number, y: number, from: Tone, step: number) => {
    if (x < 0 || y < 0 || x >= wide || y >= high) return;
    const at = y * wide + x;
    const tone = tones[at];
    if (!tone || joined[at] || distance(tone, sheet) > sameTone * contrast) return;
    if (distance(tone, from) > step * contrast) return;
    joined[at] = true;
    next.push({ x, y });
  };
  for (const { x, y } of middleOf(cells, 0.35)) take(x, y, sheet, sameTone);
  for (let cell = next.pop(); cell; cell = next.pop()) {
    const { x, y } = cell;
    const from = tones[y * wide + x] ?? sheet;
    take(x - 1, y, from, evenStep);
    take(x + 1, y, from, evenStep);
    take(x, y - 1, from, evenStep);
    take(x, y + 1, from, evenStep);
  }
  return joined;
}

type ShareAt = (x: number, y: number) => number | undefined;

/** The clearest straight edge that leads inwards from a cell of the border. */
function edgeAt(from: Point, { wide, high }: Cells, shareAt: ShareAt): Edge | null {
  const length = straight * Math.min(wide, high);
  const along = Math.sin((leastDegrees * Math.PI) / 180);
  let best: Edge | null = null;
  let most = clear;
  for (let degrees = 0; degrees < 360; degrees += 2) {
    const turn = (degrees * Math.PI) / 180;
    const direction = { x: Math.cos(turn), y: Math.sin(turn) };
    const inwards =
      (from.x === 0 && direction.x > along) ||
      (from.x === wide - 1 && -direction.x > along) ||
      (from.y === 0 && direction.y > along) ||
      (from.y === high - 1 && -direction.y > along);
    if (!inwards) continue;
    for (const aside of [-1, 0, 1]) {
      const place = { x: from.x - direction.y * aside, y: from.y + direction.x * aside };
      const found = clearShare({ from: place, direction }, length, shareAt);
      if (found <= most) continue;
      most = found;
      best = { from: place, direction };
    }
  }
  return best;
}

/** For which share of its length an edge has the sheet at the same one of its sides and the ground at the other. */
function clearShare({ from, direction: { x, y } }: Edge, length: number, shareAt: ShareAt): number {
  let [seen, left, right] = [0, 0, 0];
  for (let step = 1; step < length; step += 1) {
    const at = { x: from.x + 0.5 + x * step, y: from.y + 0.5 + y * step };
    const one = shareAt(at.x - y * beside, at.y + x * beside);
    const other = shareAt(at.x + y * beside, at.y - x * beside);
    if (one === undefined || other === undefined) continue;
    seen += 1;
    if (one - other > sharp && other < 0.5) left += 1;
    if (other - one > sharp && one < 0.5) right += 1;
  }
  return seen < length / 2 ? 0 : Math.max(left, right) / seen;
}

/** Whether an edge keeps to one row or column of pixels. */
function isRuled(pixels: Pixels, cells: Cells, edge: Edge, contrast: number): boolean {
  const { x, y } = edge.direction;
  const isUpright = Math.abs(x) < Math.abs(y);
  const size = pixels.width / cells.wide;
  const length = Math.floor(straight * Math.min(pixels.width, pixels.height));
  const [startX, startY] = [(edge.from.x + 0.5) * size, (edge.from.y + 0.5) * size];
  const isChange = (along: number, off: number): boolean => {
    const atX = Math.round(startX + (isUpright ? off : along * Math.sign(x)));
    const atY = Math.round(startY + (isUpright ? along * Math.sign(y) : off));
    const [lessX, lessY] = isUpright ? [1, 0] : [0, 1];
    const [one, other] = [
      toneAt(pixels, atX - lessX, atY - lessY),
      toneAt(pixels, atX + lessX, atY + lessY),
    ];
    return distance(one, other) > contrast / 2;
  };
  for (let off = -4 * size; off <= 4 * size; off += 1) {
    let changes = 0;
    for (let along = 1; along <= length; along += 1) if (isChange(along, off)) changes += 1;
    if (changes > ruled * length) return true;
  }
  return false;
}
