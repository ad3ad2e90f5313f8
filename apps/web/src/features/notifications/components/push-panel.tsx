import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { Panel } from '@pierlight/ui/panel';
import { useMutation } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { DeviceRow } from '#shared/devices.tsx';
import { useBrowserPush } from '../browser-push.ts';
import { addPushDeviceMutation, pushDevicesQuery, removePushDeviceMutation } from '../push-api.ts';
import { PushChoices } from './push-choices.tsx';

/** Pushes to this device, and which others are sent them. Where none are sent, there is nothing to see. */
export default function PushPanel() {
  const text = useTranslations('account.push');
  const format = useFormatter();
  const dayOf = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium' });
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
                userAgent={device.userAgent}
                here={device.isThis ? text('this') : null}
                button={text('remove')}
                buttonOf={(name) => text('removeOf', { device: name })}
                isGoing={remove.isPending && remove.variables.id === device.id}
                onPress={() => remove.mutate(device)}
              >
                {text('since', { time: dayOf(device.addedAt) })}
              </DeviceRow>
            ))}
          </ul>
        </div>
      ) : null}
      {devices.length > 0 ? <PushChoices /> : null}
    </Panel>
  );
}
