import { element } from '../element.ts';

/** Milliseconds each of several lines stands. */
const STANDS = 1700;

export type ResultPlate = {
  readonly node: HTMLParagraphElement;
  say(text: string): void;
  /** Shows lines in turn, over and over, until `clear`. */
  sayInTurn(lines: readonly string[], won: boolean): void;
  clear(): void;
};

/** The line under the betting table. */
export function createResultPlate(): ResultPlate {
  const node = element('p', { class: 'plate', hidden: '', role: 'status' });
  let turning = 0;
  const show = (text: string | null, won: boolean): void => {
    node.hidden = text === null;
    node.textContent = text ?? '';
    node.classList.toggle('won', won);
  };
  return {
    node,
    say: (text) => show(text, false),
    sayInTurn: (lines, won) => {
      let at = 0;
      const next = (): void => {
        show(lines[at % lines.length] ?? null, won);
        at++;
        if (lines.length > 1) turning = window.setTimeout(next, STANDS);
      };
      next();
    },
    clear: () => {
      clearTimeout(turning);
      show(null, false);
    },
  };
}
