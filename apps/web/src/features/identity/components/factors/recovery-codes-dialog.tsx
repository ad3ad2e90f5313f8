import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { Modal } from '@pierlight/ui/modal';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

interface RecoveryCodesDialogProps {
  /** Shown this once. */
  readonly codes: readonly string[] | null;
  readonly onKept: () => void;
}

/** The codes, with three ways to keep them. Only the button closes it: they do not come again. */
export function RecoveryCodesDialog({ codes, onKept }: RecoveryCodesDialogProps) {
  const text = useTranslations('account.factors.recovery');
  const [said, setSaid] = useState('');
  const [shown, setShown] = useState(codes);
  if (codes !== null && codes !== shown) setShown(codes);
  const lines = (shown ?? []).join('\n');

  async function copy() {
    try {
      await navigator.clipboard.writeText(lines);
      setSaid(text('copied'));
    } catch {
      setSaid(text('copyFailed'));
    }
  }

  function download() {
    const address = URL.createObjectURL(new Blob([`Pierlight\n\n${lines}\n`]));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'pierlight-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(address);
    setSaid(text('downloaded'));
  }

  return (
    <Modal
      open={codes !== null}
      dismissible={false}
      onClose={onKept}
      onClosed={() => {
        setShown(null);
        setSaid('');
      }}
      title={text('title')}
      foot={
        <Button variant="lamp" size="lg" block onClick={onKept}>
          {text('kept')}
        </Button>
      }
    >
      <p className="text-text-2">{text('text')}</p>
      <ul
        data-print="only"
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-card bg-surface-2 p-4 text-center font-semibold tabular max-[22rem]:grid-cols-1"
      >
        {shown?.map((code) => (
          <li key={code}>
            <bdi dir="ltr" className="whitespace-nowrap">
              {code}
            </bdi>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="soft" icon={<CopyIcon size={20} />} onClick={() => void copy()}>
          {text('copy')}
        </Button>
        <Button variant="soft" icon={<DownloadSimpleIcon size={20} />} onClick={download}>
          {text('download')}
        </Button>
        <Button variant="soft" icon={<PrinterIcon size={20} />} onClick={() => window.print()}>
          {text('print')}
        </Button>
      </div>
      <p role="status" className="text-13 text-text-2 empty:visually-hidden">
        {said}
      </p>
      <Alert>{text('once')}</Alert>
    </Modal>
  );
}
