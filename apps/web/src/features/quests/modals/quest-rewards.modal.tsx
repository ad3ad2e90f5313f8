import { QuestGone } from './quest-gone.tsx';

/** What a quest gives. */
export default function QuestRewardsModal() {
  return <QuestGone title="rewards" />;
}
