import { afterPaint } from '@pierlight/ui/after-paint';

const waiting: (() => void)[] = [];

/**
 * Runs what many parts of a page want at the same moment one after the other, each once the one
 * before it is painted, so that no press has to wait for all of them. @returns what calls it off
 */
export function inTurn(run: () => void): () => void {
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
