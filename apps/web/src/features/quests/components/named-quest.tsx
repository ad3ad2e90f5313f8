import type { PlayerQuest, Quest } from '@pierlight/contract/quests/schemas';
import { Button } from '@pierlight/ui/button';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { NoticeModal } from '#shared/modals/notice-modal.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { ownQuestsQuery, questsQuery } from '../api.ts';

interface NamedQuestProps {
  /** Of the player's quest, or of one that can be started. */
  readonly id: string;
  /** What is shown of it, for the title while it is not there. */
  readonly title: 'rewards' | 'tasks' | 'games';
  readonly children: (quest: Quest | PlayerQuest) => ReactNode;
}

/** The quest that an address names, in a modal that says so while it comes, when it fails and when there is none. */
export function NamedQuest(props: NamedQuestProps) {
  return (
    <WithTexts folders={['modals']}>
      <Named {...props} />
    </WithTexts>
  );
}

function Named({ id, title, children }: NamedQuestProps) {
  const text = useTranslations('modals.quests');
  const modals = useModals();
  const own = useQuery(ownQuestsQuery());
  const all = useQuery(questsQuery());
  const found =
    own.data?.find((quest) => quest.id === id) ?? all.data?.find((quest) => quest.id === id);
  if (found) return children(found);
  const failed = [own, all].filter((query) => query.isError && query.data === undefined);
  if (failed.length > 0)
    return (
      <ModalFrame
        title={text(`titles.${title}`)}
        foot={
          <Button
            size="lg"
            block
            onClick={() => Promise.all(failed.map((query) => query.refetch()))}
          >
            {text('retry')}
          </Button>
        }
      >
        <p className="text-text-2">{text('failed')}</p>
      </ModalFrame>
    );
  if (own.isPending || all.isPending)
    return (
      <ModalFrame title={text(`titles.${title}`)}>
        <SkeletonGroup>
          <Skeleton className="h-48" />
        </SkeletonGroup>
      </ModalFrame>
    );
  return (
    <NoticeModal
      title={text(`titles.${title}`)}
      art="empty-quests"
      heading={text('heading')}
      foot={
        <Button variant="line" size="lg" block onClick={() => modals.open('quests-hub')}>
          {text('action')}
        </Button>
      }
    >
      <p>{text('text')}</p>
    </NoticeModal>
  );
}
