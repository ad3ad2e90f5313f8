import { Checkbox } from '@pierlight/ui/checkbox';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AGREED_FIELD, consentCategories, postedConsent } from '#shared/consent/consent.ts';
import { useConsent } from '#shared/consent/consent-store.ts';
import { useServices } from '#shared/services.ts';

interface ConsentFormProps {
  readonly id?: string;
  readonly onSave: () => void;
  readonly onChange?: () => void;
  /** Below the boxes. */
  readonly children?: ReactNode;
}

/**
 * What cookies are for, and which of them the visitor agrees to; nothing is ticked beforehand. Without
 * scripts it is posted to the server, which writes the same cookie.
 */
export function ConsentForm({ id, onSave, onChange, children }: ConsentFormProps) {
  const text = useTranslations('layout.consent');
  const { consent, fingerprintStart } = useServices();
  const chosen = useConsent();
  return (
    <form
      id={id}
      method="post"
      action="/cookie-settings"
      className="grid gap-4"
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        consent.choose(postedConsent(new FormData(event.currentTarget)));
        onSave();
      }}
    >
      <p className="text-text-2">{text('about')}</p>
      {fingerprintStart === 'consent' && <p className="text-text-2">{text('recognition')}</p>}
      <div className="grid gap-2">
        <Checkbox
          checked
          disabled
          readOnly
          label={text('categories.necessary.title')}
          hint={text('categories.necessary.text')}
        />
        {consentCategories.map((category) => (
          <Checkbox
            key={category}
            name={AGREED_FIELD}
            value={category}
            defaultChecked={chosen?.[category] ?? false}
            label={text(`categories.${category}.title`)}
            hint={text(`categories.${category}.text`)}
          />
        ))}
      </div>
      {children}
    </form>
  );
}
