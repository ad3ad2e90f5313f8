import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { useMutation } from '@tanstack/react-query';
import { use, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isProblem } from '#shared/api/problem.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import type { ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { ModalPlaceContext } from '#shared/modals/modal-place.ts';
import { NoticeModal } from '#shared/modals/notice-modal.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { addressSecret, keepAddressSecret } from '#shared/navigation/address-secrets.ts';
import { stopDestinationMutation } from '../destinations-api.ts';

/** Where the link of a mail about a new destination leads: a press stops it. */
export default function StopPayoutModal({ params }: ModalViewProps<'stop-payout'>) {
  const modals = useModals();
  const isOpen = use(ModalPlaceContext)?.open === true;
  const [stopCode] = useState(() => params.confirmCode ?? addressSecret('confirmCode'));
  // Only a browser that keeps nothing, or a link within the site, still has it in the address.
  useEffect(() => {
    if (params.confirmCode === undefined) return;
    keepAddressSecret('confirmCode', params.confirmCode);
    modals.open('stop-payout');
  }, [params.confirmCode, modals]);
  useEffect(() => {
    if (!isOpen) keepAddressSecret('confirmCode', null);
  }, [isOpen]);
  return (
    <WithTexts folders={['modals', 'fields-settings']}>
      {stopCode === null ? <Told part="none" art="empty-link" /> : <Asked stopCode={stopCode} />}
    </WithTexts>
  );
}

function Asked({ stopCode }: { readonly stopCode: string }) {
  const text = useTranslations('modals.stopPayout');
  const problems = useTranslations('fields-settings.problems');
  const stop = useMutation(stopDestinationMutation());
  const { error } = stop;
  if (stop.isSuccess) return <Told part="done" art="empty-inbox" />;
  if (isProblem(error) && error.status === 422) {
    const code = `${error.code}`;
    return (
      <NoticeModal
        title={text('title')}
        art="empty-link"
        heading={text('problem.heading')}
        foot={<Close />}
      >
        <p>{problems(problems.has(code) ? code : 'other')}</p>
      </NoticeModal>
    );
  }
  return (
    <NoticeModal
      title={text('title')}
      art="empty-link"
      heading={text('ask.heading')}
      foot={
        <>
          <Button
            variant="lamp"
            size="lg"
            block
            loading={stop.isPending}
            onClick={() => stop.mutate(stopCode)}
          >
            {text('ask.press')}
          </Button>
          <Close />
        </>
      }
    >
      <p>{text('ask.text')}</p>
      {error ? <Alert tone="error">{text('failed')}</Alert> : null}
    </NoticeModal>
  );
}

function Told({ part, art }: { readonly part: 'done' | 'none'; readonly art: string }) {
  const text = useTranslations('modals.stopPayout');
  return (
    <NoticeModal title={text('title')} art={art} heading={text(`${part}.heading`)} foot={<Close />}>
      <p>{text(`${part}.text`)}</p>
    </NoticeModal>
  );
}

function Close() {
  const text = useTranslations('modals.stopPayout');
  const modals = useModals();
  return (
    <Button variant="line" size="lg" block onClick={modals.close}>
      {text('close')}
    </Button>
  );
}
