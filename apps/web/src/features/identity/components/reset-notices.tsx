import { Button } from '@pierlight/ui/button';
import { VisuallyHidden } from '@pierlight/ui/visually-hidden';
import { useTranslations } from 'use-intl';
import { isProblem } from '#shared/api/problem.ts';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { NoticeModal } from '#shared/modals/notice-modal.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { keepAddressSecret } from '#shared/navigation/address-secrets.ts';
import { isOneTimeProblem } from '../one-time-problem.ts';
import { FormSkeleton } from './form-skeleton.tsx';

/** Skeleton of the form while its link is checked. */
export function ResetSkeleton() {
  const text = useTranslations('modals.account.reset');
  return (
    <ModalFrame title={text('title')}>
      <VisuallyHidden>{text('checking')}</VisuallyHidden>
      <FormSkeleton rows={2} />
    </ModalFrame>
  );
}

function NoticeFoot({ action }: { readonly action: string }) {
  const text = useTranslations('modals.account.reset');
  const modals = useModals();
  const askAnew = () => {
    keepAddressSecret('resetCode', null);
    modals.open('forgot-pass');
  };
  return (
    <>
      <Button variant="lamp" size="lg" block onClick={askAnew}>
        {action}
      </Button>
      <Button variant="ghost" size="lg" block render={<ModalLink modal="sign-in" />}>
        {text('signIn')}
      </Button>
    </>
  );
}

/** A link that is used, replaced, run out or was never sent; or nobody could be asked. */
export function ResetLinkProblem({
  error,
  onRetry,
}: {
  readonly error: Error;
  readonly onRetry: () => void;
}) {
  const text = useTranslations('modals.account.reset');
  const problems = useTranslations('fields-settings.problems');
  const code = isProblem(error) ? `${error.code}` : 'other';
  const words = <p>{problems(problems.has(code) ? code : 'other')}</p>;
  if (isOneTimeProblem(error))
    return (
      <NoticeModal
        title={text('title')}
        art="empty-link"
        heading={text('problem.heading')}
        foot={<NoticeFoot action={text('problem.action')} />}
      >
        {words}
      </NoticeModal>
    );
  return (
    <NoticeModal
      title={text('title')}
      art="empty-link"
      heading={text('unanswered')}
      foot={
        <Button variant="lamp" size="lg" block onClick={onRetry}>
          {text('retry')}
        </Button>
      }
    >
      {words}
    </NoticeModal>
  );
}

/** For a visitor who comes here without a link and without having requested a mail. */
export function AskForMail() {
  const text = useTranslations('modals.account.reset');
  return (
    <NoticeModal
      title={text('title')}
      art="empty-inbox"
      heading={text('none.heading')}
      foot={<NoticeFoot action={text('none.action')} />}
    >
      <p>{text('none.text')}</p>
    </NoticeModal>
  );
}
