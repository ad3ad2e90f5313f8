import type { StudioErrorCode } from './protocol.ts';

/** The HTTP status of each refusal. */
export const statusOf = {
  'bad-request': 400,
  'session-expired': 401,
  'insufficient-funds': 402,
  'limit-reached': 403,
  'stake-too-high': 403,
  'game-unavailable': 403,
  'not-found': 404,
  'round-open': 409,
  'free-rounds-changed': 409,
  'betting-closed': 409,
  'too-early': 409,
  'request-reused': 409,
  'seeds-in-use': 409,
  'stake-not-allowed': 422,
  'too-many-requests': 429,
  internal: 500,
  'wallet-unreachable': 503,
} as const satisfies Record<StudioErrorCode, number>;

/** A refusal to be told to the player; its words follow from the code and the session's language. */
export class StudioFailure extends Error {
  override readonly name = 'StudioFailure';
  readonly code: StudioErrorCode;

  constructor(code: StudioErrorCode) {
    super(code);
    this.code = code;
  }
}
