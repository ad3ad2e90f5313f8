import type { LoyaltyAccount } from '@pierlight/contract/loyalty/schemas';
import { Lamp } from '@pierlight/ui/art/lamp';
import { Toast } from '@pierlight/ui/toast';
import { useTranslations } from 'use-intl';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { LEVEL_NOTICE_DURATION, levelNotice } from '../level-notice.ts';
import { useLevelName } from '../use-level-name.ts';

interface LevelToastProps {
  readonly account: LoyaltyAccount;
}

export default function LevelToast({ account }: LevelToastProps) {
  return (
    <WithTexts folders={['modals']}>
      <WordedToast account={account} />
    </WithTexts>
  );
}

/** Below the place of the alerts and of a game's bar, so that it covers neither. */
function WordedToast({ account: { currentLevel, points } }: LevelToastProps) {
  const text = useTranslations('modals.loyalty');
  const nameOf = useLevelName();
  return (
    <section
      aria-label={text('level.title')}
      className="pointer-events-none fixed inset-x-2 top-24 z-toast md:start-auto md:end-6 md:top-40 md:w-100"
    >
      <Toast
        tone="lamp"
        icon={<Lamp state="on" size={28} />}
        title={text('reached.title', { level: nameOf(currentLevel.name) })}
        duration={LEVEL_NOTICE_DURATION}
        onClose={levelNotice.close}
      >
        {text('reached.points', { points })}
      </Toast>
    </section>
  );
}
