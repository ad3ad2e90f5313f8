import { buttonStyle } from '@pierlight/ui/button';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { NoticeModal } from '#shared/modals/notice-modal.tsx';

const ways = {
  add: '/profile/limits',
  edit: '/profile/limits',
  failed: '/profile/limits',
  reached: '/profile/limits',
} as const;

type About = keyof typeof ways;

/** Says what there is of limits. */
export function LimitNotice({ about }: { readonly about: About }) {
  return (
    <WithTexts folders={['modals']}>
      <Notice about={about} />
    </WithTexts>
  );
}

function Notice({ about }: { readonly about: About }) {
  const text = useTranslations('modals.limits');
  return (
    <NoticeModal
      title={text(`${about}.title`)}
      art="empty-limits"
      heading={text(`${about}.heading`)}
      foot={
        <Link
          to={ways[about]}
          className={buttonStyle({ variant: 'calmline', size: 'lg', block: true })}
        >
          {text(`${about}.action`)}
        </Link>
      }
    >
      <p>{text(`${about}.text`)}</p>
    </NoticeModal>
  );
}
