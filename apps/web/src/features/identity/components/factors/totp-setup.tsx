import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import type { TotpEnrolment } from '@pierlight/contract/identity/factors';
import { Button } from '@pierlight/ui/button';
import { CodeInput } from '@pierlight/ui/code-input';
import { Field } from '@pierlight/ui/field';
import { TextLink } from '@pierlight/ui/link';
import { Modal } from '@pierlight/ui/modal';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isProblem } from '#shared/api/problem.ts';
import { SubmitButton } from '#shared/forms/submit-button.tsx';
import { QrPicture } from '#shared/qr-picture.tsx';
import { confirmTotpMutation } from '../../factor-api.ts';
import { FactorProblem } from './factor-problem.tsx';

interface TotpSetupProps {
  readonly enrolment: TotpEnrolment | null;
  readonly onLeft: () => void;
  /** @param codes recovery codes that came with it */
  readonly onAdded: (codes: readonly string[] | null) => void;
}

const FORM_ID = 'totp-setup';

/** The secret for the app as picture and text, and a first code from it. */
export function TotpSetup({ enrolment, onLeft, onAdded }: TotpSetupProps) {
  const text = useTranslations('account.factors.totp');
  const [code, setCode] = useState('');
  const confirm = useMutation(confirmTotpMutation());
  const input = useRef<HTMLInputElement>(null);
  // Stays on the screen while the dialog leaves.
  const [shown, setShown] = useState(enrolment);
  if (enrolment !== null && enrolment !== shown) setShown(enrolment);
  const isWrong = isProblem(confirm.error, 'secondFactorWrong');

  function send(whole: string) {
    if (confirm.isPending || whole.length < 6) return;
    confirm.mutate(whole, {
      onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes),
      onError: () => {
        setCode('');
        input.current?.focus();
      },
    });
  }

  function reset() {
    setShown(null);
    setCode('');
    confirm.reset();
  }

  return (
    <Modal
      open={enrolment !== null}
      onClose={onLeft}
      onClosed={reset}
      title={text('title')}
      foot={
        <SubmitButton form={FORM_ID} isSending={confirm.isPending}>
          {text('finish')}
        </SubmitButton>
      }
    >
      {shown ? (
        <>
          <p className="text-text-2">{text('scan')}</p>
          <QrPicture qr={shown.qr} label={text('qr')} />
          <SecretByHand secret={shown.secret} uri={shown.uri} />
          <form
            id={FORM_ID}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              send(code);
            }}
          >
            <Field
              label={text('code')}
              hint={text('codeHint')}
              error={isWrong ? text('wrong') : null}
              required
            >
              <CodeInput
                ref={input}
                name="totp"
                value={code}
                onValueChange={setCode}
                onComplete={send}
              />
            </Field>
          </form>
          {isWrong ? null : <FactorProblem error={confirm.error} />}
        </>
      ) : null}
    </Modal>
  );
}

/** The secret for whoever cannot scan: to read whole, to copy, or to hand to an app of this device. */
function SecretByHand({ secret, uri }: Pick<TotpEnrolment, 'secret' | 'uri'>) {
  const text = useTranslations('account.factors.totp');
  const [said, setSaid] = useState('');
  // Four letters at a time, as one reads them off.
  const grouped = secret.match(/.{1,4}/g)?.join(' ') ?? secret;

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      setSaid(text('copied'));
    } catch {
      setSaid(text('copyFailed'));
    }
  }

  return (
    <div className="grid justify-items-start gap-2 rounded-card bg-surface-2 p-4">
      <p className="text-13 text-text-2">{text('secret')}</p>
      <bdi
        dir="ltr"
        data-secret=""
        className="w-full whitespace-normal break-words font-semibold tabular rtl:text-end"
      >
        {grouped}
      </bdi>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="soft"
          size="sm"
          icon={<CopyIcon aria-hidden="true" size={20} />}
          onClick={() => void copy()}
        >
          {text('copy')}
        </Button>
        <TextLink href={uri} className="target-44 text-13 md:hidden">
          {text('open')}
        </TextLink>
      </div>
      <p role="status" className="text-13 text-text-2 empty:visually-hidden">
        {said}
      </p>
    </div>
  );
}
