import type { PlayerQuest, QuestTask } from '@pierlight/contract/quests/schemas';
import type { QuestMessage } from '@pierlight/contract/realtime/channels';
import type { QueryClient } from '@tanstack/react-query';
import type { AlertRequest } from '#shared/alerts/alert-queue.ts';
import { contentQuery } from '#shared/i18n/content.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { ownQuestsQuery, questChanged } from './api.ts';
import { questsKey } from './keys.ts';
import { hasCompleted, newsOf } from './quest-facts.ts';

interface FollowOptions {
  readonly locale: Locale;
  readonly show: (alert: AlertRequest) => void;
}

/** Keeps a player's quests up to date by their channel, and tells what is news of them. */
export function followQuests(client: QueryClient, { locale, show }: FollowOptions) {
  const own = ownQuestsQuery();
  const known = (id: string): PlayerQuest | undefined =>
    client.getQueryData(own.queryKey)?.find((quest) => quest.id === id);
  // Messages are held against the list: before it is there, nobody knows what is news.
  const loaded = () => client.getQueryData(own.queryKey) !== undefined;

  async function tell(key: string, quest: PlayerQuest | undefined, tone?: 'lamp') {
    const texts = await client.ensureQueryData(contentQuery(locale, 'modals')).catch(() => ({}));
    const name = quest ? nameIn(texts, quest.name) : '';
    show({ key: `quests.${key}`, values: { name }, ...(tone ? { tone } : {}) });
  }

  function questUpdated(quest: PlayerQuest): void {
    const event = loaded() ? newsOf(known(quest.id), quest) : null;
    questChanged(client, quest);
    if (event) void tell(event, quest, event === 'questCompleted' ? 'lamp' : undefined);
  }

  function taskUpdated(task: QuestTask): void {
    const quest = known(task.questId);
    const before = quest?.tasks.find(({ id }) => id === task.id);
    if (quest)
      client.setQueryData(own.queryKey, (list) =>
        list?.map((one) =>
          one.id === quest.id
            ? { ...one, tasks: one.tasks.map((of) => (of.id === task.id ? task : of)) }
            : one,
        ),
      );
    if (loaded() && hasCompleted(before, task)) void tell('taskCompleted', quest);
  }

  return {
    message: (message: QuestMessage): void =>
      message.event === 'quest.updated' ? questUpdated(message.quest) : taskUpdated(message.task),
    /** Messages were missed: quests are asked for again. */
    missed: (): void => {
      void client.invalidateQueries({ queryKey: questsKey });
      void client.prefetchQuery(own);
    },
    /** Loads the list that messages are held against. */
    load: (): void => void client.prefetchQuery(own),
  };
}

/** What a quest is called in the texts of `modals`; its id where there are no words. */
function nameIn(texts: unknown, id: string): string {
  const at = (value: unknown, key: string) =>
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  const name: unknown = at(at(at(at(texts, 'quests'), 'all'), id), 'name');
  return typeof name === 'string' ? name : id;
}
