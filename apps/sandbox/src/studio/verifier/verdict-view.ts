import type { ProofAnswer } from '../fairness/protocol.ts';
import { element } from '../frame/element.ts';
import { fact, hexValue } from '../frame/fairness/facts.ts';
import { icon } from '../frame/icons.ts';
import { createMoney } from '../frame/money.ts';
import { fillIn } from '../frame/texts/say.ts';
import { compareOutcomes } from './outcome-lines.ts';
import type { Repeated } from './repeat.ts';
import type { VerifierTexts } from './texts.ts';

export type Verdict = {
  readonly repeated: Repeated;
  /** `clientSeed:nonce:0`. */
  readonly message: string;
  readonly currency: { readonly currency: string; readonly subunitToUnit: number };
  /** Whether each thing agrees; null where there is nothing to compare with. */
  readonly hash: boolean | null;
  readonly rules: boolean | null;
  readonly outcome: boolean | null;
  /** The round as recorded; null when its data were put in by hand. */
  readonly proof: ProofAnswer | null;
};

/** What came of drawing the round again, beside what was recorded of it. */
export function verdictView(verdict: Verdict, texts: VerifierTexts, lang: string): HTMLElement {
  const { repeated, proof } = verdict;
  const findings = (
    [
      [verdict.hash, texts.hashHolds, texts.hashFails],
      [verdict.rules, texts.rulesHold, texts.rulesFail],
      [verdict.outcome, texts.outcomeHolds, texts.outcomeFails],
    ] as const
  ).flatMap(([agrees, yes, no]) => (agrees === null ? [] : [{ agrees, text: agrees ? yes : no }]));
  const isFair = findings.every(({ agrees }) => agrees);
  const compared = verdict.outcome !== null;
  const heading = !isFair ? texts.unfair : compared ? texts.fair : texts.drawn;
  return element(
    'section',
    { class: `verdict ${isFair ? 'good' : 'bad'}`, 'aria-labelledby': 'verdict' },
    element('h2', { id: 'verdict', tabindex: -1 }, icon(isFair ? 'fair' : 'close'), heading),
    element(
      'ul',
      {},
      ...findings.map(({ agrees, text }) =>
        element('li', { class: agrees ? 'good' : 'bad' }, icon(agrees ? 'check' : 'close'), text),
      ),
      repeated.open ? element('li', {}, icon('info'), texts.open) : null,
    ),
    outcomeTable(verdict, texts, lang),
    element(
      'dl',
      {},
      fact(texts.computedHash, hexValue(repeated.serverSeedHash)),
      fact(fillIn(texts.firstBlock, { message: verdict.message }), hexValue(repeated.firstBlock)),
      ...(proof ? [fact(texts.publishedHash, hexValue(proof.serverSeedHash))] : []),
    ),
  );
}

/** Data are read from left to right in every language. */
const asData = (text: string): HTMLElement => element('span', { class: 'datum', dir: 'ltr' }, text);

function outcomeTable(
  { repeated, proof, currency }: Verdict,
  texts: VerifierTexts,
  lang: string,
): HTMLElement {
  const money = createMoney({ ...currency, lang, demo: currency.currency === 'XXX' });
  const lines = [
    {
      name: texts.win,
      here: money.format(repeated.win),
      recorded: proof && money.format(proof.win),
    },
    ...compareOutcomes(repeated.outcome, proof?.outcome ?? repeated.outcome).filter(
      ({ name }) => name !== 'kind',
    ),
  ];
  const head = [texts.part, texts.here, ...(proof ? [texts.recorded] : [])];
  return element(
    'div',
    { class: 'table', tabindex: 0, role: 'region', 'aria-label': texts.result },
    element(
      'table',
      {},
      element(
        'thead',
        {},
        element('tr', {}, ...head.map((name) => element('th', { scope: 'col' }, name))),
      ),
      element(
        'tbody',
        {},
        ...lines.map(({ name, here, recorded }) =>
          element(
            'tr',
            proof && here !== recorded ? { class: 'bad' } : {},
            element('th', { scope: 'row' }, asData(name)),
            element('td', {}, asData(here ?? '–')),
            proof
              ? element(
                  'td',
                  {},
                  asData(recorded ?? '–'),
                  here === recorded ? null : element('b', {}, texts.differs),
                )
              : null,
          ),
        ),
      ),
    ),
  );
}
