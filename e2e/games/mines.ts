import { minesTexts } from '../../apps/sandbox/src/studio/frame/mines/texts.ts';
import { en } from '../../apps/sandbox/src/studio/frame/texts/en.ts';
import type { Driver } from './table.ts';

const middle = minesTexts.en.closedField.replace('{row}', '3').replace('{column}', '3');

/** The field in the middle is opened; what it pays is cashed out. */
export const mines: Driver = {
  action: en.play,
  async next({ round, decide, button, frame }) {
    const open = round();
    if (open?.state !== 'open') return;
    await decide(
      open.decisions > 0 ? button : frame.getByRole('button', { name: middle, exact: true }),
    );
  },
};
