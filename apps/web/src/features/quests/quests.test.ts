import type { PlayerQuest, QuestTask } from '@pierlight/contract/quests/schemas';
import { questState } from '@pierlight/contract/quests/statuses';
import { describe, expect, it, vi } from 'vitest';
import type { Api } from '#shared/api/client.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { contentQuery } from '#shared/i18n/content.ts';
import { ownQuestsQuery, questChanged } from './api.ts';
import { readTaskAddress, taskAddress, timeLeft } from './quest-facts.ts';
import { followQuests } from './realtime.ts';

const task = (progress: number): QuestTask => ({
  ...{ id: 1, questId: 'q', type: 'rounds', progress, quantity: 3 },
  ...{ isActive: progress < 3, isCompleted: progress === 3, multiplier: null, games: null },
});
const quest = (state: PlayerQuest['state'], version: number): PlayerQuest => ({
  ...{ id: 'q', questId: 'tour', name: 'tour', currency: 'EUR', state, version },
  ...{ tasks: [task(0)], isInSequence: false, rewards: [], rewardId: null },
  ...{ startedAt: '2026-11-25T12:00:00Z', expiresAt: '2026-12-02T12:00:00Z' },
  ...{ pausedAt: null, finishedAt: null },
});

async function following(list?: PlayerQuest[]) {
  const client = createQueryClient({
    quests: { own: async () => ({ data: list }) },
  } as never as Api);
  client.setQueryData(contentQuery('en', 'modals').queryKey, {
    quests: { all: { tour: { name: 'The tour' } } },
  } as never);
  if (list) client.setQueryData(ownQuestsQuery().queryKey, list);
  const show = vi.fn();
  const { message, load } = followQuests(client, { locale: 'en', show });
  if (list) await load();
  const told = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return show.mock.calls.map(([{ key, values }]) => `${key} ${values.name}`);
  };
  return { client, message, told };
}

describe('messages of quests', () => {
  it.each([
    [questState.cancelled, 'questCancelled'],
    [questState.expired, 'questExpired'],
    [questState.withdrawn, 'questWithdrawn'],
    [questState.completed, 'questCompleted'],
  ])('tell once of a state that changed: %s [4-13] [4-14] [4-15]', async (state, key) => {
    const { client, message, told } = await following([quest(questState.active, 1)]);
    const change = { event: 'quest.updated', quest: quest(state, 2) } as const;
    message(change);
    message(change);
    message({ event: 'quest.updated', quest: quest(questState.active, 1) });
    expect(await told()).toEqual([`quests.${key} The tour`]);
    expect(client.getQueryData(ownQuestsQuery().queryKey)).toEqual([quest(state, 2)]);
  });

  it('tell of what this tab did itself, which stands in the list already [4-14]', async () => {
    const { client, message, told } = await following([quest(questState.active, 1)]);
    questChanged(client, quest(questState.cancelled, 2));
    message({ event: 'quest.updated', quest: quest(questState.cancelled, 2) });
    expect(await told()).toEqual(['quests.questCancelled The tour']);
  });

  it('tell of one that was started elsewhere, and of none before the list is there', async () => {
    const started = { event: 'quest.updated', quest: quest(questState.active, 1) } as const;
    const known = await following([]);
    known.message(started);
    expect(await known.told()).toEqual(['quests.questStarted The tour']);
    const unknown = await following();
    unknown.message(started);
    expect(await unknown.told()).toEqual([]);
  });

  it('tell once of a task whose progress is its quantity, and of no step before [4-16]', async () => {
    const { client, message, told } = await following([quest(questState.active, 1)]);
    message({ event: 'quest.task.updated', task: task(2) });
    expect(client.getQueryData(ownQuestsQuery().queryKey)?.[0]?.tasks).toEqual([task(2)]);
    expect(await told()).toEqual([]);
    message({ event: 'quest.task.updated', task: task(3) });
    message({ event: 'quest.task.updated', task: task(3) });
    expect(await told()).toEqual(['quests.taskCompleted The tour']);
  });
});

it('the time left is days and hours, the last hour begun as one', () => {
  const now = new Date('2026-11-25T12:00:00Z');
  expect(timeLeft('2026-11-28T16:30:00Z', now)).toEqual({ days: 3, hours: 5 });
  expect(timeLeft('2026-11-25T12:00:01Z', now)).toEqual({ days: 0, hours: 1 });
  expect(timeLeft('2026-11-20T12:00:00Z', now)).toEqual({ days: 0, hours: 0 });
});

it('an address names a task by its quest and place', () => {
  expect(readTaskAddress(taskAddress('first-lamp', 2))).toEqual({ questId: 'first-lamp', task: 2 });
  expect(readTaskAddress('nothing').questId).toBe('');
});
