import { blackjackTexts } from '../../apps/sandbox/src/studio/frame/blackjack/texts.ts';
import { en } from '../../apps/sandbox/src/studio/frame/texts/en.ts';
import type { Driver } from './table.ts';

/** Stands on whatever is dealt. */
export const blackjack: Driver = {
  action: en.deal,
  async next({ round, decide, frame }) {
    if (round()?.state !== 'open') return;
    await decide(frame.getByRole('button', { name: blackjackTexts.en.move.stand, exact: true }));
  },
};
