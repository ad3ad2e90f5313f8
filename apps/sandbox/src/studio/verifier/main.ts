import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/onest/wght.css';
import '../frame/styles/base.css';
import './styles/verifier.css';
import './styles/verdict.css';
import { findCurrency } from '../currencies.ts';
import type { ProofAnswer, RulesList } from '../fairness/protocol.ts';
import { button, element } from '../frame/element.ts';
import { nearestTexts } from '../frame/texts/say.ts';
import { createDataForm, type Wanted } from './data-form.ts';
import { compareOutcomes } from './outcome-lines.ts';
import { type Rules, readGames, readProof, readRules } from './public-data.ts';
import { repeatRound } from './repeat.ts';
import { type VerifierTexts, verifierTexts } from './texts.ts';
import { verdictView } from './verdict-view.ts';

const query = new URLSearchParams(location.search);

/** Everything is here: draws whatever the form holds, at first the round the address names. */
async function mount(
  main: HTMLElement,
  data: { texts: VerifierTexts; lang: string; games: RulesList; proof: ProofAnswer | null },
): Promise<void> {
  const { texts, lang, games, proof } = data;
  let rules: Rules | null = null;
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
      return;
    }
    /** What was changed by hand is another round than the one recorded. */
    const recorded = proof?.rulesVersion === version && isOf(proof, wanted) ? proof : null;
    const same =
      recorded &&
      recorded.win === repeated.win &&
      compareOutcomes(repeated.outcome, recorded.outcome).every(
        ({ here, recorded: written }) => here === written,
      );
    place.replaceChildren(
      verdictView(
        {
          repeated,
          message: `${wanted.clientSeed}:${wanted.nonce}:0`,
          currency: { ...findCurrency(wanted.currency), currency: wanted.currency },
          hash:
            wanted.publishedHash === '' ? null : wanted.publishedHash === repeated.serverSeedHash,
          rules: recorded && rules.hold,
          outcome: same,
          proof: recorded,
        },
        texts,
        lang,
      ),
    );
    place.querySelector('h2')?.focus();
  }

  if (proof && proof.serverSeed === null) {
    place.append(element('p', { class: 'note', role: 'status' }, texts.active));
  }
  main.append(place, form.node);
  await choose(proof?.rulesVersion ?? games[0]?.version ?? '');
  if (!proof) return;
  form.fill(proof);
  if (proof.serverSeed !== null) form.submit();
}

const isOf = (proof: ProofAnswer, wanted: Wanted): boolean =>
  proof.clientSeed === wanted.clientSeed &&
  proof.nonce === wanted.nonce &&
  proof.currency === wanted.currency &&
  compareOutcomes([proof.input, proof.actions], [wanted.input, wanted.actions]).every(
    ({ here, recorded }) => here === recorded,
  );

async function start(): Promise<void> {
  const { lang } = nearestTexts(query.get('lang') ?? navigator.language);
  const texts = verifierTexts[lang as keyof typeof verifierTexts];
  document.documentElement.lang = lang;
  document.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr';
  document.title = texts.title;
  const state = element('p', { class: 'note', role: 'status' }, texts.fetching);
  const main = element(
    'main',
    {},
    element(
      'header',
      {},
      element('h1', {}, texts.title),
      window.parent === window ? null : button({ class: 'back' }, () => history.back(), texts.back),
    ),
    element('p', { class: 'lead' }, texts.lead),
    state,
  );
  document.body.replaceChildren(main);
  try {
    const round = query.get('round');
    const [games, proof] = await Promise.all([
      readGames(),
      round === null ? null : readProof(round),
    ]);
    state.remove();
    if (round !== null && !proof) {
      main.append(element('p', { class: 'note', role: 'status' }, texts.noRound));
    }
    await mount(main, { texts, lang, games, proof });
  } catch {
    state.textContent = texts.offline;
    if (!state.isConnected) main.append(state);
  }
}

void start();
