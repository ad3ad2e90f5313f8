import type { TotpEnrolment } from '@pierlight/contract/identity/factors';
import { Button } from '@pierlight/ui/button';
import { CodeInput } from '@pierlight/ui/code-input';
import { CopyField } from '@pierlight/ui/copy-field';
import { Field } from '@pierlight/ui/field';
import { TextLink } from '@pierlight/ui/link';
import { Modal } from '@pierlight/ui/modal';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isProblem } from '#shared/api/problem.ts';
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
        <Button
          variant="lamp"
          size="lg"
          block
          type="submit"
          form={FORM_ID}
          loading={confirm.isPending}
        >
          {text('finish')}
        </Button>
      }
    >
      {shown ? (
        <>
          <p className="text-text-2">{text('scan')}</p>
          <QrCode qr={shown.qr} label={text('qr')} />
          <div className="grid gap-1">
            <Field label={text('secret')} hint={text('secretHint')}>
              <CopyField
                value={grouped(shown.secret)}
                name="totpSecret"
                copyLabel={text('copy')}
                copiedLabel={text('copied')}
                selectedLabel={text('selected')}
              />
            </Field>
            <TextLink href={shown.uri} className="target-44 justify-self-start text-13 md:hidden">
              {text('open')}
            </TextLink>
          </div>
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

/** Dark on white in both themes, which is what cameras expect. */
function QrCode({ qr, label }: { readonly qr: TotpEnrolment['qr']; readonly label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 rounded-card bg-[white]"
    >
      <path d={qr.path} fill="black" />
    </svg>
  );
}

/** Four letters at a time, as one reads them off. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
