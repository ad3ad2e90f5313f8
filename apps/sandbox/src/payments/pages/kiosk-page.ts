import { html } from '../../pages/html.ts';
import { methods } from '../methods.ts';
import { writeAmount } from '../money.ts';
import type { Voucher } from '../store.ts';
import { lonePage } from './frame.ts';
import { methodTextsOf } from './method-texts.ts';
import { type Language, writingTag } from './texts.ts';

/** Where vouchers are sold; the one just sold stands above the counter. */
export function kioskPage(language: Language, sold: Voucher | null, isWrong = false): string {
  const texts = methodTextsOf(language);
  const digits = sold?.code.replace(/(\d{4})(?=\d)/g, '$1 ') ?? '';
  return lonePage(
    language,
    texts.kioskTitle,
    html`${
      sold
        ? html`<div class="sold" role="status">
      <p class="label">${texts.yourVoucher(writeAmount(sold.amount, sold.currency, writingTag(language)))}</p>
      <p class="voucher" dir="ltr">${digits}</p>
      <p class="hint">${texts.yourVoucherNote}</p>
    </div>`
        : null
    }
    <h1>${texts.kioskTitle}</h1>
    <p class="lead">${texts.kioskBody}</p>
    <form method="post" action="/vouchers?lang=${language}">
      <div class="pair">
        <div class="field value">
          <label for="value">${texts.value}</label>
          <div class="box">
            <input id="value" name="value" class="digits" inputmode="decimal" required maxlength="12" dir="ltr"
              autocomplete="off" ${isWrong ? html`aria-invalid="true" aria-describedby="value-problem"` : null}>
          </div>
          ${isWrong ? html`<p class="problem" id="value-problem" role="alert">${texts.valueWrong}</p>` : null}
        </div>
        <div class="field currency">
          <label for="currency">${texts.currency}</label>
          <div class="box">
            <select id="currency" name="currency">${methods.voucher.currencies.map((code) => html`<option>${code}</option>`)}</select>
          </div>
        </div>
      </div>
      <label class="tick"><input type="checkbox" name="slow" value="yes"> ${texts.slowVoucher}</label>
      <button class="primary" type="submit"><span class="says">${texts.buy}</span></button>
    </form>`,
  );
}
