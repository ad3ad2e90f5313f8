/** How a test card behaves once its details are right. */
export type Scenario =
  | 'success'
  | 'challenge'
  | 'declined'
  | 'insufficient'
  | 'slow'
  | 'lostWebhook'
  | 'lying'
  | 'claiming';

export interface TestCard {
  readonly number: string;
  readonly scenario: Scenario;
}

/** The only numbers the sandbox takes. All pass the Luhn check; none belongs to anyone. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', scenario: 'success' },
  { number: '4000002500003155', scenario: 'challenge' },
  { number: '4000000000000002', scenario: 'declined' },
  { number: '4000000000009995', scenario: 'insufficient' },
  { number: '5555555555554444', scenario: 'slow' },
  { number: '4000000000000341', scenario: 'lostWebhook' },
  { number: '4000000000000259', scenario: 'lying' },
  { number: '4000000000009979', scenario: 'claiming' },
];

export const challengeCode = '123456';
export const challengeTries = 3;

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'card';

/** Brand by issuer range (ISO/IEC 7812): 4 Visa; 51–55 and 2221–2720 Mastercard; 34 and 37 Amex. */
export function brandOf(number: string): CardBrand {
  if (/^4/.test(number)) return 'visa';
  if (/^3[47]/.test(number)) return 'amex';
  const four = Number(number.slice(0, 4));
  if (/^5[1-5]/.test(number) || (four >= 2221 && four <= 2720)) return 'mastercard';
  return 'card';
}

/** The check digit rule of ISO/IEC 7812-1. */
export function passesLuhn(number: string): boolean {
  let sum = 0;
  for (let position = 0; position < number.length; position += 1) {
    const digit = Number(number[number.length - 1 - position]);
    const doubled = digit * 2;
    sum += position % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return number.length > 0 && sum % 10 === 0;
}

/** Form fields as the customer typed them. */
export interface CardForm {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
}

/** What is wrong with a field, as a key of the page's texts. */
export type FieldProblem =
  | 'numberMissing'
  | 'numberInvalid'
  | 'numberNotTest'
  | 'expiryMissing'
  | 'expiryInvalid'
  | 'expiryPast'
  | 'cvcMissing'
  | 'cvcInvalid'
  | 'nameMissing';

export type CardProblems = Partial<Record<keyof CardForm, FieldProblem>>;

export type CheckedCard =
  | {
      readonly ok: true;
      readonly brand: CardBrand;
      readonly last4: string;
      readonly scenario: Scenario;
    }
  | { readonly ok: false; readonly problems: CardProblems };

/** Checks a card form against `now`; a card is good through the last day of its month. */
export function checkCard(form: CardForm, now: Date): CheckedCard {
  const problems: CardProblems = {};
  const number = form.number.replace(/[\s-]/g, '');
  const card = testCards.find((candidate) => candidate.number === number);
  if (number === '') problems.number = 'numberMissing';
  else if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) problems.number = 'numberInvalid';
  else if (!card) problems.number = 'numberNotTest';

  const expiryProblem = checkExpiry(form.expiry, now);
  if (expiryProblem) problems.expiry = expiryProblem;

  const brand = brandOf(number);
  const cvc = form.cvc.trim();
  if (cvc === '') problems.cvc = 'cvcMissing';
  else if (!(brand === 'amex' ? /^\d{4}$/ : /^\d{3}$/).test(cvc)) problems.cvc = 'cvcInvalid';

  if (form.name.trim() === '') problems.name = 'nameMissing';

  if (!card || Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, brand, last4: number.slice(-4), scenario: card.scenario };
}

function checkExpiry(typed: string, now: Date): FieldProblem | null {
  const text = typed.replace(/\s/g, '');
  if (text === '') return 'expiryMissing';
  const match = /^(0[1-9]|1[0-2])\/?(?:20)?(\d{2})$/.exec(text);
  if (!match) return 'expiryInvalid';
  const months = (2000 + Number(match[2])) * 12 + Number(match[1]) - 1;
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth();
  if (months < thisMonth) return 'expiryPast';
  return months > thisMonth + 12 * 20 ? 'expiryInvalid' : null;
}
