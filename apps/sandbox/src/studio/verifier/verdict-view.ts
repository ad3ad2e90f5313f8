import { element } from '../frame/element.ts';
import { fact, hexValue } from '../frame/fairness/facts.ts';
import { icon } from '../frame/icons.ts';
import type { Money } from '../frame/money.ts';
import type { RoundOutcome } from '../protocol-rounds.ts';
import { dataTable } from './data-table.ts';
import type { Picture } from './pictures/picture.ts';
import type { VerifierTexts } from './texts.ts';

export type Finding = { readonly agrees: boolean; readonly text: string };

export type Drawn = {
  readonly outcome: RoundOutcome;
  /** Whole subunits. */
  readonly win: number;
  /** Null when there is nothing to draw. */
  readonly picture: Picture | null;
};

export type Verdict = {
  readonly game: { readonly id: string; readonly name: string };
  /** Null when the round cannot be drawn again at all. */
  readonly here: Drawn | null;
  /** The round as recorded, which is as it was shown; null when its data were put in by hand. */
  readonly recorded: (Drawn & { readonly stake: number; readonly startedAt: string }) | null;
  /** Whether what is drawn here is what was recorded; null when nothing can be drawn yet. */
  readonly same: boolean | null;
  readonly findings: readonly Finding[];
  /** Said without any judgement. */
  readonly notes: readonly string[];
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  readonly money: Money;
};

/** What came of drawing the round again, beside what was shown of it. */
export function verdictView(verdict: Verdict, texts: VerifierTexts, lang: string): HTMLElement {
  const { mood, heading } = headingOf(verdict, texts);
  return element(
    'section',
    { class: `verdict ${mood}`, 'aria-labelledby': 'verdict' },
    element('h2', { id: 'verdict', tabindex: -1 }, icon(marks[mood]), heading),
    roundLine(verdict, texts, lang),
    pictures(verdict, texts),
    element(
      'ul',
      { class: 'findings' },
      ...verdict.findings.map(({ agrees, text }) =>
        element('li', { class: agrees ? 'good' : 'bad' }, icon(agrees ? 'check' : 'close'), text),
      ),
      ...verdict.notes.map((note) => element('li', {}, icon('info'), note)),
    ),
    element(
      'details',
      {},
      element('summary', {}, texts.details),
      dataTable(verdict, texts),
      element('dl', {}, ...verdict.facts.map(({ term, value }) => fact(term, hexValue(value)))),
    ),
  );
}

const marks = { good: 'check', bad: 'close', plain: 'info' } as const;

/** The one thing that must be seen at once. */
function headingOf(
  { findings, recorded, same }: Verdict,
  texts: VerifierTexts,
): { mood: keyof typeof marks; heading: string } {
  if (recorded && same === null) return { mood: 'plain', heading: texts.notYet };
  if (findings.every(({ agrees }) => agrees))
    return recorded
      ? { mood: 'good', heading: texts.fair }
      : { mood: 'plain', heading: texts.drawn };
  return { mood: 'bad', heading: recorded && !same ? texts.differsShown : texts.unfair };
}

/** Which game it was, and when. */
function roundLine({ game, recorded }: Verdict, texts: VerifierTexts, lang: string): HTMLElement {
  const at = recorded && new Date(recorded.startedAt);
  return element(
    'div',
    { class: 'round' },
    element('img', {
      src: `/art/${game.id}/thumb-square.svg`,
      alt: '',
      width: 56,
      height: 56,
    }),
    element(
      'p',
      {},
      element('b', {}, element('bdi', {}, game.name)),
      at
        ? element(
            'time',
            { datetime: at.toISOString() },
            at.toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'medium' }),
          )
        : texts.byHand,
    ),
  );
}

/** One drawing where both agree, both side by side where they do not. */
function pictures({ here, recorded, same, money }: Verdict, texts: VerifierTexts): HTMLElement {
  const figure = (drawn: Drawn, title: string, mood: string): HTMLElement => {
    const stake = recorded?.stake;
    return element(
      'figure',
      { class: `drawn ${mood}` },
      element('figcaption', {}, title),
      drawn.picture && element('p', { class: 'says' }, drawn.picture.says),
      drawn.picture?.node ?? null,
      element(
        'dl',
        { class: 'sums' },
        stake === undefined ? null : sum(texts.stake, money.format(stake)),
        sum(texts.win, money.format(drawn.win)),
      ),
    );
  };
  const drawings =
    recorded && same !== false
      ? [
          same
            ? figure(recorded, texts.shownAndDrawn, 'good')
            : figure(recorded, texts.shown, 'plain'),
        ]
      : [
          ...(recorded ? [figure(recorded, texts.shown, 'bad')] : []),
          ...(here ? [figure(here, texts.here, recorded ? 'bad' : '')] : []),
        ];
  return element('div', { class: 'drawings' }, ...drawings);
}

const sum = (term: string, amount: string): HTMLElement => fact(term, element('bdi', {}, amount));
