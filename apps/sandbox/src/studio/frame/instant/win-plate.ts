import { verdictOf } from '../announcement.ts';
import { element } from '../element.ts';
import type { Money } from '../money.ts';
import type { Sound } from '../sound/sound.ts';
import type { FrameTexts } from '../texts/en.ts';
import { fillIn } from '../texts/say.ts';

export type WinPlate = {
  readonly node: HTMLParagraphElement;
  /** Says what came back, and is heard; only more than the stake is celebrated. */
  tell(round: { readonly win: number; readonly stake: number }): void;
  say(text: string): void;
};

/** The line that says what a round paid. */
export function createWinPlate(texts: FrameTexts, money: Money, sound: Sound): WinPlate {
  const node = element('p', { class: 'win-plate' });
  const say = (text: string, won: boolean): void => {
    node.textContent = text;
    node.classList.toggle('won', won);
  };
  return {
    node,
    say: (text) => say(text, false),
    tell: ({ win, stake }) => {
      const won = verdictOf(win, stake) === 'won';
      sound.result({ win, stake });
      const words = won ? texts.totalWin : texts.totalReturned;
      say(win > 0 ? fillIn(words, { amount: money.format(win) }) : '', won);
    },
  };
}
