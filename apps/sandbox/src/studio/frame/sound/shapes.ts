/** The shapes that hits of many kits share; a palette only chooses what is in them. */
import type { Layer, Noise, Voice } from './sound-set.ts';

/** Noise alone: paper, felt, air or water that moves. */
export const rush = (noise: Noise, level = 0.5): Voice => ({
  layers: [],
  attack: 0.001,
  decay: noise.decay,
  noise,
  level,
});

type Curve = Pick<Voice, 'decay' | 'bend' | 'shade' | 'noise' | 'level'>;

/** One tone of a level, `body`, that may slide into its pitch, with the noise of what is hit. */
export const thump = ({
  wave = 'sine',
  body,
  attack = 0.002,
  ...curve
}: Curve & {
  readonly wave?: Layer['wave'];
  readonly body: number;
  readonly attack?: number;
}): Voice => ({ layers: [{ wave, ratio: 1, level: body }], attack, ...curve });

/** Something hard: a tone of a level, `body`, and one over it that dies first. */
export const clink = ({
  wave = 'sine',
  body,
  over,
  ...curve
}: Curve & {
  readonly wave?: Layer['wave'];
  readonly body: number;
  readonly over: Omit<Layer, 'wave'>;
}): Voice => ({
  layers: [
    { wave, ratio: 1, level: body },
    { wave: 'sine', ...over },
  ],
  attack: 0.001,
  ...curve,
});
