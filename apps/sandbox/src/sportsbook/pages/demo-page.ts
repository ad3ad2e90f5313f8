import { html } from '../../pages/html.ts';
import { partyPage } from '../../pages/party-page.ts';
import { oddhaven } from './oddhaven.ts';

/**
 * A page as bare as an operator's may be, with the client in it. Its query says what an operator would: `token`,
 * `lang` and `theme`; what the client asks of it stands in its log.
 */
export const demoPage = (): string =>
  partyPage(
    {
      ...oddhaven,
      styles: ['/assets/client-demo.css'],
      script: '/assets/client-demo.js',
      classicScripts: ['/bt-renderer.js'],
    },
    {
      lang: 'en',
      title: 'The client',
      body: html`<main><h1 class="unseen">Betting</h1><div id="book"></div></main>`,
    },
  );
