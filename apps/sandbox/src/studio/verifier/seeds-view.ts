import { findCurrency } from '../currencies.ts';
import type { ProofAnswer, RulesList } from '../fairness/protocol.ts';
import { element } from '../frame/element.ts';
import { createMoney } from '../frame/money.ts';
import { fillIn } from '../frame/texts/say.ts';
import { createDataForm, type Wanted } from './data-form.ts';
import { isSameOutcome } from './outcome-lines.ts';
import type { Page } from './page.ts';
import { drawOutcome } from './pictures/catalogue.ts';
import { type Rules, readRules } from './public-data.ts';
import { type Repeated, repeatRound } from './repeat.ts';
import { type Drawn, type Finding, verdictView } from './verdict-view.ts';

type Compared = {
  readonly rules: Rules;
  readonly wanted: Wanted;
  readonly repeated: Repeated;
  /** The round as recorded; null for another than the one recorded. */
  readonly proof: ProofAnswer | null;
};

const isOf = (proof: ProofAnswer, wanted: Wanted): boolean =>
  proof.clientSeed === wanted.clientSeed &&
  proof.nonce === wanted.nonce &&
  proof.currency === wanted.currency &&
  isSameOutcome([proof.input, proof.actions], [wanted.input, wanted.actions]);

/** Draws whatever the form holds, at first the round the address names. */
export async function mountSeeds(
  main: HTMLElement,
  { page, games, proof }: { page: Page; games: RulesList; proof: ProofAnswer | null },
): Promise<void> {
  const { texts } = page;
  let rules = null as Rules | null;
  let version = '';
  const place = element('div', { class: 'place' });
  const form = createDataForm({
    texts,
    games,
    chose: choose,
    submitted: (wanted) => void draw(wanted),
  });

  async function choose(chosen: string): Promise<void> {
    version = chosen;
    rules = await readRules(chosen);
    if (rules) form.showRules(rules.theme, chosen);
  }

  async function draw(wanted: Wanted): Promise<void> {
    const repeated = rules && (await repeatRound({ ...wanted, theme: rules.theme }));
    if (!rules || !repeated) {
      form.refuse();
      other.open = true;
      return;
    }
    const recorded = proof?.rulesVersion === version && isOf(proof, wanted) ? proof : null;
    place.replaceChildren(seedsVerdict({ rules, wanted, repeated, proof: recorded }, page));
    place.querySelector('h2')?.focus();
  }

  /** Whoever came for a round reads of it first; the data are for those who want to try others. */
  const other = element(
    'details',
    { class: 'other', ...(proof ? {} : { open: '' }) },
    element('summary', {}, texts.other),
    form.node,
  );
  main.append(place, other);
  await choose(proof?.rulesVersion ?? games[0]?.version ?? '');
  if (!proof) return;
  form.fill(proof);
  if (proof.serverSeed !== null) form.submit();
  else if (rules) place.append(untilRevealed(proof, rules, page));
}

/** Amounts and drawings of one round's game and currency. */
function deskOf(
  { theme }: Rules,
  { currency, input }: Pick<Wanted, 'currency' | 'input'>,
  page: Page,
) {
  const money = createMoney({
    ...findCurrency(currency),
    currency,
    lang: page.lang,
    demo: currency === 'XXX',
  });
  return {
    money,
    drawn: ({ outcome, win }: Pick<Drawn, 'outcome' | 'win'>): Drawn => ({
      outcome,
      win,
      picture: drawOutcome(outcome, { ...page, theme, currency, input, money }),
    }),
  };
}

/** What was shown of a round whose server seed is still secret. */
function untilRevealed(proof: ProofAnswer, rules: Rules, page: Page): HTMLElement {
  const { money, drawn } = deskOf(rules, proof, page);
  return verdictView(
    {
      game: rules.theme,
      here: null,
      recorded: { ...drawn(proof), stake: proof.stake, startedAt: proof.startedAt },
      same: null,
      findings: [],
      notes: [page.texts.active],
      facts: [{ term: page.texts.publishedHash, value: proof.serverSeedHash }],
      money,
    },
    page.texts,
    page.lang,
  );
}

function seedsVerdict({ rules, wanted, repeated, proof }: Compared, page: Page): HTMLElement {
  const { texts, lang } = page;
  const { money, drawn } = deskOf(rules, wanted, page);
  const same =
    proof !== null && proof.win === repeated.win && isSameOutcome(repeated.outcome, proof.outcome);
  const hash = wanted.publishedHash === repeated.serverSeedHash;
  const findings: Finding[] = [
    ...(wanted.publishedHash === ''
      ? []
      : [{ agrees: hash, text: hash ? texts.hashHolds : texts.hashFails }]),
    ...(proof
      ? [
          { agrees: rules.hold, text: rules.hold ? texts.rulesHold : texts.rulesFail },
          { agrees: same, text: same ? texts.outcomeHolds : texts.outcomeFails },
        ]
      : []),
  ];
  return verdictView(
    {
      game: rules.theme,
      here: drawn(repeated),
      recorded: proof && { ...drawn(proof), stake: proof.stake, startedAt: proof.startedAt },
      same,
      findings,
      notes: [
        ...(repeated.open ? [texts.open] : []),
        ...(repeated.roundingBlock === null ? [] : [texts.rounded]),
      ],
      facts: [
        { term: texts.computedHash, value: repeated.serverSeedHash },
        {
          term: fillIn(texts.firstBlock, { message: `${wanted.clientSeed}:${wanted.nonce}:0` }),
          value: repeated.firstBlock,
        },
        ...(repeated.roundingBlock === null
          ? []
          : [
              {
                term: fillIn(texts.roundingBlock, {
                  message: `${wanted.clientSeed}:${wanted.nonce}:rounding:0`,
                }),
                value: repeated.roundingBlock,
              },
            ]),
        ...(proof ? [{ term: texts.publishedHash, value: proof.serverSeedHash }] : []),
      ],
      money,
    },
    texts,
    lang,
  );
}
