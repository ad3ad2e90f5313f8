import { en } from '../../apps/sandbox/src/studio/frame/texts/en.ts';
import type { Driver } from './table.ts';

/** One call that may be made; what it pays is cashed out. */
export const hilo: Driver = {
  action: en.play,
  async next({ round, decide, button, frame }) {
    const open = round();
    if (open?.state !== 'open') return;
    await decide(
      open.decisions > 0 ? button : frame.locator('button.call[aria-disabled="false"]').first(),
    );
  },
};
