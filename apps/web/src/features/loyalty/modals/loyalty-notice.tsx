import { Button } from '@pierlight/ui/button';
import { useTranslations } from 'use-intl';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { NoticeModal } from '#shared/modals/notice-modal.tsx';
import { useModals } from '#shared/modals/use-modals.ts';

type About = 'level' | 'earn';

/** Says that no points are collected. */
export function LoyaltyNotice({ about }: { readonly about: About }) {
  return (
    <WithTexts folders={['modals']}>
      <Notice about={about} />
    </WithTexts>
  );
}

function Notice({ about }: { readonly about: About }) {
  const text = useTranslations('modals.loyalty');
  const modals = useModals();
  return (
    <NoticeModal
      title={text(`${about}.title`)}
      art="empty-loyalty"
      heading={text(`${about}.heading`)}
      foot={
        <Button variant="line" size="lg" block onClick={modals.close}>
          {text('close')}
        </Button>
      }
    >
      <p>{text(`${about}.text`)}</p>
    </NoticeModal>
  );
}
