import type { PushDevices } from '@pierlight/contract/notifications/push';
import { Alert } from '@pierlight/ui/alert';
import { Badge } from '@pierlight/ui/badge';
import { Button } from '@pierlight/ui/button';
import { Panel } from '@pierlight/ui/panel';
import { useMutation } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { LatePart } from '#shared/late-part.tsx';
import { lazy } from '#shared/lazy.ts';
import { useDeviceName } from '#shared/use-device-name.ts';
import { useBrowserPush } from '../browser-push.ts';
import { addPushDeviceMutation, pushDevicesQuery, removePushDeviceMutation } from '../push-api.ts';

const PushChoices = lazy(() => import('./push-choices.tsx'));

/** Pushes to this device, and which others are sent them. Where none are sent, there is nothing to see. */
export function PushPanel() {
  const text = useTranslations('account.push');
  const browser = useBrowserPush();
  const { data } = useQuery(pushDevicesQuery());
  const add = useMutation(addPushDeviceMutation());
  const remove = useMutation(removePushDeviceMutation());
  if (!data || data.publicKey === null || browser === 'unknown') return null;
  const { publicKey, devices } = data;
  const own = devices.find(({ isThis }) => isThis);
  const isOn = own !== undefined && browser === 'granted';
  const state = browser === 'unsupported' || browser === 'denied' ? browser : isOn ? 'on' : 'off';
  return (
    <Panel pad className="grid content-start gap-4" aria-labelledby="push">
      <div className="grid gap-1">
        <h2 id="push" className="text-20">
          {text('title')}
        </h2>
        <p role="status" className="text-text-2">
          {text(state)}
        </p>
      </div>
      {state === 'off' ? (
        <Button
          className="justify-self-start"
          loading={add.isPending}
          onClick={() => {
            if (!add.isPending) add.mutate(publicKey);
          }}
        >
          {text('turnOn')}
        </Button>
      ) : null}
      {isOn ? (
        <Button
          variant="line"
          className="justify-self-start"
          loading={remove.isPending && remove.variables.isThis}
          onClick={() => {
            if (!remove.isPending) remove.mutate(own);
          }}
        >
          {text('turnOff')}
        </Button>
      ) : null}
      {add.isError || remove.isError ? <Alert tone="error">{text('failed')}</Alert> : null}
      {devices.length > 0 ? (
        <div className="grid gap-2">
          <h3 className="font-sans font-semibold text-15 tracking-normal">{text('devices')}</h3>
          <ul>
            {devices.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                isGoing={remove.isPending && remove.variables.id === device.id}
                onRemove={() => remove.mutate(device)}
              />
            ))}
          </ul>
        </div>
      ) : null}
      {devices.length > 0 ? (
        <LatePart fallback={null}>
          <PushChoices />
        </LatePart>
      ) : null}
    </Panel>
  );
}

interface DeviceRowProps {
  readonly device: PushDevices['devices'][number];
  readonly isGoing: boolean;
  readonly onRemove: () => void;
}

function DeviceRow({ device, isGoing, onRemove }: DeviceRowProps) {
  const text = useTranslations('account.push');
  const format = useFormatter();
  const name = useDeviceName()(device.userAgent);
  const time = format.dateTime(new Date(device.addedAt), { dateStyle: 'medium' });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-2.5 not-first:shadow-[inset_0_1px_0_var(--color-hair)]">
      <span className="grid">
        <span className="font-semibold">{name}</span>
        <span className="text-13 text-text-3">{text('since', { time })}</span>
      </span>
      {device.isThis ? (
        <Badge tone="lamp">{text('this')}</Badge>
      ) : (
        <Button
          variant="line"
          size="sm"
          loading={isGoing}
          aria-label={text('removeOf', { device: name })}
          onClick={onRemove}
        >
          {text('remove')}
        </Button>
      )}
    </li>
  );
}
