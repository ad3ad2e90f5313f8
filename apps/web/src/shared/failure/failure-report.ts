type Listener = (error: unknown) => void;

let listener: Listener | null = null;
/** What failed before anybody listened, the first few. */
const waiting: unknown[] = [];
const MOST_WAITING = 5;

/** Notes an error that a part of the page has dealt with, for the operator. */
export function reportFailure(error: unknown): void {
  if (listener) listener(error);
  else if (waiting.length < MOST_WAITING) waiting.push(error);
}

/** Hears of every failure, also of those before. */
export function onFailure(next: Listener): void {
  listener = next;
  for (const error of waiting.splice(0)) next(error);
}
