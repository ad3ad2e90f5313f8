import { pokerTexts } from '../../apps/sandbox/src/studio/frame/poker/texts.ts';
import { en } from '../../apps/sandbox/src/studio/frame/texts/en.ts';
import { expect } from '../visitor.ts';
import type { Driver } from './table.ts';

/** The first card is held, the others are drawn. */
export const poker: Driver = {
  action: en.play,
  async next({ round, press, decide, button, frame }) {
    if (round()?.state !== 'open') return;
    const first = frame
      .getByRole('group', { name: pokerTexts.en.yourHand })
      .getByRole('button')
      .first();
    await press(first);
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await decide(button);
  },
};
