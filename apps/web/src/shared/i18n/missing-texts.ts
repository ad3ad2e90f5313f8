import type { ContentFolder } from '@pierlight/contract/content/schemas';

/** A text that was wanted and is not there. */
export interface MissingText {
  readonly folder: ContentFolder;
  /** Within the folder. */
  readonly key: string;
}

type Listener = (missing: MissingText) => void;

let listener: Listener | null = null;
/** Keys of those that were noted, each once. */
const noted = new Map<string, MissingText>();

/**
 * Notes a text that is missing.
 * @param name the whole of its name: folder, file and key
 */
export function noteMissingText(name: string): void {
  const [folder = '', ...rest] = name.split('.');
  if (noted.has(name) || rest.length === 0) return;
  const missing = { folder: folder as ContentFolder, key: rest.join('.') };
  noted.set(name, missing);
  listener?.(missing);
}

/** Hears of every missing text once, also of those before. */
export function onMissingText(next: Listener): void {
  listener = next;
  for (const missing of noted.values()) next(missing);
}
