import { Badge } from '@pierlight/ui/badge';
import { Field } from '@pierlight/ui/field';
import { ResendButton } from '@pierlight/ui/resend-button';
import { TextInput } from '@pierlight/ui/text-input';
import { useTranslations } from 'use-intl';
import { fieldOf, type InputProps, textOf } from './input-props.ts';

/** The own e-mail address, whether it was confirmed, and another mail when it was not. */
export default function EmailVerifyInput(props: InputProps) {
  const text = useTranslations('fields-settings.inputs.emailVerify');
  const verification = props.options.emailVerification;
  const isVerified = verification?.isVerified === true;
  return (
    <div className="grid gap-2">
      <Field
        {...fieldOf(props)}
        hint={isVerified ? undefined : text('hint')}
        labelEnd={
          <Badge tone={isVerified ? 'win' : 'neutral'}>
            {text(isVerified ? 'verified' : 'notVerified')}
          </Badge>
        }
      >
        <TextInput name={props.name} value={textOf(props.value)} readOnly dir="ltr" />
      </Field>
      {verification && !isVerified ? (
        <div>
          <ResendButton
            label={text('resend')}
            waitLabel={(seconds) => text('wait', { seconds })}
            pause={verification.pause}
            onResend={verification.resend}
          />
        </div>
      ) : null}
    </div>
  );
}
