import { QuestGone } from './quest-gone.tsx';

/** The games that count for a task. */
export default function QuestTaskGamesModal() {
  return <QuestGone title="games" />;
}
