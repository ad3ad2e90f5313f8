import { kenoTexts } from '../../apps/sandbox/src/studio/frame/keno/texts.ts';
import { en } from '../../apps/sandbox/src/studio/frame/texts/en.ts';
import type { Driver } from './table.ts';

/** Other numbers for every draw. */
export const keno: Driver = {
  action: en.draw,
  choose: ({ frame, press }) =>
    press(frame.getByRole('button', { name: kenoTexts.en.pickAny, exact: true })),
};
