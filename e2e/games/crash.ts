import { crashTexts } from '../../apps/sandbox/src/studio/frame/crash/texts.ts';
import type { Driver } from './table.ts';

const { betOn, cashOut } = crashTexts.en;

/** Cashes out as soon as there is something to gain; a bet between two flights waits for the next. */
export const crash: Driver = {
  action: betOn,
  async next({ round, press, button }) {
    if (round()?.state !== 'open') return;
    const isOffered =
      (await button.getAttribute('aria-label')) === cashOut &&
      (await button.getAttribute('aria-disabled')) === 'false';
    if (isOffered) await press(button);
  },
};
