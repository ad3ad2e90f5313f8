import { html, type Markup } from '../../pages/html.ts';
import type { Payment } from '../payment.ts';
import { returnAddress } from '../payment.ts';
import { type Merchant, page } from './frame.ts';
import { methodTextsOf } from './method-texts.ts';
import { languageOf, textsOf } from './texts.ts';

interface Outcome {
  readonly look: 'good' | 'waiting' | 'bad' | 'closed';
  readonly title: string;
  readonly body: string;
}

const signs: Readonly<Record<Outcome['look'], Markup>> = {
  good: html`<path d="m13 25 8 8 15-17" />`,
  waiting: html`<path d="M24 14v11l7 5" />`,
  bad: html`<path d="M24 13v14M24 33v1" />`,
  closed: html`<path d="m17 17 14 14M31 17 17 31" />`,
};

/** What became of the payment, and the way back, which the page takes by itself after a moment. */
export function outcomePage(payment: Payment, merchant: Merchant): string {
  const texts = textsOf(languageOf(payment.request.customer.locale));
  const outcome = outcomeOf(payment, merchant);
  return page(
    payment,
    merchant,
    outcome.title,
    html`<div class="outcome-card ${outcome.look}" data-return="${returnAddress(payment)}">
      <svg class="sign" viewBox="0 0 48 48" aria-hidden="true" focusable="false"><circle cx="24" cy="24" r="22" />${signs[outcome.look]}</svg>
      <h1>${outcome.title}</h1>
      <p class="lead">${outcome.body}</p>
      <p class="returning" hidden>${texts.returning(merchant.name)}</p>
      <a class="primary" href="${returnAddress(payment)}">${texts.continueTo(merchant.name)}</a>
    </div>`,
  );
}

function outcomeOf(payment: Payment, merchant: Merchant): Outcome {
  const texts = textsOf(languageOf(payment.request.customer.locale));
  const body = reasonOf(payment);
  switch (payment.status) {
    case 'succeeded':
      return {
        look: 'good',
        title: texts.succeededTitle,
        body: texts.succeededBody(merchant.name),
      };
    case 'pending':
    case 'processing':
      return { look: 'waiting', title: texts.processingTitle, body: texts.processingBody };
    case 'failed':
    case 'expired':
      return { look: 'bad', title: texts.failedTitle, body };
    case 'cancelled':
      return { look: 'closed', title: texts.closedTitle, body };
  }
}

/** Why nothing was charged; of a card in the words of cards. */
function reasonOf({ request, reason }: Payment): string {
  if (reason === null) return '';
  const language = languageOf(request.customer.locale);
  const ofCards: Readonly<Partial<Record<string, string>>> = textsOf(language).reasons;
  const own = request.method === 'card' ? ofCards[reason] : undefined;
  return own ?? methodTextsOf(language).reasons[reason];
}
