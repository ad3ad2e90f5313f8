import { DesktopIcon } from '@phosphor-icons/react/dist/ssr/Desktop';
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/ssr/DeviceMobile';
import { deviceName } from '@pierlight/contract/identity/device-name';
import { Badge } from '@pierlight/ui/badge';
import { Button } from '@pierlight/ui/button';
import { Disc } from '@pierlight/ui/disc';
import type { ReactNode } from 'react';
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

interface DeviceRowProps {
  readonly userAgent: string;
  /** What is known of it. */
  readonly children: ReactNode;
  /** What is said of the device the player is at, which has no button; null for every other. */
  readonly here: string | null;
  readonly button: string;
  /** The button's name, which says of which device. */
  readonly buttonOf: (device: string) => string;
  readonly isGoing: boolean;
  readonly onPress: () => void;
}

/** A device in a list of a player's, and what the player can do about it. */
export function DeviceRow(props: DeviceRowProps) {
  const { userAgent, children, here, button, buttonOf, isGoing, onPress } = props;
  const device = useDeviceName()(userAgent);
  const isPhone = /\bMobile\b|\biPhone\b|\bAndroid\b/.test(userAgent);
  const Icon = isPhone ? DeviceMobileIcon : DesktopIcon;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 not-first:shadow-[inset_0_1px_0_var(--color-hair)]">
      <Disc>
        <Icon aria-hidden="true" size={20} />
      </Disc>
      <div className="grid min-w-0 flex-1">
        <span className="font-semibold">{device}</span>
        <span className="text-13 text-text-3">{children}</span>
      </div>
      {here === null ? (
        <Button
          variant="line"
          size="sm"
          loading={isGoing}
          aria-label={buttonOf(device)}
          onClick={onPress}
        >
          {button}
        </Button>
      ) : (
        <Badge tone="lamp">{here}</Badge>
      )}
    </li>
  );
}
