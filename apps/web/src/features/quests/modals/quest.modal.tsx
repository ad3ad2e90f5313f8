import type { ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { QuestRewards } from '../components/quest-rewards.tsx';
import { QuestTaskGames } from '../components/quest-task-games.tsx';
import { QuestTasks } from '../components/quest-tasks.tsx';
import { QuestsHub } from '../components/quests-hub.tsx';

const views = {
  'quests-hub': QuestsHub,
  'quest-tasks': QuestTasks,
  'quest-task-games': QuestTaskGames,
  'quest-rewards': QuestRewards,
};

/** All quests, and of one its tasks, the games that count for them, and what it gives: one leads to the next. */
export default function QuestModal({ name, value }: ModalViewProps<keyof typeof views>) {
  const View = views[name];
  return <View value={value} />;
}
