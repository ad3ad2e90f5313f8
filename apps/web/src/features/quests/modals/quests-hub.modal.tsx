import { buttonStyle } from '@pierlight/ui/button';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { NoticeModal } from '#shared/modals/notice-modal.tsx';

/** The quests that are on. */
export default function QuestsHubModal() {
  return (
    <WithTexts folders={['modals']}>
      <Hub />
    </WithTexts>
  );
}

function Hub() {
  const text = useTranslations('modals.quests.hub');
  return (
    <NoticeModal
      title={text('title')}
      art="empty-quests"
      heading={text('heading')}
      foot={
        <Link to="/" className={buttonStyle({ variant: 'line', size: 'lg', block: true })}>
          {text('action')}
        </Link>
      }
    >
      <p>{text('text')}</p>
    </NoticeModal>
  );
}
