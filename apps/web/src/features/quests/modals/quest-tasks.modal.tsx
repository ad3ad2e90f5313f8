import { QuestGone } from './quest-gone.tsx';

/** What a quest asks. */
export default function QuestTasksModal() {
  return <QuestGone title="tasks" />;
}
