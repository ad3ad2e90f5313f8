import { html } from '../../pages/html.ts';
import type { Party } from '../../pages/party-page.ts';

/** The book under its own name. */
export const oddhaven: Party = {
  name: 'Oddhaven',
  mark: html`<img class="mark" src="/assets/oddhaven.svg" alt="" width="32" height="32">`,
  icon: '/assets/oddhaven.svg',
  styles: ['/assets/book-desk.css'],
};
