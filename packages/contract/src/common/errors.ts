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
  idempotencyKeyReused: {
    status: 409,
    title: 'This idempotency key was already used with different input',
  },
  payloadTooLarge: { status: 413, title: 'The request is too large' },
  idempotencyKeyMissing: { status: 400, title: 'An Idempotency-Key header is required' },
  malformedRequest: { status: 400, title: 'The request could not be read' },
  methodNotAllowed: { status: 405, title: 'This address does not support this method' },
  headersTooLarge: { status: 431, title: 'The headers or the address are too large' },
  unsupportedMediaType: { status: 415, title: 'Send a body as application/json' },
  requestTimeout: { status: 408, title: 'The request did not arrive in time' },
  alreadySettled: { status: 409, title: 'This is already settled' },
  unauthenticated: { status: 401, title: 'Sign in to continue' },
  forbidden: { status: 403, title: 'This is not allowed' },
  invalidCredentials: { status: 422, title: 'The e-mail or the password is wrong' },
  refreshRejected: { status: 401, title: 'The session has ended' },
  registrationRefused: { status: 422, title: 'An account could not be created with these details' },
  countryRestricted: { status: 451, title: 'Not available in this country' },
  oneTimeWrong: { status: 422, title: 'This code or link is not valid' },
  oneTimeExpired: { status: 422, title: 'This code or link has expired' },
  oneTimeUsed: { status: 422, title: 'This code or link has already been used' },
  oneTimeReplaced: { status: 422, title: 'A newer code or link has been sent' },
  oneTimeTriesSpent: { status: 422, title: 'The wrong code was entered too many times' },
  secondFactorRequired: { status: 422, title: 'Two-step verification is required' },
  secondFactorWrong: { status: 422, title: 'The verification code is wrong' },
  secondFactorExpired: { status: 422, title: 'This request has expired: start again' },
  factorExists: { status: 409, title: 'There is already one' },
  proofOfWorkNeeded: { status: 428, title: 'The browser has to solve a proof of work first' },
  signInsBusy: { status: 503, title: 'Too many people are signing in right now' },
  socialStateUnknown: {
    status: 422,
    title: 'This sign-in was started elsewhere, has expired or was already used',
  },
  socialProviderUnavailable: { status: 503, title: 'The identity provider is not responding' },
  socialRefused: { status: 422, title: 'The identity provider did not confirm who this is' },
  socialTicketUnknown: { status: 422, title: 'This ticket has expired or was already used' },
  lastWayIn: { status: 409, title: 'This is the only way to sign in to the account' },
  emailKnown: { status: 409, title: 'The account already has an e-mail address' },
  emailTaken: { status: 409, title: 'This e-mail belongs to another account' },
  socialAccountTaken: { status: 409, title: 'This sign-in is already linked to another account' },
  accountExcluded: { status: 422, title: 'This account is on a break or self-excluded' },
  onlyWithdrawing: {
    status: 403,
    title: 'During a break or self-exclusion, only withdrawals are possible',
  },
  notAway: { status: 409, title: 'This account is not on a break: sign in as usual' },
  registerUnavailable: { status: 503, title: 'The self-exclusion register is not responding' },
  signInAgain: { status: 422, title: 'Sign in again to do this' },
  moneyUnderWay: { status: 409, title: 'Payments are still in progress' },
  insufficientFunds: { status: 422, title: 'The balance is too low' },
  currencyUnavailable: { status: 422, title: 'This currency is not available' },
  accountInUse: { status: 409, title: 'The active account cannot be hidden' },
  depositLimitReached: { status: 422, title: 'The deposit limit is reached' },
  depositLimitRequired: { status: 422, title: 'Set a monthly deposit limit first' },
  methodUnavailable: { status: 422, title: 'This payment method is not available' },
  amountOutOfRange: {
    status: 422,
    title: 'The amount is outside the limits of this payment method',
  },
  invoiceFinal: { status: 409, title: 'This payment is already settled' },
  providerUnavailable: { status: 503, title: 'The payment provider is not responding' },
  bonusUnavailable: { status: 422, title: 'This bonus is not available' },
  bonusOver: { status: 409, title: 'This bonus has ended' },
  bonusCodeIncorrect: { status: 422, title: 'This bonus code is not valid' },
  bonusCodeUnavailable: { status: 422, title: 'This bonus code is not available' },
  bonusCodeUsed: { status: 409, title: 'This bonus code has already been used' },
  freespinsOver: { status: 409, title: 'These free spins have ended' },
  questUnavailable: { status: 422, title: 'This quest cannot be started now' },
  returnUrlRefused: { status: 422, title: 'The return address leaves the site' },
  withdrawalStays: { status: 409, title: 'Withdrawals cannot be cancelled' },
  turnOverRequired: { status: 422, title: 'Deposits have to be wagered first' },
  bonusPlayed: { status: 422, title: 'There is an active or waiting bonus' },
  withdrawalRepeated: {
    status: 409,
    title: 'The same withdrawal was requested minutes ago',
  },
  destinationRests: { status: 422, title: 'This payout account was saved too recently' },
  returnFirst: { status: 422, title: 'Withdraw to the method of the deposit first' },
  returnExceeded: {
    status: 422,
    title: 'No more can be withdrawn to this method than was deposited with it',
  },
  destinationLimit: { status: 422, title: 'The maximum number of payout accounts is reached' },
  verificationRequired: { status: 422, title: 'Verification is required first' },
  ownMoneyOnly: { status: 422, title: 'Only deposited money can be withdrawn' },
  verificationUnderWay: { status: 409, title: 'Another verification is in progress' },
  verificationUnavailable: { status: 503, title: 'The verification provider is not responding' },
  limitExists: { status: 409, title: 'There is already a limit of this kind for this period' },
  timeLimitStays: {
    status: 409,
    title: 'A break or self-exclusion can be extended, not shortened',
  },
  tournamentOver: { status: 409, title: 'This tournament has ended' },
  fileTypeRefused: { status: 422, title: 'Send a picture (JPEG, PNG or WebP) or a PDF' },
  fileDamaged: { status: 422, title: 'The file is damaged or incomplete' },
  pictureTooLarge: { status: 422, title: 'The picture has too many pixels' },
  pdfTooLong: { status: 422, title: 'The PDF has too many pages' },
  pdfLocked: { status: 422, title: 'The PDF is password-protected' },
  pdfActive: { status: 422, title: 'The PDF contains scripts or other files' },
  documentsFull: { status: 409, title: 'Too many documents are waiting for review' },
  documentKindClosed: { status: 422, title: 'Documents of this kind are no longer accepted' },
  gameUnavailable: { status: 422, title: 'This game is not available' },
  gameProviderUnavailable: { status: 503, title: 'The game provider is not responding' },
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
