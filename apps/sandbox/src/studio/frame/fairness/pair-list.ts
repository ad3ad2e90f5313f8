import type { DrawnAnswer, SeedsAnswer } from '../../fairness/protocol.ts';
import { button, element } from '../element.ts';
import { createMoney } from '../money.ts';
import { fillIn } from '../texts/say.ts';
import { fact, hexValue } from './facts.ts';
import type { FairnessTexts } from './texts.ts';

type Pair = SeedsAnswer['revealed'][number];
type Drawn = DrawnAnswer['rounds'][number];

export type PairListOptions = {
  readonly lang: string;
  readonly demo: boolean;
  readonly texts: FairnessTexts;
  readonly drawn: (serverSeedHash: string, below?: number) => Promise<DrawnAnswer>;
  readonly older: (behind: string) => Promise<SeedsAnswer>;
  /** Says what went wrong with a call. */
  readonly problem: (error: unknown) => void;
};

/** Revealed pairs, each with the rounds that were drawn with it and the way to check them. */
export function createPairList(options: PairListOptions) {
  const { lang, texts, problem } = options;
  const list = element('div', { class: 'fair-pairs' });
  const none = element('p', {}, texts.none);
  const further = button({ class: 'fair-more' }, () => void goOn(), texts.morePairs);
  const node = element('div', {}, none, list, further);
  let shown: readonly Pair[] = [];

  const time = (iso: string): HTMLElement =>
    element(
      'time',
      { datetime: iso },
      new Date(iso).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' }),
    );

  const roundLine = (round: Drawn): HTMLElement => {
    const money = createMoney({ ...round, lang, demo: options.demo });
    const { game, nonce: number } = round;
    return element(
      'li',
      {},
      element('b', {}, fillIn(texts.round, { number })),
      element('span', {}, game),
      element(
        'span',
        { class: 'fair-sum', dir: 'ltr' },
        `${money.format(round.stake)} → ${money.format(round.win)}`,
      ),
      element(
        'a',
        {
          href: `/verify?${new URLSearchParams({ round: round.id, lang })}`,
          'aria-label': fillIn(texts.checkRound, { number, game }),
        },
        texts.check,
      ),
    );
  };

  function createRounds({ serverSeedHash, rounds }: Pair): HTMLElement {
    const lines = element('ol', { class: 'fair-rounds' });
    const state = element('p', { role: 'status' }, rounds === 0 ? texts.noRounds : texts.fetching);
    const more = button({ class: 'fair-more' }, () => void fetchFrom(), texts.moreRounds);
    more.hidden = true;
    let below: number | undefined;
    async function fetchFrom(): Promise<void> {
      try {
        const answer = await options.drawn(serverSeedHash, below);
        lines.append(...answer.rounds.map(roundLine));
        below = answer.rounds.at(-1)?.nonce;
        more.hidden = !answer.more;
        state.hidden = true;
      } catch (error) {
        problem(error);
      }
    }
    if (rounds > 0) void fetchFrom();
    return element('div', {}, state, lines, more);
  }

  function createPair(pair: Pair): HTMLElement {
    const details = element(
      'details',
      { class: 'fair-pair' },
      element(
        'summary',
        {},
        time(pair.revealedAt),
        element('span', {}, fillIn(texts.rounds, { count: pair.rounds })),
      ),
      element(
        'dl',
        {},
        fact(texts.serverSeed, hexValue(pair.serverSeed)),
        fact(texts.serverSeedHash, hexValue(pair.serverSeedHash)),
      ),
    );
    details.addEventListener('toggle', () => details.append(createRounds(pair)), { once: true });
    return details;
  }

  async function goOn(): Promise<void> {
    const last = shown.at(-1);
    if (!last) return;
    try {
      const { revealed, more } = await options.older(last.serverSeedHash);
      shown = [...shown, ...revealed];
      list.append(...revealed.map(createPair));
      further.hidden = !more;
    } catch (error) {
      problem(error);
    }
  }

  return {
    node,
    /** Puts pairs that are new on top; those that stand there stay as they are. */
    show: ({ revealed, more }: SeedsAnswer): void => {
      const known = new Set(shown.map(({ serverSeedHash }) => serverSeedHash));
      const fresh = revealed.filter(({ serverSeedHash }) => !known.has(serverSeedHash));
      if (shown.length === 0) further.hidden = !more;
      shown = [...fresh, ...shown];
      list.prepend(...fresh.map(createPair));
      none.hidden = shown.length > 0;
    },
  };
}
