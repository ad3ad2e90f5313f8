import type { Pair, Position } from './engine/model.ts';
import { type EventChange, partScores } from './floor/changes.ts';
import type { Floor } from './floor/floor.ts';

/**
 * Reads a result as somebody writes it: by part, `1-0 0-2`, a half, quarter or set each; or the score at the end, `1-2`,
 * whose difference from what was fed lies in the last part then.
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
  const [only, ...more] = read.data;
  const ways =
    only && more.length === 0 ? [read.data, inLastPart(only, standing.position)] : [read.data];
  const possible = ways.find((one) => one && event.model.corrected(one));
  return possible
    ? { kind: 'result', at: now, parts: possible }
    : 'An event of this sport cannot end so';
}

/** The parts as they were fed but for the last, so that they come to a score; null when they exceed it already. */
function inLastPart([home, away]: Pair, { parts }: Position): [number, number][] | null {
  const before = parts.slice(0, -1);
  const [h, a] = before.reduce<Pair>(([one, other], [x, y]) => [one + x, other + y], [0, 0]);
  if (home < h || away < a) return null;
  return [...before.map(([x, y]): [number, number] => [x, y]), [home - h, away - a]];
}
