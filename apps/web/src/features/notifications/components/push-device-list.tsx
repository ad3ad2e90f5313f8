import type { PushDevices } from '@pierlight/contract/notifications/push';
import { useFormatter, useTranslations } from 'use-intl';
import { DeviceRow } from '#shared/device-row.tsx';

type Device = PushDevices['devices'][number];

interface PushDeviceListProps {
  readonly devices: readonly Device[];
  /** The one that is being removed. */
  readonly goingId: string | null;
  readonly onRemove: (device: Device) => void;
}

/** The devices that are sent pushes, and the way to remove the others. */
export default function PushDeviceList({ devices, goingId, onRemove }: PushDeviceListProps) {
  const text = useTranslations('account.push');
  const format = useFormatter();
  const dayOf = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium' });
  return (
    <div className="grid gap-2">
      <h3 className="font-sans font-semibold text-15 tracking-normal">{text('devices')}</h3>
      <ul>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            userAgent={device.userAgent}
            here={device.isThis ? text('this') : null}
            button={text('remove')}
            buttonOf={(name) => text('removeOf', { device: name })}
            isGoing={goingId === device.id}
            onPress={() => onRemove(device)}
          >
            {text('since', { time: dayOf(device.addedAt) })}
          </DeviceRow>
        ))}
      </ul>
    </div>
  );
}
