import { Button } from '@pierlight/ui/button';
import { Checkbox } from '@pierlight/ui/checkbox';
import { Modal } from '@pierlight/ui/modal';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { consentCategories, onlyNecessary } from '#shared/consent/consent.ts';
import { useConsent } from '#shared/consent/consent-store.ts';
import { useServices } from '#shared/services.ts';

interface ConsentSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What cookies are for, and which of them the visitor agrees to; nothing is ticked beforehand. */
export default function ConsentSheet({ open, onClose }: ConsentSheetProps) {
  const text = useTranslations('layout.consent');
  const { consent: store, fingerprintStart } = useServices();
  const chosen = useConsent();
  const [draft, setDraft] = useState(chosen ?? onlyNecessary);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={text('title')}
      foot={
        <Button
          variant="lamp"
          size="lg"
          block
          onClick={() => {
            store.choose(draft);
            onClose();
          }}
        >
          {text('save')}
        </Button>
      }
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
            checked={draft[category]}
            onChange={(event) => setDraft({ ...draft, [category]: event.target.checked })}
            label={text(`categories.${category}.title`)}
            hint={text(`categories.${category}.text`)}
          />
        ))}
      </div>
    </Modal>
  );
}
