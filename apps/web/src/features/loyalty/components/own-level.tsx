import type { LoyaltyAccount } from '@pierlight/contract/loyalty/schemas';
import { Lamp } from '@pierlight/ui/art/lamp';
import { Button } from '@pierlight/ui/button';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { loyaltyAccountQuery } from '../api.ts';
import { useLevelName } from '../use-level-name.ts';
import { useLevels } from '../use-levels.ts';
import { LevelRewards } from './level-rewards.tsx';

/** The level of the player, with the rewards that can be taken. */
export function OwnLevel() {
  const text = useTranslations('modals.loyalty');
  const modals = useModals();
  const own = useQuery(loyaltyAccountQuery());
  const isFailed = own.isError && own.data === undefined;
  return (
    <ModalFrame
      title={text('level.title')}
      foot={
        isFailed ? (
          <Button size="lg" block onClick={() => void own.refetch()}>
            {text('retry')}
          </Button>
        ) : (
          <Button variant="line" size="lg" block onClick={modals.close}>
            {text('close')}
          </Button>
        )
      }
    >
      {own.data ? (
        <Standing own={own.data} />
      ) : isFailed ? (
        <p className="text-text-2">{text('failed')}</p>
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-48" />
        </SkeletonGroup>
      )}
    </ModalFrame>
  );
}

function Standing({ own }: { readonly own: LoyaltyAccount }) {
  const text = useTranslations('modals.loyalty');
  const nameOf = useLevelName();
  const levels = useLevels().data;
  const { points, currentLevel, nextLevel } = own;
  const missing = nextLevel === null ? 0 : nextLevel.points - points;
  return (
    <div className="grid justify-items-center gap-2 pt-2 pb-3 text-center">
      <Lamp state="on" size={112} />
      <h3 className="text-balance text-25">
        <bdi>{nameOf(currentLevel.name)}</bdi>
      </h3>
      <p className="text-text-2">{text('reached.points', { points })}</p>
      {nextLevel !== null && missing > 0 ? (
        <p className="text-text-2">
          {text('reached.next', { points: missing, level: nameOf(nextLevel.name) })}
        </p>
      ) : null}
      {levels ? (
        <div className="mt-3 w-full">
          <LevelRewards levels={levels} />
        </div>
      ) : null}
    </div>
  );
}
