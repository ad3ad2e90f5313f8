import { Alert } from '@pierlight/ui/alert';
import { linkStyle } from '@pierlight/ui/link';
import { useTranslations } from 'use-intl';
import type { ProvenPerson } from '../social/proven-person.ts';
import { ProviderMark } from './provider-mark.tsx';

interface ProvenNoteProps {
  readonly proven: ProvenPerson;
  /** Goes back to choosing how to sign in. */
  readonly onOtherWay: () => void;
}

/** Says with whose account one will sign in, before the rest is requested. */
export function ProvenNote({ proven, onOtherWay }: ProvenNoteProps) {
  const text = useTranslations('global-components.social');
  const { provider, person } = proven;
  return (
    <Alert
      icon={<ProviderMark {...provider} />}
      title={text('proven.title', { provider: provider.name })}
      action={
        <button
          type="button"
          onClick={onOtherWay}
          className={linkStyle({ className: 'target-44' })}
        >
          {text('proven.otherWay')}
        </button>
      }
    >
      {person.email !== null && person.isEmailVerified ? (
        <bdi className="wrap-anywhere">{person.email}</bdi>
      ) : (
        text('proven.addressWanted')
      )}
    </Alert>
  );
}
