import { writeAmount } from '../money.ts';
import type { Payment } from '../payment.ts';
import { html, type Markup } from './html.ts';
import { directionOf, type Language, languageOf, textsOf, writingTag } from './texts.ts';

export interface Merchant {
  readonly name: string;
}

const mark = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
  <rect width="32" height="32" rx="9" fill="currentColor" />
  <path d="M6 14.5c3.3 0 3.3-3 6.7-3s3.3 3 6.6 3 3.4-3 6.7-3" />
  <path d="M6 21.5c3.3 0 3.3-3 6.7-3s3.3 3 6.6 3 3.4-3 6.7-3" />
</svg>`;

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
        <p class="secure">${lock}<span>${texts.secure}</span></p>
      </section>
      <main class="panel">${content}</main>
    </div>`,
  );
}

export function notFoundPage(locale: string): string {
  const language = languageOf(locale);
  const texts = textsOf(language);
  return document(
    language,
    texts.notFoundTitle,
    html`<main class="sheet alone"><div class="panel">
      <h1>${texts.notFoundTitle}</h1><p class="lead">${texts.notFoundBody}</p>
    </div></main>`,
  );
}

function shortReference(payment: Payment): string {
  return payment.id.slice(4, 14).toUpperCase();
}

function document(language: Language, title: string, body: Markup): string {
  return `<!doctype html>${
    html`<html lang="${language}" dir="${directionOf(language)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <title>${title} · Tidewater Pay</title>
    <link rel="icon" href="/assets/pay.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/assets/pay.css">
    <link rel="stylesheet" href="/assets/pay-sheet.css">
    <link rel="stylesheet" href="/assets/pay-form.css">
    <link rel="stylesheet" href="/assets/pay-sandbox.css">
    <link rel="stylesheet" href="/assets/pay-outcome.css">
    <script type="module" src="/assets/pay.js"></script>
  </head>
  <body>
    <header class="top">
      <p class="brand">${mark}<span>Tidewater Pay</span> <span class="tag">Sandbox</span></p>
    </header>
    ${body}
  </body>
</html>`.text
  }`;
}
