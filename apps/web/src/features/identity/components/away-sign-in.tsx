import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SubmitButton } from '#shared/forms/submit-button.tsx';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { LatePart } from '#shared/late-part.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { SignInForm, useAwaySignIn } from './sign-in-form.tsx';
import { type Way, WayChoice } from './way-choice.tsx';

const FORM_ID = 'away-sign-in';

/** Lets somebody who is shut out from playing come to their money, with a token for nothing else. */
export default function AwaySignIn({ onToken }: { readonly onToken: (token: string) => void }) {
  const text = useTranslations('away.page.money');
  const signIn = useAwaySignIn();
  const [way, setWay] = useState<Way>('email');
  return (
    <LatePart fallback={<FormSkeleton rows={2} />}>
      <WithTexts folders={['fields-settings']}>
        <div className="grid gap-5">
          <WayChoice way={way} onWay={setWay} />
          <SignInForm key={way} id={FORM_ID} signIn={signIn} way={way} onToken={onToken} />
          <SubmitButton form={FORM_ID} isSending={signIn.isPending}>
            {text('submit')}
          </SubmitButton>
        </div>
      </WithTexts>
    </LatePart>
  );
}
