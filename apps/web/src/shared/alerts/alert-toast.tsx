import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import { Toast, ToastRegion } from '@pierlight/ui/toast';
import { useTranslations } from 'use-intl';
import { WithTexts } from '../i18n/texts.tsx';
import type { AlertTone, ShownAlert } from './alert-queue.ts';
import { alerts } from './alerts.ts';

const signs = {
  neutral: InfoIcon,
  calm: InfoIcon,
  tide: InfoIcon,
  lamp: CheckCircleIcon,
  win: CheckCircleIcon,
  error: WarningCircleIcon,
} satisfies Record<AlertTone, typeof InfoIcon>;

export default function AlertToast({ alert }: { readonly alert: ShownAlert }) {
  return (
    <WithTexts folders={['alerts']}>
      <WordedToast alert={alert} />
    </WithTexts>
  );
}

function WordedToast({ alert }: { readonly alert: ShownAlert }) {
  const text = useTranslations('alerts');
  const region = useTranslations('layout.header');
  const Sign = signs[alert.tone];
  const body = `${alert.key}.text`;
  return (
    <ToastRegion label={region('alerts')}>
      <Toast
        tone={alert.tone}
        icon={<Sign size={20} weight={alert.tone === 'error' ? 'fill' : 'regular'} />}
        title={text(`${alert.key}.title`, alert.values)}
        duration={alert.duration}
        onClose={() => alerts.close(alert.id)}
      >
        {text.has(body) ? text(body, alert.values) : null}
      </Toast>
    </ToastRegion>
  );
}
