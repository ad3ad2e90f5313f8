import { type EventChange, partScores } from './floor/changes.ts';
import type { Floor } from './floor/floor.ts';

/**
 * Reads a result by part as somebody writes it: `1-0 0-2`, a half, quarter or set each.
 *
 * @returns what the book does with it; why it cannot, in words; null for an event that there is none of
 */
export function correctionOf(
  floor: Floor,
  eventId: string,
  text: string,
  now: number,
): EventChange | string | null {
  const event = floor.event(eventId, now);
  const standing = floor.standing(eventId, now);
  if (!event || !standing) return null;
  if (standing.status !== 'ended' && standing.status !== 'abandoned')
    return 'An event has a result once it is over';
  const parts = text
    .trim()
    .split(/[\s,;]+/)
    .map((part) => /^(\d{1,3})[-:–](\d{1,3})$/.exec(part))
    .map((found) => (found ? [Number(found[1]), Number(found[2])] : null));
  const read = partScores.safeParse(parts);
  if (!read.success) return 'Write the score of every part, as 1-0 0-2';
  if (!event.model.corrected(read.data)) return 'An event of this sport cannot end so';
  return { kind: 'result', at: now, parts: read.data };
}
