import { Button } from '@pierlight/ui/button';
import { Meter } from '@pierlight/ui/meter';
import { Modal } from '@pierlight/ui/modal';
import { useFormatter, useTranslations } from 'use-intl';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { LatePart } from '#shared/late-part.tsx';
import type { BrowserCheck } from '#shared/proof-of-work/browser-check.ts';

interface BrowserCheckDialogProps {
  readonly check: BrowserCheck;
  readonly open: boolean;
  readonly onClosed: () => void;
}

/** Above the question for a second factor, whose answer may cost work too. */
const LEVEL = 10;

export default function BrowserCheckDialog(props: BrowserCheckDialogProps) {
  return (
    <LatePart fallback={null}>
      <WithTexts folders={['modals']}>
        <Work {...props} />
      </WithTexts>
    </LatePart>
  );
}

function Work({ check, open, onClosed }: BrowserCheckDialogProps) {
  const text = useTranslations('modals.browserCheck');
  const share = useFormatter().number(check.share, { style: 'percent' });
  return (
    <Modal
      open={open}
      level={LEVEL}
      onClose={check.cancel}
      onClosed={onClosed}
      title={text('title')}
      foot={
        <Button variant="line" size="lg" block onClick={check.cancel}>
          {text('cancel')}
        </Button>
      }
    >
      <p className="text-text-2">{text('text')}</p>
      <Meter
        label={text('progress')}
        labelEnd={share}
        valueText={share}
        max={1}
        used={check.share}
        tone="lamp"
      />
    </Modal>
  );
}
