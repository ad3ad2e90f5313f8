import { html } from '../../pages/html.ts';
import { pinTries, walletPin } from '../methods.ts';
import type { Payment } from '../payment.ts';
import { backForm } from './card-page.ts';
import { type Merchant, page } from './frame.ts';
import { methodTextsOf } from './method-texts.ts';
import { languageOf } from './texts.ts';

/** The wallet's own sign-in, with the tries left after a wrong PIN. */
export function signInPage(payment: Payment, merchant: Merchant, lacksEmail = false): string {
  const texts = methodTextsOf(languageOf(payment.request.customer.locale));
  const isWrong = payment.wrongCodes > 0 && !lacksEmail;
  return page(
    payment,
    merchant,
    texts.signInTitle,
    html`<h1>${texts.signInTitle}</h1>
    <p class="lead">${texts.signInBody}</p>
    <form method="post" action="/pay/${payment.id}/sign-in" data-busy="${texts.signingIn}">
      <div class="field email">
        <label for="email">${texts.email}</label>
        <div class="box">
          <input id="email" name="email" type="email" required autocomplete="email" dir="ltr"
            maxlength="254" value="${payment.payer ?? ''}"
            ${lacksEmail ? html`aria-invalid="true" aria-describedby="email-problem"` : null}>
        </div>
        ${lacksEmail ? html`<p class="problem" id="email-problem" role="alert">${texts.emailMissing}</p>` : null}
      </div>
      <div class="field pin">
        <label for="pin">${texts.pin}</label>
        <div class="box">
          <input id="pin" name="pin" type="password" class="digits" inputmode="numeric" required
            autocomplete="off" maxlength="8" dir="ltr"
            aria-describedby="${isWrong ? 'pin-hint pin-problem' : 'pin-hint'}"
            ${isWrong ? html`aria-invalid="true"` : null}>
        </div>
        ${isWrong ? html`<p class="problem" id="pin-problem" role="alert">${texts.pinWrong(pinTries - payment.wrongCodes)}</p>` : null}
        <p class="hint sandbox-hint" id="pin-hint">${texts.pinHint(walletPin)}</p>
      </div>
      <input type="hidden" name="attempt" value="${payment.wrongCodes}">
      <button class="primary" type="submit"><span class="says">${texts.signIn}</span></button>
    </form>
    ${backForm(payment, merchant)}`,
  );
}
