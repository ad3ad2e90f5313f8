import type { RoundAnswer } from '../protocol.ts';
import type { FreeRounds } from '../protocol-common.ts';
import { tell } from './dialog.ts';
import type { Money } from './money.ts';
import type { FrameTexts } from './texts/en.ts';
import { fillIn } from './texts/say.ts';

export type FreeRoundsShow = {
  /** Those the next round is one of; null when it is paid for. */
  readonly id: string | null;
  /** How many there are, in words; nothing without any. */
  sentence(next: FreeRounds | null): string;
  /** Shows them, and fixes the stake; null gives the choice back. */
  set(next: FreeRounds | null): void;
  /** One of them begins. */
  begun(): void;
  /** Says what they are, when there are any. */
  introduce(): Promise<void>;
  /** Goes on to what comes after a round; says what free rounds won that are over now. */
  after(answer: RoundAnswer): Promise<void>;
};

/** What the frame shows of free rounds: how many are left, at which stake, and what they won. */
export function createFreeRoundsShow(options: {
  readonly lang: string;
  readonly texts: FrameTexts;
  readonly money: Money;
  /** Puts a line at the head of the frame; null takes it away. */
  readonly tag: (text: string | null) => void;
  readonly fixStake: (stake: number | null) => void;
}): FreeRoundsShow {
  const { texts, money } = options;
  let current: FreeRounds | null = null;

  const sentenceOf = (left: number): string => fillIn(texts.freeLeft, { left });

  function set(next: FreeRounds | null): void {
    current = next;
    options.tag(next && sentenceOf(next.left));
    options.fixStake(next?.stake ?? null);
  }

  async function introduce(): Promise<void> {
    if (!current) return;
    const { left, stake, endsAt } = current;
    const until = new Intl.DateTimeFormat(options.lang, {
      dateStyle: 'medium',
      timeStyle: 'short',
    }).format(new Date(endsAt));
    await tell({
      title: fillIn(texts.freeTitle, { left }),
      text: fillIn(texts.freeIntro, { amount: money.format(stake), until }),
      action: texts.freeStart,
    });
  }

  const summarize = ({ given, left, won }: FreeRounds): Promise<void> =>
    tell({
      title: texts.freeDoneTitle,
      text: fillIn(texts.freeDone, { played: given - left, won: money.format(won) }),
      action: texts.ok,
    });

  return {
    get id() {
      return current?.id ?? null;
    },
    sentence: (next) => (next ? sentenceOf(next.left) : ''),
    set,
    begun: () => {
      if (current) options.tag(sentenceOf(current.left - 1));
    },
    introduce,
    after: async ({ round, freeRounds: next }) => {
      const before = round.freeRounds?.id ?? current?.id;
      set(next);
      if (round.freeRounds && round.freeRounds.id !== next?.id) await summarize(round.freeRounds);
      if (next?.id !== before) await introduce();
    },
  };
}
