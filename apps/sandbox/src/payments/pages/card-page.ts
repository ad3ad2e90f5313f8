import { html, type Markup } from '../../pages/html.ts';
import { type CardForm, type CardProblems, testCards } from '../cards.ts';
import { writeAmount } from '../money.ts';
import type { Payment } from '../payment.ts';
import { lock, type Merchant, page } from './frame.ts';
import { languageOf, textsOf, writingTag } from './texts.ts';

const emptyForm: CardForm = { number: '', expiry: '', cvc: '', name: '' };

/** The card form; what was typed comes back with its problems, except the security code. */
export function cardPage(
  payment: Payment,
  merchant: Merchant,
  typed: CardForm = emptyForm,
  problems: CardProblems = {},
): string {
  const language = languageOf(payment.request.customer.locale);
  const texts = textsOf(language);
  const amount = writeAmount(
    payment.request.amount,
    payment.request.currency,
    writingTag(language),
  );

  const field = (
    name: keyof CardForm,
    value: string,
    attributes: Markup,
    adornment: Markup | null = null,
    hint: string | null = null,
  ): Markup => {
    const problem = problems[name];
    const about = [hint ? `${name}-hint` : '', problem ? `${name}-problem` : ''].join(' ').trim();
    return html`<div class="field ${name}">
      <label for="${name}">${texts[name]}</label>
      <div class="box">
        <input id="${name}" name="${name}" value="${value}" required ${attributes}
          ${about ? html`aria-describedby="${about}"` : null}
          ${problem ? html`aria-invalid="true"` : null}>${adornment}
      </div>
      ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : null}
      <p class="problem" id="${name}-problem" ${problem ? null : html`hidden`}>${problem ? texts.problems[problem] : null}</p>
    </div>`;
  };

  const hasProblems = Object.keys(problems).length > 0;
  return page(
    payment,
    merchant,
    hasProblems ? texts.problemsTitle : texts.cardDetails,
    html`<h1>${texts.cardDetails}</h1>
    <p class="summary-problem" role="alert" tabindex="-1" ${hasProblems ? null : html`hidden`}>${texts.problemsTitle}. ${texts.notSent}</p>
    <form class="card-form" method="post" action="/pay/${payment.id}/card" novalidate
      data-problems="${JSON.stringify(texts.problems)}" data-busy="${texts.paying}">
      ${field(
        'number',
        typed.number,
        html`inputmode="numeric" autocomplete="cc-number" maxlength="24" spellcheck="false" dir="ltr" class="digits"`,
        html`<span class="card-brand" data-brand="card" aria-hidden="true"></span>`,
      )}
      <div class="pair">
        ${field(
          'expiry',
          typed.expiry,
          html`inputmode="numeric" autocomplete="cc-exp" maxlength="9" spellcheck="false" dir="ltr" class="digits"`,
          null,
          texts.expiryHint,
        )}
        ${field(
          'cvc',
          '',
          html`inputmode="numeric" autocomplete="cc-csc" maxlength="4" spellcheck="false" dir="ltr" class="digits"`,
          null,
          texts.cvcHint,
        )}
      </div>
      ${field('name', typed.name, html`autocomplete="cc-name" maxlength="100" spellcheck="false" autocapitalize="words"`)}
      <button class="primary" type="submit">${lock}<span class="says">${texts.payButton(amount)}</span></button>
    </form>
    ${backForm(payment, merchant)}
    <details class="sandbox">
      <summary>${texts.testCards}</summary>
      <p>${texts.testCardsNote}</p>
      <ul>
        ${testCards.map(
          (card) => html`<li>
          <span class="test-number" dir="ltr">${groups(card.number)}</span>
          <span class="outcome">${texts.scenarios[card.scenario]}</span>
          <button type="button" class="use" hidden data-number="${groups(card.number)}"
            aria-label="${texts.useCard}: ${texts.scenarios[card.scenario]}">${texts.useCard}</button>
        </li>`,
        )}
      </ul>
    </details>`,
  );
}

/** The way back without paying. */
export function backForm(payment: Payment, merchant: Merchant): Markup {
  const texts = textsOf(languageOf(payment.request.customer.locale));
  return html`<form class="back" method="post" action="/pay/${payment.id}/abandon">
    <button class="quiet" type="submit">${texts.back(merchant.name)}</button>
  </form>`;
}

function groups(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}
