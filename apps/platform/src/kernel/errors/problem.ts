import { errorCatalogue, type FieldError, type Problem } from '@pierlight/contract/common/errors';
import { isDatabaseGone, isDatabaseLate, isDatabaseUnable } from './database-trouble.ts';
import { DomainError } from './domain-error.ts';

/** The `application/problem+json` body of a refusal (RFC 9457). */
export function problemOf(error: DomainError, requestId: string): Problem {
  const { code, status, title } = errorCatalogue[error.errorName];
  const { detail, fields, challenge } = error.options;
  return {
    type: `urn:pierlight:error:${code}`,
    title,
    status,
    ...(detail === undefined ? {} : { detail }),
    code,
    requestId,
    ...(fields === undefined ? {} : { errors: fields }),
    ...(challenge === undefined ? {} : { challenge }),
  };
}

interface ValidationIssue {
  readonly message: string;
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
  readonly code?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly format?: string;
  readonly keys?: readonly string[];
  /** The rule that a schema's own check names. */
  readonly params?: { readonly rule?: string };
}

/** Turns a schema's complaints into errors by field, with the rule's name and what its message may state. */
export function invalidInput(issues: readonly ValidationIssue[]): DomainError {
  // A map, because a caller may name a property "__proto__" or "constructor".
  const fields = new Map<string, FieldError[]>();
  for (const issue of issues) {
    const path = (issue.path ?? []).map((part) =>
      String(typeof part === 'object' ? part.key : part),
    );
    for (const key of issue.keys ?? [undefined]) {
      const name = [...path, ...(key === undefined ? [] : [key])].join('.') || 'body';
      fields.set(name, [...(fields.get(name) ?? []), fieldErrorOf(issue)]);
    }
  }
  return new DomainError('invalidInput', { fields: Object.fromEntries(fields) });
}

function fieldErrorOf(issue: ValidationIssue): FieldError {
  switch (issue.code) {
    case 'too_small':
      return { rule: 'min', params: { min: Number(issue.minimum) } };
    case 'too_big':
      return { rule: 'max', params: { max: Number(issue.maximum) } };
    case 'unrecognized_keys':
      return { rule: 'unknown', params: {} };
    case 'invalid_format':
      return { rule: 'format', params: { param: issue.format ?? '' } };
    default:
      return { rule: issue.params?.rule ?? issue.code ?? 'invalid', params: {} };
  }
}

/** Reads any thrown value as a refusal: a known one as it is, Fastify's own by their status, the rest as internal. */
export function refusalOf(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (status === 405) return new DomainError('methodNotAllowed', { cause: error });
  if (status === 415) return new DomainError('unsupportedMediaType', { cause: error });
  if (status === 413) return new DomainError('payloadTooLarge', { cause: error });
  if (status === 429) return new DomainError('tooManyRequests', { cause: error });
  if (status === 404) return new DomainError('notFound', { cause: error });
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new DomainError('malformedRequest', { cause: error });
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string' && cannotBeStored.has(code))
    return new DomainError('malformedRequest', {
      detail: 'A text holds a character that cannot be kept, such as U+0000.',
      cause: error,
    });
  if (isDatabaseGone(error) || isDatabaseUnable(error) || isDatabaseLate(error))
    return new DomainError('unavailable', { cause: error, retryAfterSeconds: 5 });
  return new DomainError('internal', { cause: error });
}

const cannotBeStored = new Set([
  '22021', // character_not_in_repertoire
  '22P05', // untranslatable_character
]);
