import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/onest/wght.css';
import '../frame/styles/base.css';
import './styles/verifier.css';
import './styles/verdict.css';
import './styles/data-table.css';
import { button, element } from '../frame/element.ts';
import { nearestTexts } from '../frame/texts/say.ts';
import type { Locale } from '../theme.ts';
import { flightView } from './flight-view.ts';
import type { Page } from './page.ts';
import { readGames, readProof } from './public-data.ts';
import { mountSeeds } from './seeds-view.ts';
import { verifierTexts } from './texts.ts';

const query = new URLSearchParams(location.search);

async function start(): Promise<void> {
  const nearest = nearestTexts(query.get('lang') ?? navigator.language);
  const lang = nearest.lang as Locale;
  const texts = verifierTexts[lang];
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
    const [games, proof, frame] = await Promise.all([
      readGames(),
      round === null ? null : readProof(round),
      nearest.load(),
    ]);
    state.remove();
    const page: Page = { texts, lang, frame };
    if (proof?.kind === 'flight') {
      const verdict = await flightView(proof.flight, page);
      main.append(verdict ?? element('p', { class: 'note', role: 'status' }, texts.noRound));
      verdict?.querySelector('h2')?.focus();
      return;
    }
    if (round !== null && !proof) {
      main.append(element('p', { class: 'note', role: 'status' }, texts.noRound));
    }
    await mountSeeds(main, { page, games, proof: proof?.round ?? null });
  } catch {
    state.textContent = texts.offline;
    if (!state.isConnected) main.append(state);
  }
}

void start();
