import type { RouletteDescription } from '../../engines/roulette/protocol.ts';
import { element } from '../element.ts';
import { calm, wait } from '../pace.ts';
import { type BallPath, planBall } from './ball-path.ts';
import { colorOf, type PocketColor, pocketLabel } from './spot-names.ts';
import { finishOf } from './wheel-finish.ts';

const TURN = 2 * Math.PI;
/** Radians a second. */
const WHEEL_SPEED = 0.9;
const BALL_SPEED = -7.5;
/** Milliseconds the ball runs before it may fall, and takes to fall. */
const RUN = 700;
const FALL = 3600;
/** Around the bowl. */
const STUDS = 8;
const paints: Readonly<Record<PocketColor, string>> = {
  red: '#b3262e',
  black: '#15171c',
  green: '#0c7a4d',
};

export type Wheel = {
  readonly node: HTMLCanvasElement;
  fit(size: number): void;
  start(): void;
  /** Lets the ball fall into a number; resolves when it lies there. */
  land(number: number): Promise<void>;
  /** Puts the ball on a number at once; null takes it away. */
  rest(number: number | null): void;
};

const shadeWith = (
  gradient: CanvasGradient,
  colors: readonly string[],
  stops: readonly number[],
): void => {
  colors.forEach((color, index) => {
    gradient.addColorStop(stops[index] ?? 1, color);
  });
};

/**
 * A wheel seen from above. Only the number it is told decides where the ball lies; `passed` is called as
 * the ball runs by one of the studs.
 */
