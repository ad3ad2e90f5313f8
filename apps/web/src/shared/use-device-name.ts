import { deviceName } from '@pierlight/contract/identity/device-name';
import { useTranslations } from 'use-intl';

/** Names a device for the reader: "Firefox on Linux". */
export function useDeviceName(): (userAgent: string) => string {
  const text = useTranslations('account.sessions');
  return (userAgent) => {
    const { browser, system } = deviceName(userAgent);
    if (browser && system) return text('device_named', { browser, system });
    return browser ?? system ?? text('device_unknown');
  };
}
