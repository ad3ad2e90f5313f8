import { type ErrorCode, type ErrorName, errorCodes } from '@pierlight/contract/common/error-codes';
import type { FieldError } from '@pierlight/contract/common/errors';

export interface ProblemParts {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Number of the contract's catalogue; 0 when the answer carried none. */
  readonly code: ErrorCode | 0;
  readonly title: string;
  readonly requestId?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly errors?: Readonly<Record<string, readonly FieldError[]>> | undefined;
  readonly challenge?: string | undefined;
}

/** A call that was refused or never answered, as every query and mutation rejects. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly code: ErrorCode | 0;
  readonly requestId: string | undefined;
  /** Whole seconds to wait before trying again, when the server said so. */
  readonly retryAfter: number | undefined;
  /** Broken rules by field, to be worded from content. */
  readonly errors: Readonly<Record<string, readonly FieldError[]>>;
  /** Work to do before the call is sent again. */
  readonly challenge: string | undefined;

  constructor({ status, code, title, requestId, retryAfter, errors, challenge }: ProblemParts) {
    super(title);
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
    this.errors = errors ?? {};
    this.challenge = challenge;
  }

  /** No answer came: offline, a dropped connection, a server that is gone. */
  get isOffline(): boolean {
    return this.status === 0;
  }
}

export function isProblem(error: unknown, name?: ErrorName): error is ApiProblem {
  if (!(error instanceof ApiProblem)) return false;
  return name === undefined || error.code === errorCodes[name];
}

/** A problem the client itself finds, with the HTTP status the server would answer it with. */
export function clientProblem(status: number, name: ErrorName): ApiProblem {
  return new ApiProblem({ status, code: errorCodes[name], title: name });
}
