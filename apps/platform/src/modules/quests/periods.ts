import type { QuestRepeats } from '@pierlight/contract/quests/statuses';

const dayLength = 86_400_000;

const midnight = (at: Date): number => Math.floor(at.getTime() / dayLength) * dayLength;

/** The Monday of a moment's week, by UTC, in milliseconds. */
const monday = (at: Date): number => midnight(at) - ((at.getUTCDay() + 6) % 7) * dayLength;

/** What a quest that is started at a moment is completed once in: a day, a week by its Monday, or ever. */
export function periodOf(repeats: QuestRepeats, at: Date): string {
  if (repeats === 'once') return '';
  return new Date(repeats === 'day' ? midnight(at) : monday(at)).toISOString().slice(0, 10);
}

/** When one that was completed can be started again; undefined for never. */
export function againAt(repeats: QuestRepeats, at: Date): Date | undefined {
  if (repeats === 'once') return undefined;
  return new Date(repeats === 'day' ? midnight(at) + dayLength : monday(at) + 7 * dayLength);
}
