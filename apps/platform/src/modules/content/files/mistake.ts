/** What is wrong with a file, for the person who edits it. */
export interface Mistake {
  /** Counted from 1. */
  readonly line: number;
  /** A sentence without its full stop. */
  readonly problem: string;
}

/** What was read from a file: as much of it as can be used, and all that is wrong with it. */
export interface Parsed<Value> {
  /** Null when nothing of it can be used. */
  readonly value: Value | null;
  readonly mistakes: readonly Mistake[];
}

/** `de/static/terms.md, line 4: …` */
export function wordMistake(file: string, { line, problem }: Mistake): string {
  return `${file}, line ${line}: ${problem}`;
}

/** The line, counted from 1, of a position in a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
