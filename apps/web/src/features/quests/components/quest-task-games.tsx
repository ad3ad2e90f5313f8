import type { PlayerQuest, Quest } from '@pierlight/contract/quests/schemas';
import { buttonStyle } from '@pierlight/ui/button';
import { Skeleton } from '@pierlight/ui/skeleton';
import { useQueries } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { GameCard, GameLinks, gameQuery } from '#features/catalogue/public.ts';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { readTaskAddress } from '../quest-facts.ts';
import { useQuestWords } from '../use-quest-words.ts';
import { NamedQuest } from './named-quest.tsx';

/** How many are shown; of more only the number is said. */
const SHOWN = 24;

/** The games that count for a task, which lead to them. */
export function QuestTaskGames({ value }: { readonly value: string | null }) {
  const { questId, task } = readTaskAddress(value ?? '');
  return (
    <NamedQuest id={questId} title="games">
      {(quest) => <Games quest={quest} task={task} />}
    </NamedQuest>
  );
}

interface GamesProps {
  readonly quest: Quest | PlayerQuest;
  readonly task: number;
}

function Games({ quest, task: place }: GamesProps) {
  const text = useTranslations('modals.quests');
  const { nameOf, taskOf } = useQuestWords();
  const modals = useModals();
  const isStep = useLocation({ select: ({ state }) => (state.modalSteps ?? 0) > 0 });
  const task = quest.tasks.find(({ id }) => id === place) ?? quest.tasks[0];
  const ids = task?.games ?? [];
  const games = useQueries({ queries: ids.slice(0, SHOWN).map((id) => gameQuery(id)) });
  const more = ids.length - games.length;
  return (
    <ModalFrame
      size="wide"
      title={nameOf(quest.name)}
      onBack={() => (isStep ? modals.stepBack() : modals.open('quest-tasks', quest.id))}
      {...(task ? { subtitle: taskOf(task, quest.currency) } : {})}
      foot={
        task?.games == null || more > 0 ? (
          <Link to="/" className={buttonStyle({ variant: 'line', size: 'lg', block: true })}>
            {text('hub.action')}
          </Link>
        ) : undefined
      }
    >
      {task?.games == null ? (
        <p className="text-text-2">{text('task.anyGame')}</p>
      ) : (
        <GameLinks className="grid grid-cols-3 gap-3 md:grid-cols-4">
          {games.map(({ data, isPending }, at) =>
            data ? (
              <GameCard key={ids[at]} game={data} shape="square" />
            ) : isPending ? (
              <Skeleton key={ids[at]} className="aspect-square" />
            ) : null,
          )}
        </GameLinks>
      )}
      {more > 0 ? (
        <p className="mt-4 text-13 text-text-2">{text('task.more', { count: more })}</p>
      ) : null}
    </ModalFrame>
  );
}
