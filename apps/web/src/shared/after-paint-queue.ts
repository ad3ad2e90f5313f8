import { afterPaint } from '@pierlight/ui/after-paint';

const waiting: (() => void)[] = [];

/**
 * Queues work that many parts of a page want at the same moment: one piece after each paint, so that no press has to
 * wait for all of it. @returns a function that removes it from the queue
 */
export function queueAfterPaint(run: () => void): () => void {
  waiting.push(run);
  if (waiting.length === 1) afterPaint(next);
  return () => {
    const place = waiting.indexOf(run);
    if (place >= 0) waiting[place] = nothing;
  };
}

const nothing = () => {};

function next(): void {
  try {
    waiting[0]?.();
  } finally {
    waiting.shift();
    if (waiting.length > 0) afterPaint(next);
  }
}
