/** What a log tells of an error. */
interface ToldError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string | number;
  readonly status?: number;
  readonly cause?: ToldError;
  /** Of a failed statement: what it met in the database, never what it carried. */
  readonly schema?: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  readonly routine?: string;
}

/** Causes of causes that are told. */
const deepest = 5;

const facts = ['code', 'status', 'schema', 'table', 'column', 'constraint', 'routine'] as const;

/** The parser quotes what it could not read, which may be a body with a password. */
const quoted = /, (?:\.\.\.)?".*" is not valid JSON$/s;

/**
 * Tells an error by what it is and where it happened. Libraries hang on their errors what they were
 * about: a refused answer with its tokens, the row of a failed insertion, a mail, a command with its
 * arguments. Nothing of that is told, whatever its name.
 */
export function toldError(error: unknown, depth = 0): ToldError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown', stack: '' };
  const message = error.message.replace(quoted, ' is not valid JSON');
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const given = error as unknown as Readonly<Record<string, unknown>>;
  const known = facts
    .map((name) => [name, given[name]] as const)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return {
    type: error.name,
    message,
    stack: [`${error.name}: ${message}`, ...frames].join('\n'),
    ...Object.fromEntries(known),
    ...(error.cause instanceof Error && depth < deepest
      ? { cause: toldError(error.cause, depth + 1) }
      : {}),
  };
}
