import { withRevision } from '../../apps/platform/src/kernel/db/function-files.ts';

/** A fault that could be made, and the test that has to fail for it. */
export interface Mutant {
  /** What the product does wrong with it. */
  readonly fault: string;
  /** Where it is planted, from the root of the repository. */
  readonly file: string;
  /** Texts that stand in the file once each, and what they become. */
  readonly change: readonly (readonly [from: string, to: string])[];
  /** The file of the test, from the root of the repository. */
  readonly test: string;
  /** A part of the test's title. */
  readonly title: string;
}

/** The file with the fault. @throws Error when a text does not stand there once */
export function planted({ fault, file, change }: Mutant, source: string): string {
  let text = source;
  for (const [from, to] of change) {
    const [before, after, ...more] = text.split(from);
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`${file}: "${from}", for "${fault}", has to stand there once`);
    text = `${before}${to}${after}`;
  }
  // A database takes no function whose text is not the revision it says.
  return file.endsWith('.sql') ? withRevision(text) : text;
}
