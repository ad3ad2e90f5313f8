import type { AccountDeletion as Meaning } from '@pierlight/contract/privacy/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { focusOnceDrawn } from '#shared/forms/focus-once-drawn.ts';
import { deletionQuery } from '../api.ts';
import { DeletionForm } from './deletion-form.tsx';
import { PrivacyPanel } from './privacy-panel.tsx';

/** Deleting the account: what it means first, then the request itself. */
export function AccountDeletion() {
  return (
    <PrivacyPanel about="deletion" query={useQuery(deletionQuery())}>
      {(meaning) => <DeletionRequest meaning={meaning} />}
    </PrivacyPanel>
  );
}

function DeletionRequest({ meaning }: { readonly meaning: Meaning }) {
  const text = useTranslations('account.privacy.deletion');
  const format = useFormatter();
  const [isAsked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (isAsked)
    return (
      <DeletionForm
        meaning={meaning}
        onKeep={() => {
          setAsked(false);
          focusOnceDrawn(() => opener.current);
        }}
      />
    );
  return (
    <>
      {meaning.cancelledAt ? (
        <Alert>
          {text('cancelled', {
            time: format.dateTime(new Date(meaning.cancelledAt), {
              dateStyle: 'medium',
              timeStyle: 'short',
            }),
          })}
        </Alert>
      ) : null}
      <div>
        <Button
          ref={opener}
          variant="line"
          onClick={() => setAsked(true)}
          className="max-sm:w-full"
        >
          {text('open')}
        </Button>
      </div>
    </>
  );
}
