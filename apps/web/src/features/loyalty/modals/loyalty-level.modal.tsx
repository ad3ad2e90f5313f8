import type { LoyaltyAccount } from '@pierlight/contract/realtime/channels';
import { Lamp } from '@pierlight/ui/art/lamp';
import { Button } from '@pierlight/ui/button';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { loyaltyAccountQuery } from '../api.ts';
import { LoyaltyNotice } from './loyalty-notice.tsx';

/** The level of the player, or that there is none. */
export default function LoyaltyLevelModal() {
  const account = useQuery(loyaltyAccountQuery()).data;
  if (account === undefined) return <LoyaltyNotice about="level" />;
  return (
    <WithTexts folders={['modals']}>
      <Level account={account} />
    </WithTexts>
  );
}

function Level({
  account: { points, currentLevel, nextLevel },
}: {
  readonly account: LoyaltyAccount;
}) {
  const text = useTranslations('modals.loyalty');
  const modals = useModals();
  const missing = nextLevel === null ? 0 : nextLevel.points - points;
  return (
    <ModalFrame
      title={text('level.title')}
      foot={
        <Button variant="line" size="lg" block onClick={modals.close}>
          {text('close')}
        </Button>
      }
    >
      <div className="grid justify-items-center gap-2 pt-2 pb-3 text-center">
        <Lamp state="on" size={112} />
        <h3 className="text-balance text-25">
          <bdi>{currentLevel.name}</bdi>
        </h3>
        <p className="text-text-2">{text('reached.points', { points })}</p>
        {nextLevel !== null && missing > 0 ? (
          <p className="text-text-2">
            {text('reached.next', { points: missing, level: nextLevel.name })}
          </p>
        ) : null}
      </div>
    </ModalFrame>
  );
}
