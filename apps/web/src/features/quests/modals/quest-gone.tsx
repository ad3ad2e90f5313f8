import { Button } from '@pierlight/ui/button';
import { useTranslations } from 'use-intl';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { NoticeModal } from '#shared/modals/notice-modal.tsx';
import { useModals } from '#shared/modals/use-modals.ts';

type Title = 'rewards' | 'tasks' | 'games';

/** Says of a quest that an address names that it is not on. */
export function QuestGone({ title }: { readonly title: Title }) {
  return (
    <WithTexts folders={['modals']}>
      <Notice title={title} />
    </WithTexts>
  );
}

function Notice({ title }: { readonly title: Title }) {
  const text = useTranslations('modals.quests');
  const modals = useModals();
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
