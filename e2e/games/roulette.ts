import { rouletteTexts } from '../../apps/sandbox/src/studio/frame/roulette/texts.ts';
import { en } from '../../apps/sandbox/src/studio/frame/texts/en.ts';
import type { Driver } from './table.ts';

/** A chip on red before every spin. */
export const roulette: Driver = {
  action: en.spin,
  choose: ({ frame, press }) =>
    press(frame.getByRole('button', { name: new RegExp(`^${rouletteTexts.en.spot.red}\\b`) })),
};
