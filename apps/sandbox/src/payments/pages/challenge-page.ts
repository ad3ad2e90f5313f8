import { html } from '../../pages/html.ts';
import { challengeCode, challengeTries } from '../cards.ts';
import { writeAmount } from '../money.ts';
import type { Payment } from '../payment.ts';
import { backForm } from './card-page.ts';
import { type Merchant, page } from './frame.ts';
import { languageOf, textsOf, writingTag } from './texts.ts';

/** The bank's question for a code, with the tries left after a wrong one. */
export function challengePage(payment: Payment, merchant: Merchant): string {
  const language = languageOf(payment.request.customer.locale);
  const texts = textsOf(language);
  const amount = writeAmount(
    payment.request.amount,
    payment.request.currency,
    writingTag(language),
  );
  const wrong = payment.wrongCodes > 0;
  return page(
    payment,
    merchant,
    texts.challengeTitle,
    html`<h1>${texts.challengeTitle}</h1>
    <p class="lead">${texts.challengeBody(amount, merchant.name, payment.last4 ?? '')}</p>
    <form class="code-form" method="post" action="/pay/${payment.id}/code" data-busy="${texts.confirming}">
      <div class="field code">
        <label for="code">${texts.code}</label>
        <div class="box">
          <input id="code" name="code" class="digits" inputmode="numeric" autocomplete="one-time-code"
            maxlength="7" required spellcheck="false" dir="ltr"
            aria-describedby="${wrong ? 'code-hint code-problem' : 'code-hint'}"
            ${wrong ? html`aria-invalid="true"` : null}>
        </div>
        ${
          wrong
            ? html`<p class="problem" id="code-problem" role="alert">${texts.codeWrong(challengeTries - payment.wrongCodes)}</p>`
            : null
        }
        <p class="hint sandbox-hint" id="code-hint">${texts.codeHint(challengeCode)}</p>
      </div>
      <input type="hidden" name="attempt" value="${payment.wrongCodes}">
      <button class="primary" type="submit"><span class="says">${texts.confirm}</span></button>
    </form>
    ${backForm(payment, merchant)}`,
  );
}
