import { html, type Markup } from '../../pages/html.ts';
import { type Party, partyPage } from '../../pages/party-page.ts';
import type { Sent } from '../custodian.ts';
import { type Fate, fates } from '../deposit.ts';
import { assetCodes, networkNames } from '../networks.ts';
import { type Language, textsOf } from './texts.ts';

const deepwaterWallet: Party = {
  name: 'Deepwater Wallet',
  mark: html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="9" fill="currentColor" />
    <path d="M7 12h18M10 17h12M13 22h6" />
  </svg>`,
  icon: '/assets/wallet.svg',
  styles: ['/assets/wallet.css'],
};

/** The form as it was typed, or filled in. */
export interface SendForm {
  /** The deposit the wallet was opened from. */
  readonly id: string | null;
  readonly address: string;
  readonly tag: string;
  readonly network: string;
  readonly asset: string;
  readonly amount: string;
  readonly fate: Fate;
  /** Where the shop is. */
  readonly returnUrl: string | null;
}

export const emptyForm: SendForm = {
  id: null,
  address: '',
  tag: '',
  network: 'bitcoin',
  asset: 'BTC',
  amount: '',
  fate: 'arrives',
  returnUrl: null,
};

/** What the last press came to. */
export type Outcome = Sent | 'amountWrong' | 'networkWrong';

/** The wallet: an address, what to send, and what the sandbox lets happen to it. */
export function sendPage(
  language: Language,
  form: SendForm,
  outcome: Outcome | null = null,
): string {
  const texts = textsOf(language);
  const field = (name: string, label: string, input: Markup): Markup => html`<div class="field">
    <label for="${name}">${label}</label>${input}
  </div>`;
  const choice = (name: string, values: readonly string[], chosen: string): Markup =>
    html`<select id="${name}" name="${name}">${values.map(
      (value) =>
        html`<option value="${value}" ${value === chosen ? html`selected` : null}>${texts.names[value] ?? value}</option>`,
    )}</select>`;
  const isSent = outcome === 'onItsWay';
  return partyPage(deepwaterWallet, {
    lang: language,
    title: texts.title,
    body: html`<main>
      <h1>${texts.title}</h1>
      <p class="lead">${texts.lead}</p>
      ${outcome === null ? null : html`<p class="note ${isSent ? 'good' : 'bad'}" role="${isSent ? 'status' : 'alert'}">${texts.outcomes[outcome]}</p>`}
      <form method="post" action="/send?${form.id === null ? `lang=${language}` : `back=${form.id}`}">
        ${field('address', texts.address, html`<input id="address" name="address" value="${form.address}" required maxlength="128" dir="ltr" autocomplete="off" spellcheck="false">`)}
        ${field('tag', texts.tag, html`<input id="tag" name="tag" value="${form.tag}" maxlength="20" inputmode="numeric" dir="ltr" autocomplete="off">`)}
        <div class="pair">
          ${field('amount', texts.amount, html`<input id="amount" name="amount" value="${form.amount}" required maxlength="24" inputmode="decimal" dir="ltr" autocomplete="off">`)}
          ${field('asset', texts.asset, choice('asset', assetCodes, form.asset))}
        </div>
        ${field('network', texts.network, choice('network', networkNames, form.network))}
        ${field('fate', texts.fate, choice('fate', fates, form.fate))}
        <button type="submit">${texts.send}</button>
      </form>
      ${form.returnUrl === null ? null : html`<p class="back"><a href="${form.returnUrl}">${texts.back}</a></p>`}
    </main>`,
  });
}
