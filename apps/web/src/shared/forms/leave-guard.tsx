import { Button } from '@pierlight/ui/button';
import { Modal } from '@pierlight/ui/modal';
import { useBlocker } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

/**
 * Asks before a page is left whose form holds changes that were not saved. Modals open over the page
 * and leave it where it is, so they are not asked about.
 */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const text = useTranslations('fields-settings.inputs.leave');
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  return (
    <Modal
      open={status === 'blocked'}
      onClose={() => reset?.()}
      title={text('title')}
      foot={
        <div className="flex flex-wrap gap-3 *:flex-1">
          <Button onClick={() => proceed?.()}>{text('leave')}</Button>
          <Button onClick={() => reset?.()}>{text('stay')}</Button>
        </div>
      }
    >
      <p>{text('text')}</p>
    </Modal>
  );
}
