import { ResendButton } from '@pierlight/ui/resend-button';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useServices } from '#shared/services.ts';
import { sendPhoneCodeMutation, verifyPhoneCodeMutation } from '../api.ts';
import { type PhoneProof, phoneProof } from '../phone-proof.ts';
import { CodeField, useCodeEntry } from './code-entry.tsx';
import { ProblemNote } from './problem-note.tsx';

interface PhoneCodeFormProps {
  readonly id: string;
  readonly proof: PhoneProof;
  readonly onProven: () => void;
}

/** Where the code went, the code, and another one after a wait. */
export function PhoneCodeForm({ id, proof, onProven }: PhoneCodeFormProps) {
  const text = useTranslations('global-components.signUp.code');
  const { locale } = useServices();
  const verify = useMutation(verifyPhoneCodeMutation());
  const again = useMutation(sendPhoneCodeMutation());
  const { phone, sent } = proof;
  const entry = useCodeEntry({
    digits: 6,
    checked: verify,
    check: async (code) => {
      const current = phoneProof.of(phone)?.sent ?? sent;
      const { otp } = await verify.mutateAsync({ requestId: current.requestId, code });
      phoneProof.keep({ ...(phoneProof.of(phone) ?? proof), otp });
      onProven();
    },
  });

  async function resend() {
    verify.reset();
    const next = await again.mutateAsync({ phone, locale });
    phoneProof.keep({ phone, sent: next, at: Date.now(), otp: null });
    entry.again();
  }

  return (
    <form id={id} noValidate onSubmit={entry.submit} className="grid gap-5">
      {verify.error && !entry.wrong ? <ProblemNote error={verify.error} /> : null}
      <p className="text-text-2">
        {text.rich('sent', {
          phone: () => (
            <bdi dir="ltr" className="font-semibold text-text-1 whitespace-nowrap">
              {phone}
            </bdi>
          ),
        })}
      </p>
      <CodeField entry={entry} label={text('label')} short={text('short')} />
      <div className="grid justify-items-start gap-2">
        <ResendButton
          label={text('again')}
          waitLabel={(seconds) => text('wait', { seconds })}
          pause={sent.resendAfterSeconds}
          since={proof.at}
          onResend={resend}
        />
        <ProblemNote error={again.error} />
        <p className="text-13 text-text-3">{text('none')}</p>
      </div>
    </form>
  );
}
