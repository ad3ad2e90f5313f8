import { type ErrorCode, type ErrorName, errorCodes } from './error-codes.ts';

interface ErrorAnswer {
  /** HTTP status. */
  readonly status: number;
  /** The sentence a person reads in a log or a tool. */
  readonly title: string;
}

const answers: Readonly<Record<ErrorName, ErrorAnswer>> = {
  internal: { status: 500, title: 'Something went wrong' },
  invalidInput: { status: 422, title: 'Some values are not valid' },
  notFound: { status: 404, title: 'There is nothing here' },
  tooManyRequests: { status: 429, title: 'Too many requests' },
  unavailable: { status: 503, title: 'The service is not available right now' },
  idempotencyKeyReused: { status: 409, title: 'This idempotency key was used with another input' },
  payloadTooLarge: { status: 413, title: 'The request is too large' },
  idempotencyKeyMissing: { status: 400, title: 'An Idempotency-Key header is required' },
  malformedRequest: { status: 400, title: 'The request could not be read' },
  methodNotAllowed: { status: 405, title: 'This address takes other methods' },
  headersTooLarge: { status: 431, title: 'The headers or the address are too large' },
  unsupportedMediaType: { status: 415, title: 'Send a body as application/json' },
  requestTimeout: { status: 408, title: 'The request did not arrive in time' },
  alreadySettled: { status: 409, title: 'This is settled already' },
  unauthenticated: { status: 401, title: 'Sign in to continue' },
  forbidden: { status: 403, title: 'This is not allowed' },
  invalidCredentials: { status: 422, title: 'The e-mail or the password is wrong' },
  refreshRejected: { status: 401, title: 'The session has ended' },
  registrationRefused: { status: 422, title: 'An account could not be opened with these details' },
  countryRestricted: { status: 451, title: 'Not offered in this country' },
  oneTimeWrong: { status: 422, title: 'This code or link is not right' },
  oneTimeExpired: { status: 422, title: 'This code or link has run out' },
  oneTimeUsed: { status: 422, title: 'This code or link has been used' },
  oneTimeReplaced: { status: 422, title: 'A newer code or link took its place' },
  oneTimeTriesSpent: { status: 422, title: 'The code was entered wrongly too often' },
  secondFactorRequired: { status: 422, title: 'This takes a second factor' },
  secondFactorWrong: { status: 422, title: 'This does not prove who you are' },
  secondFactorExpired: { status: 422, title: 'This question is over: start again' },
  factorExists: { status: 409, title: 'There is one already' },
  proofOfWorkNeeded: { status: 428, title: 'The browser has to do some work first' },
  signInsBusy: { status: 503, title: 'Too many people sign in at this moment' },
  socialStateUnknown: {
    status: 422,
    title: 'This sign-in was begun elsewhere or too long ago, or is used up',
  },
  socialProviderUnavailable: { status: 503, title: 'The identity provider does not answer' },
  socialRefused: { status: 422, title: 'The identity provider proved nobody' },
  socialTicketUnknown: { status: 422, title: 'This ticket is used up or too old' },
  lastWayIn: { status: 409, title: 'This is the only way into the account' },
  emailKnown: { status: 409, title: 'The account has an e-mail already' },
  emailTaken: { status: 409, title: 'This e-mail belongs to another account' },
  socialAccountTaken: { status: 409, title: 'This account elsewhere opens another account' },
  accountExcluded: { status: 422, title: 'This account is shut out for a time' },
  onlyWithdrawing: {
    status: 403,
    title: 'While you are away from playing, money can be withdrawn and nothing else',
  },
  notAway: { status: 409, title: 'This account is not shut out: sign in as usual' },
  registerUnavailable: { status: 503, title: 'The exclusion register does not answer' },
  signInAgain: { status: 422, title: 'Sign in again to do this' },
  moneyUnderWay: { status: 409, title: 'Money is still under way' },
  insufficientFunds: { status: 422, title: 'The balance is too low' },
  currencyUnavailable: { status: 422, title: 'This currency is not offered' },
  accountInUse: { status: 409, title: 'The active account cannot be hidden' },
  depositLimitReached: { status: 422, title: 'The deposit limit is reached' },
  depositLimitRequired: { status: 422, title: 'A monthly deposit limit has to be set first' },
  methodUnavailable: { status: 422, title: 'This payment method is not offered' },
  amountOutOfRange: { status: 422, title: 'The amount is outside what the method takes' },
  invoiceFinal: { status: 409, title: 'This payment is already settled' },
  providerUnavailable: { status: 503, title: 'The payment provider does not answer' },
  bonusUnavailable: { status: 422, title: 'This bonus is not offered' },
  bonusOver: { status: 409, title: 'This bonus is over' },
  bonusCodeIncorrect: { status: 422, title: 'There is no such bonus code' },
  bonusCodeUnavailable: { status: 422, title: 'This bonus code is not available' },
  bonusCodeUsed: { status: 409, title: 'This bonus code is used already' },
  freespinsOver: { status: 409, title: 'These free spins are over' },
  questUnavailable: { status: 422, title: 'This quest cannot be started now' },
  returnUrlRefused: { status: 422, title: 'The return address leaves the site' },
  withdrawalStays: { status: 409, title: 'A withdrawal asked for is not cancelled' },
  turnOverRequired: { status: 422, title: 'Deposits have to be staked first' },
  bonusPlayed: { status: 422, title: 'A bonus is played or waits' },
  withdrawalRepeated: {
    status: 409,
    title: 'The same was withdrawn to the same place minutes ago',
  },
  destinationRests: { status: 422, title: 'This destination was saved too recently' },
  returnFirst: { status: 422, title: 'Money goes back to where it came from first' },
  returnExceeded: { status: 422, title: 'No more goes back than came from there' },
  destinationLimit: { status: 422, title: 'There are as many destinations as there may be' },
  verificationRequired: { status: 422, title: 'A check has to be gone through first' },
  ownMoneyOnly: { status: 422, title: 'No more than own deposits goes back' },
  verificationUnderWay: { status: 409, title: 'Another check is under way' },
  verificationUnavailable: { status: 503, title: 'The verification provider does not answer' },
  limitExists: { status: 409, title: 'There is a limit of this kind for this period already' },
  timeLimitStays: {
    status: 409,
    title: 'A break or self-exclusion can be made longer, never shorter',
  },
  tournamentOver: { status: 409, title: 'This tournament is over' },
  fileTypeRefused: { status: 422, title: 'Send a picture (JPEG, PNG or WebP) or a PDF' },
  fileDamaged: { status: 422, title: 'The file is damaged or not complete' },
  pictureTooLarge: { status: 422, title: 'The picture has too many pixels' },
  pdfTooLong: { status: 422, title: 'The PDF has too many pages' },
  pdfLocked: { status: 422, title: 'The PDF asks for a password' },
  pdfActive: { status: 422, title: 'The PDF holds programs or other files' },
  documentsFull: { status: 409, title: 'As many documents wait for a review as may wait' },
  documentKindClosed: { status: 422, title: 'Documents of this kind are not taken any more' },
  gameUnavailable: { status: 422, title: 'This game is not available' },
  gameProviderUnavailable: { status: 503, title: 'The game provider does not answer' },
};

type ErrorCatalogue = Readonly<Record<ErrorName, ErrorAnswer & { readonly code: ErrorCode }>>;

/** Every error a client can be told. */
export const errorCatalogue = Object.fromEntries(
  Object.entries(answers).map(([name, answer]) => [
    name,
    { code: errorCodes[name as ErrorName], ...answer },
  ]),
) as ErrorCatalogue;

/** One broken rule of one field, worded by the client. */
export interface FieldError {
  readonly rule: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The body of every error answer, `application/problem+json` (RFC 9457). */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly code: number;
  readonly requestId: string;
  readonly errors?: Readonly<Record<string, readonly FieldError[]>>;
  /** Of `proofOfWorkNeeded`: the challenge to solve before the same call is sent again. */
  readonly challenge?: string;
}
