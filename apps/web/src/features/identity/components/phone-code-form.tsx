import { CodeInput } from '@pierlight/ui/code-input';
import { Field } from '@pierlight/ui/field';
import { ResendButton } from '@pierlight/ui/resend-button';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isProblem } from '#shared/api/problem.ts';
import { useServices } from '#shared/services.ts';
import { sendPhoneCodeMutation, verifyPhoneCodeMutation } from '../api.ts';
import { type PhoneProof, phoneProof } from '../phone-proof.ts';
import { ProblemNote } from './problem-note.tsx';

const digits = 6;

interface PhoneCodeFormProps {
  readonly id: string;
  readonly proof: PhoneProof;
  readonly onProven: () => void;
}

/** Where the code went, the code, and another one after a wait. */
export function PhoneCodeForm({ id, proof, onProven }: PhoneCodeFormProps) {
  const text = useTranslations('global-components.signUp.code');
  const problems = useTranslations('fields-settings.problems');
  const { locale } = useServices();
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const verify = useMutation(verifyPhoneCodeMutation());
  const again = useMutation(sendPhoneCodeMutation());
  const input = useRef<HTMLInputElement>(null);
  const { phone, sent } = proof;
  useEffect(() => input.current?.focus(), []);

  async function enter(typed: string) {
    if (verify.isPending) return;
    setShort(typed.length < digits);
    if (typed.length < digits) return input.current?.focus();
    try {
      const current = phoneProof.of(phone)?.sent ?? sent;
      const { otp } = await verify.mutateAsync({ requestId: current.requestId, code: typed });
      phoneProof.keep({ ...(phoneProof.of(phone) ?? proof), otp });
      onProven();
    } catch {
      setCode('');
      input.current?.focus();
    }
  }

  async function resend() {
    verify.reset();
    setCode('');
    const next = await again.mutateAsync({ phone, locale });
    phoneProof.keep({ phone, sent: next, at: Date.now(), otp: null });
    input.current?.focus();
  }

  const problem = isProblem(verify.error) ? verify.error : null;
  const known = problem?.errors ? null : problem && `${problem.code}`;
  const wrong = known && /^1101\d$/.test(known) && problems.has(known) ? problems(known) : null;
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void enter(code);
      }}
      className="grid gap-5"
    >
      {verify.error && !wrong ? <ProblemNote error={verify.error} /> : null}
      <p className="text-text-2">
        {text.rich('sent', {
          phone: () => (
            <bdi dir="ltr" className="font-semibold text-text-1 whitespace-nowrap">
              {phone}
            </bdi>
          ),
        })}
      </p>
      <Field label={text('label')} error={isShort ? text('short') : wrong} required>
        <CodeInput
          ref={input}
          name="code"
          length={digits}
          value={code}
          onValueChange={(next) => {
            setShort(false);
            setCode(next);
          }}
          onComplete={(whole) => void enter(whole)}
        />
      </Field>
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
