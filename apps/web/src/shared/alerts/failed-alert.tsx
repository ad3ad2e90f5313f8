import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import { Button } from '@pierlight/ui/button';
import { Toast, ToastRegion } from '@pierlight/ui/toast';
import { useTranslations } from 'use-intl';

interface FailedAlertProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** In the place of an alert whose words, or whose script, did not come. */
export function FailedAlert({ onRetry, onClose }: FailedAlertProps) {
  const text = useTranslations('layout');
  return (
    <ToastRegion label={text('header.alerts')}>
      <Toast
        tone="error"
        icon={<WarningCircleIcon aria-hidden="true" size={20} weight="fill" />}
        title={text('failed.alert')}
        action={
          <Button size="sm" variant="line" onClick={onRetry}>
            {text('failed.retry')}
          </Button>
        }
        onClose={onClose}
      />
    </ToastRegion>
  );
}
