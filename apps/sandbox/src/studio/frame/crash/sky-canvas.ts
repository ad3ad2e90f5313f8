import { GROWTH } from '../../engines/crash/crash.ts';
import { element } from '../element.ts';
import { calm } from '../pace.ts';
import { type Air, paintLark, paintScene, type Size } from './sky-paint.ts';

/** Where the kite hangs, as a share of the picture. */
const HANGS = { x: 0.82, y: 0.25 };
const START = { x: 0.02, y: 0.86 };
/** Seconds in which the kite gains its place; then the scales go with it. */
const RISING = 9;
/** Dots per CSS pixel that are painted at most. */
const SHARPEST = 2;

export type SkyCanvas = {
  readonly node: HTMLCanvasElement;
  /** Paints from now on what this answers each frame; with less motion only when it is called. */
  show(air: () => Air): void;
};

const levels = [1.2, 1.5, 2, 3, 5, 8, 12, 20, 35, 60, 100, 200, 400, 700];

/** Height of a multiplier in the picture when the kite is at `top`. */
function heightOf(multiplier: number, top: number, { height }: Size, gained: number): number {
  const share = Math.log(multiplier) / Math.max(0.0001, Math.log(top));
  return height * (START.y - (START.y - HANGS.y) * gained * share ** 1.35);
}

function paintLevels(ink: CanvasRenderingContext2D, size: Size, top: number, gained: number): void {
  ink.font = '600 13px "Onest Variable", sans-serif';
  ink.textBaseline = 'middle';
  ink.direction = 'ltr';
  for (const level of levels) {
    if (level > top * 1.9) break;
    const y = heightOf(level, top, size, gained);
    if (top > 1.02 && y > 30 && y < size.height * 0.82 && Math.log(level) / Math.log(top) > 0.28) {
      ink.fillStyle = 'rgb(247 243 234 / 0.16)';
      ink.fillRect(52, y, size.width - 64, 1);
      ink.fillStyle = 'rgb(247 243 234 / 0.82)';
      ink.fillText(`${level}×`, 14, y);
    }
  }
}

/** What lies under the line: brightest at the kite, gone before the shore. */
function shade(ink: CanvasRenderingContext2D, { height }: Size): CanvasGradient {
  const under = ink.createLinearGradient(0, height * HANGS.y, 0, height * 0.95);
  under.addColorStop(0, 'rgb(255 190 128 / 0.3)');
  under.addColorStop(1, 'rgb(255 160 110 / 0)');
  return under;
}

/** The line the kite has drawn, and where it is now. */
function paintFlight(ink: CanvasRenderingContext2D, size: Size, air: Air): void {
  const top = air.standing / 100;
  const gained = Math.min(1, air.seconds / RISING) ** 0.8;
  const { width } = size;
  const end = width * (START.x + 0.1 + (HANGS.x - START.x - 0.1) * gained);
  paintLevels(ink, size, Math.max(top, 1.0001), gained);
  const points = Array.from({ length: 61 }, (_, at) => {
    const multiplier = Math.exp((GROWTH * 1000 * air.seconds * at) / 60);
    return {
      x: width * START.x + ((end - width * START.x) * at) / 60,
      y: heightOf(Math.min(multiplier, top), Math.max(top, 1.0001), size, gained),
    };
  });
  const trace = (): void => {
    ink.beginPath();
    for (const { x, y } of points) ink.lineTo(x, y);
  };
  const fade = air.broken === null ? 1 : Math.max(0, 1 - air.broken / 1.2);
  if (air.seconds > 0) {
    ink.globalAlpha = fade;
    trace();
    ink.lineTo(end, size.height);
    ink.lineTo(width * START.x, size.height);
    ink.closePath();
    ink.fillStyle = shade(ink, size);
    ink.fill();
    trace();
    ink.strokeStyle = '#ffe7c2';
    ink.lineWidth = 3.5;
    ink.lineJoin = 'round';
    ink.stroke();
  }
  ink.globalAlpha = air.broken === null ? 1 : Math.max(0, 1 - air.broken / 1.8);
  const tip = points.at(-1) ?? { x: 0, y: 0 };
  const away = air.broken ?? 0;
  ink.save();
  ink.translate(
    tip.x + away * width * 0.16,
    tip.y - Math.sin(Math.min(away, 1.4)) * size.height * 0.1 + Math.sin(air.clock * 1.7) * 4,
  );
  ink.rotate(Math.sin(air.clock * 1.1) * 0.05 + away * 0.55);
  paintLark(ink, Math.max(64, Math.min(width, size.height) * 0.24), air.clock);
  ink.restore();
  ink.globalAlpha = 1;
}

/** The sky of the game: repainted every frame, or once for each call where less motion is requested. */
export function createSkyCanvas(): SkyCanvas {
  const node = element('canvas', { class: 'sky', 'aria-hidden': 'true' });
  const ink = node.getContext('2d', { alpha: false });
  let size: Size = { width: 0, height: 0 };
  let present: (() => Air) | null = null;

  function paint(): void {
    if (!ink || !present || size.width === 0) return;
    const air = present();
    paintScene(ink, size, air);
    paintFlight(ink, size, air);
  }

  new ResizeObserver(() => {
    size = { width: node.clientWidth, height: node.clientHeight };
    const dots = Math.min(SHARPEST, devicePixelRatio);
    node.width = Math.round(size.width * dots);
    node.height = Math.round(size.height * dots);
    ink?.setTransform(dots, 0, 0, dots, 0, 0);
    paint();
  }).observe(node);
  const frame = (): void => {
    if (!calm()) paint();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);

  return {
    node,
    show: (air) => {
      present = air;
      if (calm()) paint();
    },
  };
}
