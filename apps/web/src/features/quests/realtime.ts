import type { PlayerQuest, QuestTask } from '@pierlight/contract/quests/schemas';
import type { QuestMessage } from '@pierlight/contract/realtime/channels';
import type { QueryClient } from '@tanstack/react-query';
import type { AlertRequest } from '#shared/alerts/alert-queue.ts';
import { contentQuery } from '#shared/i18n/content.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { ownQuestsQuery, questChanged } from './api.ts';
import { questsKey } from './keys.ts';
import { eventOf, taskAddress } from './quest-facts.ts';

interface FollowOptions {
  readonly locale: Locale;
  readonly show: (alert: AlertRequest) => void;
}

/** Keeps a player's quests up to date by their channel, and alerts the player to their events. */
export function followQuests(client: QueryClient, { locale, show }: FollowOptions) {
  const own = ownQuestsQuery();
  const known = (id: string): PlayerQuest | undefined =>
    client.getQueryData(own.queryKey)?.find((quest) => quest.id === id);
  // What messages are held against. Not the list: what this tab does itself stands there before its message comes.
  let isLearned = false;
  const states = new Map<string, Pick<PlayerQuest, 'state' | 'version'>>();
  const done = new Set<string>();

  async function learn(): Promise<void> {
    await client.prefetchQuery(own);
    const list = client.getQueryData(own.queryKey);
    if (!list) return;
    for (const quest of list) {
      states.set(quest.id, quest);
      for (const task of quest.tasks)
        if (task.isCompleted) done.add(taskAddress(quest.id, task.id));
    }
    isLearned = true;
  }

  async function tell(key: string, quest: PlayerQuest | undefined, tone?: 'lamp') {
    const texts = await client.ensureQueryData(contentQuery(locale, 'modals')).catch(() => ({}));
    const name = quest ? nameIn(texts, quest.name) : '';
    show({ key: `quests.${key}`, values: { name }, ...(tone ? { tone } : {}) });
  }

  function questUpdated(quest: PlayerQuest): void {
    const before = states.get(quest.id);
    const event = isLearned ? eventOf(before, quest) : null;
    if (!before || before.version < quest.version) states.set(quest.id, quest);
    questChanged(client, quest);
    if (event) void tell(event, quest, event === 'questCompleted' ? 'lamp' : undefined);
  }

  function taskUpdated(task: QuestTask): void {
    const quest = known(task.questId);
    if (quest)
      client.setQueryData(own.queryKey, (list) =>
        list?.map((one) =>
          one.id === quest.id
            ? { ...one, tasks: one.tasks.map((of) => (of.id === task.id ? task : of)) }
            : one,
        ),
      );
    const address = taskAddress(task.questId, task.id);
    if (task.progress !== task.quantity || done.has(address)) return;
    done.add(address);
    if (isLearned) void tell('taskCompleted', quest);
  }

  return {
    message: (message: QuestMessage): void =>
      message.event === 'quest.updated' ? questUpdated(message.quest) : taskUpdated(message.task),
    /** After missed messages: refetches quests. */
    missed: (): void => {
      void client.invalidateQueries({ queryKey: questsKey });
      void learn();
    },
    /** Loads the quests as they are: messages that differ from them are events. */
    load: learn,
  };
}

/** What a quest is called in the texts of `modals`; its id where there are no words. */
function nameIn(texts: unknown, id: string): string {
  const at = (value: unknown, key: string) =>
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  const name: unknown = at(at(at(at(texts, 'quests'), 'all'), id), 'name');
  return typeof name === 'string' ? name : id;
}
