import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { Button } from '@pierlight/ui/button';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { NoticeModal } from '#shared/modals/notice-modal.tsx';
import { useTakenOver } from '#shared/use-taken-over.ts';
import { bonusesHeld, playerBonusesQuery } from '../api.ts';
import { BonusGone, type BonusTitle } from './bonus-gone.tsx';

interface OwnBonusProps {
  /** What the address names. */
  readonly id: string | null;
  readonly title: BonusTitle;
  /** @param held the player's bonuses that are active or wait */
  readonly children: (bonus: PlayerBonus, held: readonly PlayerBonus[]) => ReactNode;
}

/** A modal about one of the player's own bonuses, or what there is to say when it is not there. */
export function OwnBonus({ id, title, children }: OwnBonusProps) {
  return (
    <WithTexts folders={['account', 'modals']}>
      <Found id={id} title={title}>
        {children}
      </Found>
    </WithTexts>
  );
}

function Found({ id, title, children }: OwnBonusProps) {
  const text = useTranslations('modals.bonuses');
  const held = useQuery(playerBonusesQuery({ status: bonusesHeld }));
  const isHeld = held.data?.some((bonus) => bonus.id === id) === true;
  // One that is over stands among all there ever were.
  const all = useQuery({ ...playerBonusesQuery(), enabled: held.isSuccess && !isHeld });
  const isTakenOver = useTakenOver();
  const lists = [held, ...(isHeld ? [] : [all])];
  if (isTakenOver && lists.some(({ isLoadingError }) => isLoadingError)) {
    const retry = () => {
      for (const list of lists) if (list.isError) void list.refetch();
    };
    return (
      <NoticeModal
        title={text(`titles.${title}`)}
        art="empty-tickets"
        heading={text('failed')}
        foot={
          <Button variant="line" size="lg" block onClick={retry}>
            {text('retry')}
          </Button>
        }
      >
        <p>{text('failedText')}</p>
      </NoticeModal>
    );
  }
  if (!isTakenOver || lists.some(({ isPending }) => isPending)) {
    return (
      <ModalFrame title={text(`titles.${title}`)}>
        <SkeletonGroup className="grid gap-4">
          <Skeleton className="h-30 w-full" />
          <Skeleton className="h-40 w-full" index={1} />
        </SkeletonGroup>
      </ModalFrame>
    );
  }
  const bonus = [...(held.data ?? []), ...(all.data ?? [])].find((known) => known.id === id);
  return bonus ? children(bonus, held.data ?? []) : <BonusGone title={title} />;
}
