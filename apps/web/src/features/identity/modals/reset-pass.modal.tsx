import { use, useEffect, useState } from 'react';
import { useQuery } from '#shared/api/use-query.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import type { ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { ModalPlaceContext } from '#shared/modals/modal-place.ts';
import { useModals } from '#shared/modals/use-modals.ts';
import { addressSecret, keepAddressSecret } from '#shared/navigation/address-secrets.ts';
import { resetLinkQuery } from '../api.ts';
import { AskForMail, ResetLinkProblem, ResetSkeleton } from '../components/reset-notices.tsx';
import { ResetPass } from '../components/reset-pass.tsx';
import { resetRequest } from '../reset-request.ts';

/**
 * Choosing a new password: with the code of a mailed link, which the tab has taken out of the address,
 * or with the code that is typed in beside it.
 */
export default function ResetPassModal({ params }: ModalViewProps<'reset-pass'>) {
  const modals = useModals();
  const isOpen = use(ModalPlaceContext)?.open === true;
  const [linked] = useState(() => params.resetCode ?? addressSecret('resetCode'));
  const [request] = useState(() => resetRequest.read());

  // Only a browser that keeps nothing, or a link within the site, still has it in the address.
  useEffect(() => {
    if (params.resetCode === undefined) return;
    keepAddressSecret('resetCode', params.resetCode);
    modals.open('reset-pass');
  }, [params.resetCode, modals]);
  useEffect(() => {
    if (!isOpen) keepAddressSecret('resetCode', null);
  }, [isOpen]);

  return (
    <WithTexts folders={['modals', 'fields-settings']}>
      {linked ? (
        <ByLink resetCode={linked} />
      ) : request ? (
        <ResetPass proof={{ requestId: request.requestId }} request={request} />
      ) : (
        <AskForMail />
      )}
    </WithTexts>
  );
}

function ByLink({ resetCode }: { readonly resetCode: string }) {
  const link = useQuery(resetLinkQuery(resetCode));
  if (link.error)
    return <ResetLinkProblem error={link.error} onRetry={() => void link.refetch()} />;
  return link.data ? <ResetPass proof={{ resetCode }} request={null} /> : <ResetSkeleton />;
}
