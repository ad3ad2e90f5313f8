import type { PlayerQuest } from '@pierlight/contract/quests/schemas';
import { questState } from '@pierlight/contract/quests/statuses';

/** What there is to tell of a quest whose state changed; each is an alert. */
const events = {
  [questState.active]: 'questStarted',
  [questState.completed]: 'questCompleted',
  [questState.cancelled]: 'questCancelled',
  [questState.expired]: 'questExpired',
  [questState.withdrawn]: 'questWithdrawn',
} as const;

export type QuestEvent = (typeof events)[keyof typeof events];

/** The event of a changed quest; null where its state is the known one or an older one. */
export function eventOf(
  known: Pick<PlayerQuest, 'state' | 'version'> | undefined,
  quest: Pick<PlayerQuest, 'state' | 'version'>,
): QuestEvent | null {
  if (known && (known.state === quest.state || known.version >= quest.version)) return null;
  return events[quest.state];
}

/** Days and hours until a moment, the last hour begun as one; nothing below that. */
export function timeLeft(until: string, now: Date): { days: number; hours: number } {
  const hours = Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 3_600_000));
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}

/** Names a task in an address: the quest, and the place of the task in it. */
export const taskAddress = (questId: string, task: number) => `${questId}.${task}`;

export function readTaskAddress(value: string): { questId: string; task: number } {
  const dot = value.lastIndexOf('.');
  return { questId: value.slice(0, Math.max(dot, 0)), task: Number(value.slice(dot + 1)) };
}
