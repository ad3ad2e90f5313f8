import { Button } from '@pierlight/ui/button';
import { useTranslations } from 'use-intl';
import { WithTexts } from '#shared/i18n/texts.tsx';
import type { ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { NoticeModal } from '#shared/modals/notice-modal.tsx';
import { useModals } from '#shared/modals/use-modals.ts';

const titles = {
  'quest-rewards': 'rewards',
  'quest-tasks': 'tasks',
  'quest-task-games': 'games',
} as const;

/** Says of a quest that an address names that it is not on. */
export default function QuestGoneModal({ name }: ModalViewProps<keyof typeof titles>) {
  return (
    <WithTexts folders={['modals']}>
      <Notice title={titles[name]} />
    </WithTexts>
  );
}

function Notice({ title }: { readonly title: (typeof titles)[keyof typeof titles] }) {
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
