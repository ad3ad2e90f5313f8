/** An outcome as lines that can be compared, whatever the kind of game. */

export type OutcomeLine = {
  /** Where it stands: `steps 1 · grid`. */
  readonly name: string;
  readonly value: string;
};

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Plain values and lists of them on one line, lists in a list on a line each. */
function inPlain(value: unknown): string | null {
  if (value === null || value === undefined) return '–';
  if (isPlain(value)) return String(value);
  if (!Array.isArray(value)) return null;
  if (value.every(isPlain)) return value.length === 0 ? '–' : value.join(', ');
  const lists = value.map((item) => (Array.isArray(item) ? inPlain(item) : null));
  return lists.every((item) => item !== null) ? lists.join('\n') : null;
}

export function outcomeLines(value: unknown, name = ''): OutcomeLine[] {
  const line = inPlain(value);
  if (line !== null) return [{ name, value: line }];
  const parts: [string, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [`${name} ${index + 1}`, item])
    : Object.entries(value as object).map(([key, part]) => [name ? `${name} · ${key}` : key, part]);
  return parts.flatMap(([part, item]) => outcomeLines(item, part));
}

export type ComparedLine = {
  readonly name: string;
  readonly here: string | null;
  readonly recorded: string | null;
};

/** Both outcomes line by line; a line that only one of them has is null in the other. */
export function compareOutcomes(here: unknown, recorded: unknown): ComparedLine[] {
  const drawn = new Map(outcomeLines(here).map(({ name, value }) => [name, value]));
  const written = new Map(outcomeLines(recorded).map(({ name, value }) => [name, value]));
  return [...new Set([...drawn.keys(), ...written.keys()])].map((name) => ({
    name,
    here: drawn.get(name) ?? null,
    recorded: written.get(name) ?? null,
  }));
}

/** Whether both are the same, part by part. */
export const isSameOutcome = (here: unknown, recorded: unknown): boolean =>
  compareOutcomes(here, recorded).every((line) => line.here === line.recorded);
