/**
 * Every error a client can be told, by the number it carries in `code`. The client words it from
 * content; `status` is the HTTP status, `title` the sentence a person reads in a log or a tool.
 */
export const errorCatalogue = {
  internal: { code: 10000, status: 500, title: 'Something went wrong' },
  invalidInput: { code: 10001, status: 422, title: 'Some values are not valid' },
  notFound: { code: 10002, status: 404, title: 'There is nothing here' },
  tooManyRequests: { code: 10003, status: 429, title: 'Too many requests' },
  unavailable: { code: 10004, status: 503, title: 'The service is not available right now' },
  idempotencyKeyReused: {
    code: 10005,
    status: 409,
    title: 'This idempotency key was used with another input',
  },
  payloadTooLarge: { code: 10006, status: 413, title: 'The request is too large' },
  idempotencyKeyMissing: {
    code: 10007,
    status: 400,
    title: 'An Idempotency-Key header is required',
  },
  malformedRequest: { code: 10008, status: 400, title: 'The request could not be read' },
  methodNotAllowed: { code: 10009, status: 405, title: 'This address takes other methods' },
  headersTooLarge: { code: 10010, status: 431, title: 'The headers or the address are too large' },
  unsupportedMediaType: { code: 10011, status: 415, title: 'Send a body as application/json' },
  requestTimeout: { code: 10012, status: 408, title: 'The request did not arrive in time' },
  alreadySettled: { code: 10013, status: 409, title: 'This is settled already' },
  unauthenticated: { code: 11001, status: 401, title: 'Sign in to continue' },
  forbidden: { code: 11002, status: 403, title: 'This is not allowed' },
  invalidCredentials: { code: 11003, status: 422, title: 'The e-mail or the password is wrong' },
  refreshRejected: { code: 11004, status: 401, title: 'The session has ended' },
  registrationRefused: {
    code: 11005,
    status: 422,
    title: 'An account could not be opened with these details',
  },
  countryRestricted: { code: 11006, status: 451, title: 'Not offered in this country' },
  oneTimeWrong: { code: 11010, status: 422, title: 'This code or link is not right' },
  oneTimeExpired: { code: 11011, status: 422, title: 'This code or link has run out' },
  oneTimeUsed: { code: 11012, status: 422, title: 'This code or link has been used' },
  oneTimeReplaced: { code: 11013, status: 422, title: 'A newer code or link took its place' },
  oneTimeTriesSpent: { code: 11014, status: 422, title: 'The code was entered wrongly too often' },
  secondFactorRequired: { code: 11040, status: 422, title: 'This takes a second factor' },
  secondFactorWrong: { code: 11041, status: 422, title: 'This does not prove who you are' },
  secondFactorExpired: { code: 11042, status: 422, title: 'This question is over: start again' },
  factorExists: { code: 11043, status: 409, title: 'There is one already' },
  proofOfWorkNeeded: { code: 11080, status: 428, title: 'The browser has to do some work first' },
  signInsBusy: { code: 11081, status: 503, title: 'Too many people sign in at this moment' },
  socialStateUnknown: {
    code: 11020,
    status: 422,
    title: 'This sign-in was begun elsewhere or too long ago, or is used up',
  },
  socialProviderUnavailable: {
    code: 11021,
    status: 503,
    title: 'The identity provider does not answer',
  },
  socialRefused: { code: 11022, status: 422, title: 'The identity provider proved nobody' },
  socialTicketUnknown: { code: 11023, status: 422, title: 'This ticket is used up or too old' },
  lastWayIn: { code: 11024, status: 409, title: 'This is the only way into the account' },
  emailKnown: { code: 11025, status: 409, title: 'The account has an e-mail already' },
  emailTaken: { code: 11026, status: 409, title: 'This e-mail belongs to another account' },
  socialAccountTaken: {
    code: 11027,
    status: 409,
    title: 'This account elsewhere opens another account',
  },
  accountExcluded: { code: 11083, status: 422, title: 'This account is shut out for a time' },
  onlyWithdrawing: {
    code: 11085,
    status: 403,
    title: 'While you are away from playing, money can be withdrawn and nothing else',
  },
  notAway: { code: 11086, status: 409, title: 'This account is not shut out: sign in as usual' },
  registerUnavailable: {
    code: 11087,
    status: 503,
    title: 'The exclusion register does not answer',
  },
  signInAgain: { code: 11082, status: 422, title: 'Sign in again to do this' },
  moneyUnderWay: { code: 11084, status: 409, title: 'Money is still under way' },
  insufficientFunds: { code: 12001, status: 422, title: 'The balance is too low' },
  currencyUnavailable: { code: 12002, status: 422, title: 'This currency is not offered' },
  accountInUse: { code: 12003, status: 409, title: 'The active account cannot be hidden' },
  depositLimitReached: { code: 13100, status: 422, title: 'The deposit limit is reached' },
  depositLimitRequired: {
    code: 13101,
    status: 422,
    title: 'A monthly deposit limit has to be set first',
  },
  methodUnavailable: { code: 13001, status: 422, title: 'This payment method is not offered' },
  amountOutOfRange: {
    code: 13002,
    status: 422,
    title: 'The amount is outside what the method takes',
  },
  invoiceFinal: { code: 13003, status: 409, title: 'This payment is already settled' },
  providerUnavailable: { code: 13004, status: 503, title: 'The payment provider does not answer' },
  bonusUnavailable: { code: 13005, status: 422, title: 'This bonus is not offered' },
  bonusOver: { code: 13007, status: 409, title: 'This bonus is over' },
  bonusCodeIncorrect: { code: 13008, status: 422, title: 'There is no such bonus code' },
  bonusCodeUnavailable: { code: 13009, status: 422, title: 'This bonus code is not available' },
  bonusCodeUsed: { code: 13010, status: 409, title: 'This bonus code is used already' },
  freespinsOver: { code: 13011, status: 409, title: 'These free spins are over' },
  questUnavailable: { code: 13012, status: 422, title: 'This quest cannot be started now' },
  returnUrlRefused: { code: 13006, status: 422, title: 'The return address leaves the site' },
  withdrawalStays: { code: 13020, status: 409, title: 'A withdrawal asked for is not cancelled' },
  turnOverRequired: { code: 13021, status: 422, title: 'Deposits have to be staked first' },
  bonusPlayed: { code: 13023, status: 422, title: 'A bonus is played or waits' },
  withdrawalRepeated: {
    code: 13024,
    status: 409,
    title: 'The same was withdrawn to the same place minutes ago',
  },
  destinationRests: { code: 13022, status: 422, title: 'This destination was saved too recently' },
  returnFirst: { code: 13025, status: 422, title: 'Money goes back to where it came from first' },
  returnExceeded: { code: 13026, status: 422, title: 'No more goes back than came from there' },
  destinationLimit: {
    code: 13027,
    status: 422,
    title: 'There are as many destinations as there may be',
  },
  limitExists: {
    code: 15001,
    status: 409,
    title: 'There is a limit of this kind for this period already',
  },
  timeLimitStays: {
    code: 15002,
    status: 409,
    title: 'A break or self-exclusion can be made longer, never shorter',
  },
  tournamentOver: { code: 14010, status: 409, title: 'This tournament is over' },
  fileTypeRefused: {
    code: 17001,
    status: 422,
    title: 'Send a picture (JPEG, PNG or WebP) or a PDF',
  },
  fileDamaged: { code: 17002, status: 422, title: 'The file is damaged or not complete' },
  pictureTooLarge: { code: 17003, status: 422, title: 'The picture has too many pixels' },
  pdfTooLong: { code: 17004, status: 422, title: 'The PDF has too many pages' },
  pdfLocked: { code: 17005, status: 422, title: 'The PDF asks for a password' },
  pdfActive: { code: 17006, status: 422, title: 'The PDF holds programs or other files' },
  documentsFull: {
    code: 17007,
    status: 409,
    title: 'As many documents wait for a review as may wait',
  },
  documentKindClosed: {
    code: 17008,
    status: 422,
    title: 'Documents of this kind are not taken any more',
  },
  gameUnavailable: { code: 14001, status: 422, title: 'This game is not available' },
  gameProviderUnavailable: { code: 14002, status: 503, title: 'The game provider does not answer' },
} as const;

export type ErrorName = keyof typeof errorCatalogue;
export type ErrorCode = (typeof errorCatalogue)[ErrorName]['code'];

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
