/** How the ball runs down into a pocket. Angles are radians, clockwise from the top. */

const TURN = 2 * Math.PI;

export type BallPath = {
  /** Milliseconds the ball takes. */
  readonly lasts: number;
  /** Angle of the ball at a share of the way, 0 to 1, against the room. */
  angle(part: number): number;
  /** Distance from the middle, 1 on the track and 0 in the pocket. */
  height(part: number): number;
};

/** The ball runs against the wheel, and slows down from its speed without a jerk. */
export function planBall(options: {
  /** Angle and speed (radians a second, negative: against the wheel) at the start. */
  readonly angle: number;
  readonly speed: number;
  /** Where the wheel stands at the end, and where on it the pocket is. */
  readonly wheelAtEnd: number;
  readonly pocket: number;
  /** Milliseconds. */
  readonly lasts: number;
}): BallPath {
  const { angle, speed, lasts } = options;
  const end = options.wheelAtEnd + options.pocket;
  /** A way that suits the speed, plus what is missing to the pocket. */
  const usual = (Math.abs(speed) * lasts) / 1000 / 2.2;
  const missing = (((angle - usual - end) % TURN) + TURN) % TURN;
  const way = usual + missing;
  const power = (Math.abs(speed) * lasts) / 1000 / way;
  return {
    lasts,
    angle: (part) => angle - way * (1 - (1 - part) ** power),
    height: (part) => {
      if (part < 0.55) return 1;
      const fall = (part - 0.55) / 0.45;
      const bounce = Math.abs(Math.cos(fall * Math.PI * 2.5)) * (1 - fall) ** 1.6;
      return Math.max(0, bounce);
    },
  };
}
