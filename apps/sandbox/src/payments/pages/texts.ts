import type { FieldProblem, Scenario } from '../cards.ts';
import type { FailureReason } from '../protocol.ts';
import { ar } from './texts/ar.ts';
import { es } from './texts/es.ts';
import { ptBr } from './texts/pt-br.ts';

/** What can go wrong with a card. */
export type CardFailure = Exclude<
  FailureReason,
  'signInFailed' | 'voucherUnknown' | 'voucherUsed' | 'voucherValue'
>;

export interface Texts {
  readonly pay: string;
  readonly payTo: string;
  readonly payButton: (amount: string) => string;
  readonly paying: string;
  readonly reference: string;
  readonly total: string;
  readonly cardDetails: string;
  readonly number: string;
  readonly expiry: string;
  readonly expiryHint: string;
  readonly cvc: string;
  readonly cvcHint: string;
  readonly name: string;
  readonly back: (merchant: string) => string;
  readonly secure: string;
  readonly notSent: string;
  readonly problemsTitle: string;
  readonly problems: Readonly<Record<FieldProblem, string>>;
  readonly testCards: string;
  readonly testCardsNote: string;
  readonly useCard: string;
  readonly scenarios: Readonly<Record<Scenario, string>>;
  readonly challengeTitle: string;
  readonly challengeBody: (amount: string, merchant: string, last4: string) => string;
  readonly code: string;
  readonly codeHint: (code: string) => string;
  readonly codeWrong: (left: number) => string;
  readonly confirm: string;
  readonly confirming: string;
  readonly succeededTitle: string;
  readonly succeededBody: (merchant: string) => string;
  readonly processingTitle: string;
  readonly processingBody: string;
  readonly failedTitle: string;
  /** Why a card was not charged. */
  readonly reasons: Readonly<Record<CardFailure, string>>;
  readonly closedTitle: string;
  readonly returning: (merchant: string) => string;
  readonly continueTo: (merchant: string) => string;
  readonly notFoundTitle: string;
  readonly notFoundBody: string;
}

const en: Texts = {
  pay: 'Payment',
  payTo: 'Pay to',
  payButton: (amount) => `Pay ${amount}`,
  paying: 'Contacting your bank…',
  reference: 'Reference',
  total: 'Total',
  cardDetails: 'Card details',
  number: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'MM / YY',
  cvc: 'Security code',
  cvcHint: '3 digits on the back',
  name: 'Name on card',
  back: (merchant) => `Back to ${merchant}`,
  secure: 'Your card details are only shared with Tidewater Pay.',
  notSent: 'You have not been charged.',
  problemsTitle: 'Please check these fields',
  problems: {
    numberMissing: 'Enter the card number.',
    numberInvalid: 'This card number is not valid. Check its digits.',
    numberNotTest:
      'This is a sandbox: use a test card from the list. Never enter a real card here.',
    expiryMissing: 'Enter the expiry date.',
    expiryInvalid: 'Enter the month and year shown on the card, for example 08 / 29.',
    expiryPast: 'This card has expired.',
    cvcMissing: 'Enter the security code.',
    cvcInvalid: 'The security code has 3 digits.',
    nameMissing: 'Enter the name shown on the card.',
  },
  testCards: 'Sandbox: test cards',
  testCardsNote: 'Any future date, any security code and any name. No real money is charged.',
  useCard: 'Use',
  scenarios: {
    success: 'Succeeds immediately',
    challenge: 'Asks for a code',
    declined: 'Declined',
    insufficient: 'Not enough funds',
    slow: 'Bank decides after 20 seconds',
    lostWebhook: 'Succeeds, the shop hears late',
    lying: 'Succeeds, and the shop is told another sum',
    claiming: 'Declined, and the shop is told it was paid',
  },
  challengeTitle: 'Confirm your payment',
  challengeBody: (amount, merchant, last4) =>
    `Your bank asks you to confirm a payment of ${amount} to ${merchant} with the card ending in ${last4}.`,
  code: 'Six-digit code',
  codeHint: (code) => `Sandbox: the code is ${code}.`,
  codeWrong: (left) =>
    left === 1
      ? 'Wrong code. You have 1 attempt left.'
      : `Wrong code. You have ${left} attempts left.`,
  confirm: 'Confirm payment',
  confirming: 'Checking the code…',
  succeededTitle: 'Payment successful',
  succeededBody: (merchant) => `Your payment to ${merchant} has gone through.`,
  processingTitle: 'Your payment is being processed',
  processingBody: 'This can take a moment. You don’t have to wait here or pay again.',
  failedTitle: 'Payment not completed',
  reasons: {
    declined: 'Your bank declined this card. You have not been charged.',
    insufficientFunds: 'There is not enough money on this card. You have not been charged.',
    challengeFailed: 'The code was wrong three times. You have not been charged.',
    abandoned: 'You left before paying. You have not been charged.',
    cancelled: 'The shop cancelled this payment. You have not been charged.',
    expired: 'The time to pay has run out. You have not been charged.',
  },
  closedTitle: 'Payment cancelled',
  returning: (merchant) => `Taking you back to ${merchant}…`,
  continueTo: (merchant) => `Continue to ${merchant}`,
  notFoundTitle: 'Payment not found',
  notFoundBody: 'The address may be incomplete. Go back to the shop and start again.',
};

