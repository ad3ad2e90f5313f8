import type { SlotDescription } from '../../engines/slot/protocol.ts';
import { calm } from '../pace.ts';
import { leftToRight } from '../texts/say.ts';
import { piecesOf } from './paint-fall.ts';
import { type Highlight, paintHighlight } from './paint-highlight.ts';
import { paintLabel } from './paint-label.ts';
import type { ReelLayout } from './reel-layout.ts';
import type { ReelMotion } from './reel-motion.ts';
import { SMEARED_HEIGHT, type SymbolBitmaps } from './symbol-bitmaps.ts';

/** Milliseconds of a symbol growing over its reel. */
export const GROW = 420;
/** Room around the field for what stands out of it, in CSS px. */
export const MARGIN = 30;
/** Speed in rows a second from which symbols are smeared. */
const SMEARED_FROM = 9;

/** What the reels look like at a moment. */
export type ReelScene = {
  readonly layout: ReelLayout;
  /** Pixels of the canvas to a CSS px. */
  readonly scale: number;
  readonly reels: readonly ReelMotion[];
  /** Of each reel, 0 to 1. */
  readonly opacity: readonly number[];
  /** Symbols that grow over those that differ, since a moment. */
  readonly growing: { readonly to: readonly (readonly string[])[]; readonly since: number } | null;
  /** Symbols that vanish from their cells and others that fall into the gaps, since a moment. */
  readonly falling: {
    readonly to: readonly (readonly string[])[];
    readonly removed: readonly (readonly [number, number])[];
    readonly since: number;
  } | null;
  /** Symbols that stay while the reel turns behind them. */
  readonly held: readonly {
    readonly cell: readonly [number, number];
    readonly id: string;
    /** Written over the symbol. */
    readonly label?: string;
  }[];
  /** Reels that run as one. */
  readonly geared: { readonly from: number; readonly count: number } | null;
  readonly shown: Highlight | null;
  readonly shownSince: number;
};

/** The side of a symbol's square, in CSS px. */
export const symbolSize = ({ cell }: ReelLayout): number =>
  Math.min(cell.width, cell.height) * 0.94;

/** Paints a scene as it stands `at` a moment; moments are milliseconds of one clock. */
export function paintReels(
  pen: CanvasRenderingContext2D,
  game: SlotDescription,
  bitmaps: SymbolBitmaps,
  scene: ReelScene,
  at: number,
): void {
  const { layout, reels, scale, shown, growing, falling } = scene;
  const { cell } = layout;
  const reelX = (reel: number): number => reel * (cell.width + layout.gap);

  const wilds = new Set(game.symbols.flatMap(({ id, role }) => (role === 'wild' ? [id] : [])));

  /** A symbol in the middle of its reel; a wild says by what it multiplies there. */
  function drawSymbol(id: string, reel: number, y: number, grow = 1, smeared = false): void {
    const x = reelX(reel) + cell.width / 2;
    const bitmap = smeared ? bitmaps.blurred(id) : bitmaps.sharp(id);
    if (!bitmap) return;
    const size = symbolSize(layout) * grow;
    const height = smeared ? size * SMEARED_HEIGHT : size;
    pen.drawImage(bitmap, x - size / 2, y - height / 2, size, height);
    const times = wilds.has(id) ? (game.reelMultipliers?.[reel] ?? 1) : 1;
    if (times === 1 || smeared) return;
    paintLabel(pen, leftToRight(`×${times}`), [x, y + size * 0.36], size * 0.9, game.palette);
  }

  function paintReel(motion: ReelMotion, reel: number): void {
    if (falling) {
      paintFall(motion, reel);
      return;
    }
    const top = Math.floor(motion.position);
    const smeared = motion.speed > SMEARED_FROM;
    const dimmed = shown ? 0.42 : 1;
    for (let index = top - 1; index <= top + game.rows; index++) {
      const row = index - motion.position;
      if (row < -1 || row > game.rows) continue;
      pen.globalAlpha = (scene.opacity[reel] ?? 1) * dimmed;
      drawSymbol(motion.symbolAt(index), reel, (row + 0.5) * cell.height, 1, smeared);
    }
    paintGrowth(motion, reel);
    pen.globalAlpha = 1;
  }

  function paintFall(motion: ReelMotion, reel: number): void {
    if (!falling) return;
    const from = Array.from({ length: game.rows }, (_, row) => motion.symbolAt(row));
    const rows = falling.removed.flatMap(([on, row]) => (on === reel ? [row] : []));
    for (const piece of piecesOf(from, falling.to[reel] ?? [], rows, at - falling.since)) {
      pen.globalAlpha = piece.alpha;
      drawSymbol(piece.id, reel, (piece.row + 0.5) * cell.height, piece.grow);
    }
    pen.globalAlpha = 1;
  }

  /** One light ground behind reels in gear, with a tooth over each joint. */
  function paintGears(): void {
    if (!scene.geared) return;
    const { from, count } = scene.geared;
    const width = count * cell.width + (count - 1) * layout.gap;
    pen.fillStyle = game.palette.frame;
    pen.globalAlpha = 0.2;
    pen.fillRect(reelX(from), 0, width, layout.height);
    pen.globalAlpha = 1;
    pen.strokeStyle = game.palette.frame;
    pen.lineWidth = Math.max(3, cell.width * 0.035);
    pen.strokeRect(reelX(from) + 2, 2, width - 4, layout.height - 4);
  }

  function paintHeld(): void {
    for (const { cell: at, id, label } of scene.held) {
      const [reel, row] = at;
      const x = reelX(reel) + cell.width / 2;
      const y = (row + 0.5) * cell.height;
      pen.globalAlpha = shown ? 0.42 : 1;
      pen.fillStyle = game.palette.reel;
      pen.fillRect(reelX(reel), row * cell.height, cell.width, cell.height);
      drawSymbol(id, reel, y);
      if (label) paintLabel(pen, label, [x, y + cell.height * 0.3], cell.width * 0.9, game.palette);
    }
    pen.globalAlpha = 1;
  }

  function paintGrowth(motion: ReelMotion, reel: number): void {
    if (!growing) return;
    const part = Math.min(1, (at - growing.since) / GROW);
    growing.to[reel]?.forEach((id, row) => {
      if (motion.symbolAt(row) === id) return;
      const y = (row + 0.5) * cell.height;
      pen.globalAlpha = part;
      pen.fillStyle = game.palette.reel;
      pen.fillRect(reelX(reel), row * cell.height, cell.width, cell.height);
      drawSymbol(id, reel, y, calm() ? 1 : 0.6 + 0.4 * part);
    });
  }

  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
  pen.translate(MARGIN, MARGIN);
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, layout.width, layout.height);
  pen.clip();
  paintGears();
  reels.forEach(paintReel);
  paintHeld();
  pen.restore();
  if (!shown) return;
  paintHighlight(pen, {
    highlight: shown,
    layout,
    palette: game.palette,
    age: calm() ? Number.POSITIVE_INFINITY : at - scene.shownSince,
    symbol: (reel, row, y, grow) => drawSymbol(reels[reel]?.symbolAt(row) ?? '', reel, y, grow),
  });
}
