import { baccaratTexts } from '../../apps/sandbox/src/studio/frame/baccarat/texts.ts';
import { en } from '../../apps/sandbox/src/studio/frame/texts/en.ts';
import type { Driver } from './table.ts';

/** A chip on the player before every hand. */
export const baccarat: Driver = {
  action: en.deal,
  choose: ({ frame, press }) =>
    press(
      frame.getByRole('button', { name: new RegExp(`^${baccaratTexts.en.side.player}, pays`) }),
    ),
};
