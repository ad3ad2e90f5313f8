import { Button } from '@pierlight/ui/button';
import { Modal } from '@pierlight/ui/modal';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { ConsentForm } from './consent-form.tsx';

interface ConsentSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The choice about cookies, over the page one is on. */
export default function ConsentSheet({ open, onClose }: ConsentSheetProps) {
  const text = useTranslations('layout.consent');
  const form = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={text('title')}
      foot={
        <Button type="submit" form={form} variant="lamp" size="lg" block>
          {text('save')}
        </Button>
      }
    >
      <ConsentForm id={form} onSave={onClose} />
    </Modal>
  );
}