export function createWheel(game: RouletteDescription, label: string, passed: () => void): Wheel {
  const node = element('canvas', { class: 'wheel', role: 'img', 'aria-label': label });
  const pen = node.getContext('2d');
  const finish = finishOf(game.wheel);
  const slice = TURN / game.wheel.length;
  const pocketOf = (number: number): number => game.wheel.indexOf(number) * slice;
  let face: HTMLCanvasElement | null = null;
  let size = 0;
  let wheel = 0;
  let ball: { angle: number; height: number } | null = null;
  let resting: number | null = null;
  let phase: 'rest' | 'run' | 'fall' = 'rest';
  let since = 0;
  let last = 0;
  let path: BallPath | null = null;
  let wheelAtFall = 0;
  let landed: (() => void) | null = null;
  let stud = 0;

  function paintFace(): void {
    face = document.createElement('canvas');
    face.width = size;
    face.height = size;
    const brush = face.getContext('2d');
    if (!brush) return;
    const r = size / 2;
    const ring = (share: number, fill: string | CanvasGradient): void => {
      brush.beginPath();
      brush.arc(0, 0, r * share, 0, TURN);
      brush.fillStyle = fill;
      brush.fill();
    };
    brush.translate(r, r);
    game.wheel.forEach((number, index) => {
      brush.save();
      brush.rotate(index * slice);
      brush.beginPath();
      brush.moveTo(0, 0);
      brush.arc(0, 0, r * 0.8, -Math.PI / 2 - slice / 2, -Math.PI / 2 + slice / 2);
      brush.closePath();
      brush.fillStyle = paints[colorOf(number, game.red)];
      brush.fill();
      brush.strokeStyle = finish.metal;
      brush.lineWidth = Math.max(1, r * 0.006);
      brush.stroke();
      brush.fillStyle = '#fff';
      brush.font = `700 ${Math.round(r * 0.078)}px "Onest Variable", system-ui, sans-serif`;
      brush.textAlign = 'center';
      brush.textBaseline = 'middle';
      brush.fillText(pocketLabel(number), 0, -r * 0.735);
      brush.restore();
    });
    const shade = brush.createRadialGradient(0, 0, r * 0.44, 0, 0, r * 0.66);
    shade.addColorStop(0, 'rgb(0 0 0 / 0.5)');
    shade.addColorStop(1, 'rgb(0 0 0 / 0.12)');
    ring(0.66, shade);
    brush.strokeStyle = finish.metal;
    brush.lineWidth = r * 0.012;
    for (const share of [0.8, 0.66]) {
      brush.beginPath();
      brush.arc(0, 0, r * share, 0, TURN);
      brush.stroke();
    }
    const wood = brush.createRadialGradient(-r * 0.15, -r * 0.15, 0, 0, 0, r * 0.48);
    shadeWith(wood, finish.hub, [0, 0.7, 1]);
    ring(0.48, wood);
    brush.stroke();
    for (let arm = 0; arm < 4; arm++) {
      brush.save();
      brush.rotate((arm * TURN) / 4);
      brush.fillStyle = finish.arm;
      brush.beginPath();
      brush.roundRect(-r * 0.018, -r * 0.3, r * 0.036, r * 0.3, r * 0.018);
      brush.fill();
      brush.beginPath();
      brush.arc(0, -r * 0.3, r * 0.036, 0, TURN);
      brush.fill();
      brush.restore();
    }
    const cone = brush.createRadialGradient(-r * 0.04, -r * 0.05, 0, 0, 0, r * 0.13);
    shadeWith(cone, finish.cone, [0, 0.5, 1]);
    ring(0.12, cone);
  }

  function paint(): void {
    if (!pen || !face || size === 0) return;
    const r = size / 2;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, size, size);
    pen.translate(r, r);
    const bowl = pen.createRadialGradient(-r * 0.2, -r * 0.3, r * 0.5, 0, 0, r);
    shadeWith(bowl, finish.bowl, [0, 0.82, 0.9, 1]);
    pen.beginPath();
    pen.arc(0, 0, r * 0.985, 0, TURN);
    pen.fillStyle = bowl;
    pen.fill();
    pen.strokeStyle = finish.metal;
    pen.lineWidth = r * 0.016;
    pen.stroke();
    pen.save();
    pen.rotate(wheel);
    pen.drawImage(face, -r, -r);
    pen.restore();
    if (!ball) return;
    const reach = r * (0.57 + 0.315 * ball.height);
    const x = Math.sin(ball.angle) * reach;
    const y = -Math.cos(ball.angle) * reach;
    pen.beginPath();
    pen.arc(x + r * 0.008, y + r * 0.016, r * 0.036, 0, TURN);
    pen.fillStyle = 'rgb(0 0 0 / 0.45)';
    pen.fill();
    const shine = pen.createRadialGradient(x - r * 0.012, y - r * 0.014, 0, x, y, r * 0.036);
    shine.addColorStop(0, '#fff');
    shine.addColorStop(1, '#c9c4ba');
    pen.beginPath();
    pen.arc(x, y, r * 0.035, 0, TURN);
    pen.fillStyle = shine;
    pen.fill();
  }

  function tick(at: number): void {
    const step = Math.max(0, at - last) / 1000;
    last = at;
    if (phase === 'run' && ball) {
      const speed = Math.min(1, (at - since) / 400);
      wheel += WHEEL_SPEED * speed * step;
      ball.angle += BALL_SPEED * speed * step;
    } else if (phase === 'fall' && ball && path) {
      const part = Math.min(1, (at - since) / path.lasts);
      wheel = wheelAtFall + (WHEEL_SPEED * (at - since)) / 1000;
      if (part === 1) wheel = wheelAtFall + (WHEEL_SPEED * path.lasts) / 1000;
      ball.angle = path.angle(part);
      ball.height = path.height(part);
      if (part === 1) {
        phase = 'rest';
        landed?.();
      }
    }
    const by = Math.floor((((ball?.angle ?? 0) - wheel) * STUDS) / TURN);
    if (by !== stud) passed();
    stud = by;
    paint();
    if (phase !== 'rest') requestAnimationFrame(tick);
  }

  function rest(number: number | null): void {
    phase = 'rest';
    resting = number;
    ball = number === null ? null : { angle: wheel + pocketOf(number), height: 0 };
    paint();
  }

  return {
    node,
    fit: (wanted) => {
      const scale = Math.min(3, window.devicePixelRatio || 1);
      size = Math.round(wanted * scale);
      node.width = size;
      node.height = size;
      node.style.width = `${wanted}px`;
      node.style.height = `${wanted}px`;
      paintFace();
      paint();
    },
    rest,
    start: () => {
      if (calm()) {
        rest(null);
        return;
      }
      phase = 'run';
      since = performance.now();
      last = since;
      ball = { angle: resting === null ? 0 : wheel + pocketOf(resting), height: 1 };
      requestAnimationFrame(tick);
    },
    land: async (number) => {
      if (phase !== 'run' || !ball) {
        await wait(900);
        rest(number);
        return;
      }
      const early = RUN - (performance.now() - since);
      if (early > 0) await wait(early);
      await new Promise<void>((resolve) => {
        const start = ball?.angle ?? 0;
        since = performance.now();
        wheelAtFall = wheel;
        resting = number;
        landed = resolve;
        path = planBall({
          angle: start,
          speed: BALL_SPEED,
          wheelAtEnd: wheel + (WHEEL_SPEED * FALL) / 1000,
          pocket: pocketOf(number),
          lasts: FALL,
        });
        phase = 'fall';
      });
      rest(number);
    },
  };
}
