import { html, type Markup } from '../../pages/html.ts';
import { type Decision, decisions } from '../methods.ts';
import { writeAmount } from '../money.ts';
import type { Payment } from '../payment.ts';
import { backForm } from './card-page.ts';
import { type Merchant, page } from './frame.ts';
import { methodTextsOf } from './method-texts.ts';
import { languageOf, textsOf, writingTag } from './texts.ts';

/** The last word of whoever pays, in the bank or the wallet; a Pix code is paid in the bank's app. */
export function approvalPage(payment: Payment, merchant: Merchant): string {
  const language = languageOf(payment.request.customer.locale);
  const texts = methodTextsOf(language);
  const { amount, currency, method } = payment.request;
  const sum = writeAmount(amount, currency, writingTag(language));
  const isPix = method === 'pix';
  const title = isPix ? texts.pixTitle : texts.approveTitle(payment.payer ?? '');
  const [approve, deny, ...others] = decisions;
  const form = (content: Markup | readonly Markup[]): Markup =>
    html`<form method="post" action="/pay/${payment.id}/decision" data-busy="${texts.working}">${content}</form>`;
  const button = (decision: Decision, look: string): Markup =>
    html`<button class="${look}" type="submit" name="decision" value="${decision}"><span class="says">${texts.decisions[decision]}</span></button>`;
  return page(
    payment,
    merchant,
    title,
    html`<h1>${title}</h1>
    <p class="lead">${isPix ? texts.pixBody(sum, merchant.name) : texts.approveBody(sum, merchant.name)}</p>
    <dl class="facts">
      <div>
        <dt>${isPix ? texts.taxNumber : texts.from}</dt>
        <dd><bdi dir="ltr">${isPix ? (payment.request.fields.cpf_number ?? '') : (payment.payer ?? '')}</bdi></dd>
      </div>
    </dl>
    ${form(button(approve, 'primary'))}
    ${form(button(deny, 'choice even'))}
    ${isPix ? backLink(payment, merchant) : backForm(payment, merchant)}
    <details class="sandbox">
      <summary>${texts.otherOutcomes}</summary>
      <p>${texts.otherOutcomesNote}</p>
      ${others.map((decision) => form(button(decision, 'choice')))}
    </details>`,
  );
}

/** A code that is not paid now can be paid later: going back ends nothing. */
function backLink(payment: Payment, merchant: Merchant): Markup {
  const texts = textsOf(languageOf(payment.request.customer.locale));
  return html`<p class="back"><a class="quiet" href="${payment.request.returnUrls.success}">${texts.back(merchant.name)}</a></p>`;
}
