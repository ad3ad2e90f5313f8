import { slotTexts } from '../../apps/sandbox/src/studio/frame/slot/texts.ts';
import { en } from '../../apps/sandbox/src/studio/frame/texts/en.ts';
import type { Driver } from './table.ts';

const { startFreeSpins, goOnFreeSpins, done } = slotTexts.en;
const onwards = new RegExp(`^(${[startFreeSpins, goOnFreeSpins, done, en.ok].join('|')})$`);

/** A slot asks for a press where free spins begin, go on and are over. */
export const slot: Driver = {
  action: en.spin,
  async next({ frame, press }) {
    const way = frame.getByRole('button', { name: onwards }).first();
    if (await way.isVisible()) await press(way);
  },
};
