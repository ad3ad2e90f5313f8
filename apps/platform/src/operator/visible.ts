/** What a terminal obeys or hides instead of showing it, and what would begin a line of its own. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * A line for a terminal, in which every control and format character is written out (`\\u{1b}`): words of
 * players, providers and files stand among ours, and none of them may move the cursor or fake a line.
 */
export const visible = (line: string): string =>
  line.replace(unseen, (found) => `\\u{${(found.codePointAt(0) ?? 0).toString(16)}}`);
