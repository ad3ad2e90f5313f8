import { Button } from '@pierlight/ui/button';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isProblem } from '#shared/api/problem.ts';
import { useMutateOnArrival } from '#shared/api/use-mutate-on-arrival.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import type { ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { ModalPlaceContext } from '#shared/modals/modal-place.ts';
import { NoticeModal } from '#shared/modals/notice-modal.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { addressSecret, keepAddressSecret } from '#shared/navigation/address-secrets.ts';
import { useSession } from '#shared/session/use-session.ts';
import { confirmEmailMutation } from '../api.ts';
import { useResendConfirmation } from '../use-resend-confirmation.ts';

/** Where a link that confirms an e-mail address leads: what came of it. */
export default function ProfileConfirmedModal({ params }: ModalViewProps<'profile-confirmed'>) {
  const modals = useModals();
  const isOpen = use(ModalPlaceContext)?.open === true;
  const [confirmCode] = useState(() => params.confirmCode ?? addressSecret('confirmCode'));
  // Only a browser that keeps nothing, or a link within the site, still has it in the address.
  useEffect(() => {
    if (params.confirmCode === undefined) return;
    keepAddressSecret('confirmCode', params.confirmCode);
    modals.open('profile-confirmed');
  }, [params.confirmCode, modals]);
  useEffect(() => {
    if (!isOpen) keepAddressSecret('confirmCode', null);
  }, [isOpen]);
  return (
    <WithTexts folders={['modals', 'fields-settings']}>
      {confirmCode === null ? <Unasked /> : <Outcome confirmCode={confirmCode} />}
    </WithTexts>
  );
}

function Outcome({ confirmCode }: { readonly confirmCode: string }) {
  const text = useTranslations('modals.account.confirmed');
  const problems = useTranslations('fields-settings.problems');
  const confirmation = useMutation(confirmEmailMutation());
  useMutateOnArrival(confirmation.mutate, confirmCode);
  const { error } = confirmation;
  if (confirmation.data) return <Notice part="done" art="empty-inbox" foot={<Close isMain />} />;
  if (error === null)
    return (
      <NoticeModal title={text('title')} art="empty-inbox" heading={text('checking')}>
        {null}
      </NoticeModal>
    );
  const code = isProblem(error) ? `${error.code}` : 'other';
  const words = problems(problems.has(code) ? code : 'other');
  if (isProblem(error) && error.status === 422) return <Refused words={words} />;
  return (
    <NoticeModal
      title={text('title')}
      art="empty-link"
      heading={text('unanswered')}
      foot={
        <Button variant="lamp" size="lg" block onClick={() => confirmation.mutate(confirmCode)}>
          {text('retry')}
        </Button>
      }
    >
      <p>{words}</p>
    </NoticeModal>
  );
}

/** A link that has run out or was replaced: a player is sent another mail, a guest signs in for one. */
function Refused({ words }: { readonly words: string }) {
  const text = useTranslations('modals.account.confirmed');
  const resend = useResendConfirmation();
  const isPlayer = useSession().status === 'player';
  if (resend.data?.emailConfirmed)
    return <Notice part="done" art="empty-inbox" foot={<Close isMain />} />;
  if (resend.data) return <Notice part="sent" art="empty-inbox" foot={<Close isMain />} />;
  return (
    <NoticeModal
      title={text('title')}
      art="empty-link"
      heading={text('problem.heading')}
      foot={
        <>
          {isPlayer ? (
            <Button
              variant="lamp"
              size="lg"
              block
              loading={resend.isPending}
              onClick={() => resend.mutate(undefined)}
            >
              {text('resend')}
            </Button>
          ) : (
            <Button variant="lamp" size="lg" block render={<ModalLink modal="sign-in" />}>
              {text('signIn')}
            </Button>
          )}
          <Close />
        </>
      }
    >
      <p>{words}</p>
      {isPlayer ? null : <p>{text('problem.guest')}</p>}
    </NoticeModal>
  );
}

/** Whoever comes here without a link. */
const Unasked = () => <Notice part="none" art="empty-link" foot={<Close isMain />} />;

function Notice(props: {
  readonly part: 'done' | 'sent' | 'none';
  readonly art: string;
  readonly foot: ReactNode;
}) {
  const text = useTranslations('modals.account.confirmed');
  return (
    <NoticeModal
      title={text('title')}
      art={props.art}
      heading={text(`${props.part}.heading`)}
      foot={props.foot}
    >
      <p>{text(`${props.part}.text`)}</p>
    </NoticeModal>
  );
}

function Close({ isMain = false }: { readonly isMain?: boolean }) {
  const text = useTranslations('modals.account.confirmed');
  const modals = useModals();
  return (
    <Button variant={isMain ? 'line' : 'ghost'} size="lg" block onClick={modals.close}>
      {text('action')}
    </Button>
  );
}
