import { Button } from '@pierlight/ui/button';
import { use } from 'react';
import { useTranslations } from 'use-intl';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { ModalPlaceContext } from '#shared/modals/modal-place.ts';
import { useModals } from '#shared/modals/use-modals.ts';
import { useSession } from '#shared/session/use-session.ts';
import { signUpDraft } from '../sign-up-draft.ts';
import { pendingSocial } from '../social/pending.ts';

/** Asked when a half-filled sign-up is closed. Both ways out weigh the same. */
export default function SignUpCancelModal() {
  const text = useTranslations('global-components.signUpCancel');
  const modals = useModals();
  const { status } = useSession();
  const isAboveSignUp = (use(ModalPlaceContext)?.level ?? 0) > 0;
  const keepGoing = () =>
    isAboveSignUp || status !== 'guest' ? modals.close() : modals.open('sign-up');
  const leave = () => {
    signUpDraft.forget();
    pendingSocial.forget();
    modals.closeAll();
  };
  return (
    <ModalFrame
      title={text('title')}
      foot={
        <div className="grid gap-2 sm:grid-cols-2">
          <Button size="lg" onClick={keepGoing}>
            {text('keepGoing')}
          </Button>
          <Button size="lg" onClick={leave}>
            {text('leave')}
          </Button>
        </div>
      }
    >
      <p className="text-text-2">{text('text')}</p>
    </ModalFrame>
  );
}
