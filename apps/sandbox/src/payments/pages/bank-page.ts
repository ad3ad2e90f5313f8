import { html } from '../../pages/html.ts';
import { banks } from '../methods.ts';
import type { Payment } from '../payment.ts';
import { backForm } from './card-page.ts';
import { type Merchant, page } from './frame.ts';
import { methodTextsOf } from './method-texts.ts';
import { languageOf } from './texts.ts';

/** The banks an instant transfer can be made from. */
export function bankPage(payment: Payment, merchant: Merchant): string {
  const texts = methodTextsOf(languageOf(payment.request.customer.locale));
  return page(
    payment,
    merchant,
    texts.bankTitle,
    html`<h1>${texts.bankTitle}</h1>
    <p class="lead">${texts.bankBody}</p>
    <form class="choices" method="post" action="/pay/${payment.id}/bank">
      ${banks.map(
        (bank) =>
          html`<button class="choice" type="submit" name="bank" value="${bank}"><bdi>${bank}</bdi></button>`,
      )}
    </form>
    ${backForm(payment, merchant)}`,
  );
}
