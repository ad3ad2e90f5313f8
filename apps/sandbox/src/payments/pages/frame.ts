import { html, type Markup } from '../../pages/html.ts';
import { type Party, partyPage } from '../../pages/party-page.ts';
import { writeAmount } from '../money.ts';
import type { Payment } from '../payment.ts';
import { methodTextsOf } from './method-texts.ts';
import { type Language, languageOf, textsOf, writingTag } from './texts.ts';

export interface Merchant {
  readonly name: string;
}

const mark = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
  <rect width="32" height="32" rx="9" fill="currentColor" />
  <path d="M6 14.5c3.3 0 3.3-3 6.7-3s3.3 3 6.6 3 3.4-3 6.7-3" />
  <path d="M6 21.5c3.3 0 3.3-3 6.7-3s3.3 3 6.6 3 3.4-3 6.7-3" />
</svg>`;

const tidewaterPay: Party = {
  name: 'Tidewater Pay',
  mark,
  icon: '/assets/pay.svg',
  styles: ['pay', 'pay-sheet', 'pay-form', 'pay-sandbox', 'pay-choices', 'pay-outcome'].map(
    (name) => `/assets/${name}.css`,
  ),
  script: '/assets/pay.js',
};

export const lock = html`<svg class="lock" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
  <path d="M4.5 7V5a3.5 3.5 0 0 1 7 0v2" fill="none" stroke="currentColor" stroke-width="1.5" />
  <rect x="3" y="7" width="10" height="7" rx="1.5" fill="currentColor" />
</svg>`;

/** A whole page: the provider's header, what is being paid, and `content`. */
export function page(payment: Payment, merchant: Merchant, title: string, content: Markup): string {
  const language = languageOf(payment.request.customer.locale);
  const texts = textsOf(language);
  const amount = writeAmount(
    payment.request.amount,
    payment.request.currency,
    writingTag(language),
  );
  return document(
    language,
    `${title} · ${merchant.name}`,
    html`<div class="sheet">
      <section class="summary" aria-label="${texts.pay}">
        <p class="label">${texts.payTo}</p>
        <p class="merchant">${merchant.name}</p>
        <p class="amount"><bdi>${amount}</bdi></p>
        <dl>
          <div><dt>${texts.total}</dt><dd><bdi>${amount}</bdi></dd></div>
          <div><dt>${texts.reference}</dt><dd class="reference"><bdi dir="ltr">${shortReference(payment)}</bdi></dd></div>
        </dl>
        <p class="secure">${lock}<span>${payment.request.method === 'card' ? texts.secure : methodTextsOf(language).secure}</span></p>
      </section>
      <main class="panel">${content}</main>
    </div>`,
  );
}

export function notFoundPage(locale: string): string {
  const language = languageOf(locale);
  const texts = textsOf(language);
  return lonePage(
    language,
    texts.notFoundTitle,
    html`<h1>${texts.notFoundTitle}</h1><p class="lead">${texts.notFoundBody}</p>`,
  );
}

/** A page that is about no payment. */
export function lonePage(language: Language, title: string, content: Markup): string {
  return document(
    language,
    title,
    html`<main class="sheet alone"><div class="panel">${content}</div></main>`,
  );
}

function shortReference(payment: Payment): string {
  return payment.id.slice(4, 14).toUpperCase();
}

const document = (language: Language, title: string, body: Markup): string =>
  partyPage(tidewaterPay, { lang: language, title, body });