const de: Texts = {
  pay: 'Zahlung',
  payTo: 'Zahlung an',
  payButton: (amount) => `${amount} zahlen`,
  paying: 'Verbindung zu Ihrer Bank …',
  reference: 'Referenz',
  total: 'Gesamt',
  cardDetails: 'Kartendaten',
  number: 'Kartennummer',
  expiry: 'Gültig bis',
  expiryHint: 'MM / JJ',
  cvc: 'Prüfnummer',
  cvcHint: '3 Ziffern auf der Rückseite',
  name: 'Name auf der Karte',
  back: (merchant) => `Zurück zu ${merchant}`,
  secure: 'Ihre Kartendaten gehen nur an Tidewater Pay.',
  notSent: 'Es wurde nichts abgebucht.',
  problemsTitle: 'Bitte prüfen Sie diese Felder',
  problems: {
    numberMissing: 'Geben Sie die Kartennummer ein.',
    numberInvalid: 'Diese Kartennummer ist ungültig. Prüfen Sie die Ziffern.',
    numberNotTest:
      'Dies ist eine Testumgebung: Verwenden Sie eine Testkarte aus der Liste, niemals eine echte.',
    expiryMissing: 'Geben Sie das Ablaufdatum ein.',
    expiryInvalid: 'Geben Sie Monat und Jahr wie auf der Karte ein, etwa 08 / 29.',
    expiryPast: 'Diese Karte ist abgelaufen.',
    cvcMissing: 'Geben Sie die Prüfnummer ein.',
    cvcInvalid: 'Die Prüfnummer hat 3 Ziffern.',
    nameMissing: 'Geben Sie den Namen ein, wie er auf der Karte steht.',
  },
  testCards: 'Testumgebung: Testkarten',
  testCardsNote:
    'Beliebiges künftiges Datum, beliebige Prüfnummer, beliebiger Name. Es fließt kein Geld.',
  useCard: 'Verwenden',
  scenarios: {
    success: 'Gelingt sofort',
    challenge: 'Fragt nach einem Code',
    declined: 'Abgelehnt',
    insufficient: 'Deckung reicht nicht',
    slow: 'Bank entscheidet nach 20 Sekunden',
    lostWebhook: 'Gelingt, Händler erfährt es spät',
    lying: 'Gelingt, Händler hört eine andere Summe',
    claiming: 'Abgelehnt, Händler hört, es sei bezahlt',
  },
  challengeTitle: 'Bestätigen Sie die Zahlung',
  challengeBody: (amount, merchant, last4) =>
    `Ihre Bank bittet Sie, die Zahlung von ${amount} an ${merchant} mit der Karte mit den Endziffern ${last4} zu bestätigen.`,
  code: 'Sechsstelliger Code',
  codeHint: (code) => `Testumgebung: Der Code ist ${code}.`,
  codeWrong: (left) =>
    left === 1
      ? 'Falscher Code. Sie haben noch 1 Versuch.'
      : `Falscher Code. Sie haben noch ${left} Versuche.`,
  confirm: 'Zahlung bestätigen',
  confirming: 'Der Code wird geprüft …',
  succeededTitle: 'Zahlung erfolgreich',
  succeededBody: (merchant) => `Ihre Zahlung an ${merchant} ist abgeschlossen.`,
  processingTitle: 'Ihre Zahlung wird bearbeitet',
  processingBody:
    'Das kann etwas dauern. Sie müssen hier nicht warten und nicht noch einmal zahlen.',
  failedTitle: 'Zahlung nicht abgeschlossen',
  reasons: {
    declined: 'Ihre Bank hat diese Karte abgelehnt. Es wurde nichts abgebucht.',
    insufficientFunds: 'Die Karte ist nicht ausreichend gedeckt. Es wurde nichts abgebucht.',
    challengeFailed: 'Der Code war dreimal falsch. Es wurde nichts abgebucht.',
    abandoned: 'Sie haben die Seite vor dem Zahlen verlassen. Es wurde nichts abgebucht.',
    cancelled: 'Der Händler hat diese Zahlung storniert. Es wurde nichts abgebucht.',
    expired: 'Die Zeit zum Zahlen ist abgelaufen. Es wurde nichts abgebucht.',
  },
  closedTitle: 'Zahlung abgebrochen',
  returning: (merchant) => `Sie werden zu ${merchant} zurückgeleitet …`,
  continueTo: (merchant) => `Weiter zu ${merchant}`,
  notFoundTitle: 'Zahlung nicht gefunden',
  notFoundBody:
    'Die Adresse ist vielleicht unvollständig. Gehen Sie zum Händler zurück und beginnen Sie neu.',
};

const byLanguage = { en, de, es, 'pt-br': ptBr, ar } as const;
export type Language = keyof typeof byLanguage;

const nearest = { en: 'en', de: 'de', es: 'es', pt: 'pt-br', ar: 'ar' } as const;

/** The page's language for a customer's locale: `de-AT` is German, `pt-PT` near enough, an unknown one English. */
export function languageOf(locale: string): Language {
  const [language = ''] = locale.toLowerCase().split('-');
  return Object.hasOwn(nearest, language) ? nearest[language as keyof typeof nearest] : 'en';
}

/** Numbers are written in European digits in every language. */
export const writingTag = (language: Language): string =>
  language === 'ar' ? 'ar-u-nu-latn' : language;

export function textsOf(language: Language): Texts {
  return byLanguage[language];
}
