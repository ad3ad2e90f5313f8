import type { ErrorName } from '@pierlight/contract/common/error-codes';
import { errorCatalogue, type FieldError } from '@pierlight/contract/common/errors';

export interface DomainErrorOptions {
  /** A sentence for whoever reads the answer by hand; never a private cause. */
  readonly detail?: string;
  readonly fields?: Readonly<Record<string, readonly FieldError[]>>;
  readonly retryAfterSeconds?: number;
  /** A proof of work to do before the call is sent again. */
  readonly challenge?: string;
  /** Goes to the log only. */
  readonly cause?: unknown;
}

/** A refusal the client is told about, by its name in the contract's error catalogue. */
export class DomainError extends Error {
  readonly errorName: ErrorName;
  readonly status: number;
  readonly options: DomainErrorOptions;

  constructor(errorName: ErrorName, options: DomainErrorOptions = {}) {
    super(errorCatalogue[errorName].title, { cause: options.cause });
    this.name = 'DomainError';
    this.errorName = errorName;
    this.status = errorCatalogue[errorName].status;
    this.options = options;
  }
}
