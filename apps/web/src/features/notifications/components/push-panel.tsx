import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { Panel } from '@pierlight/ui/panel';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { LatePart } from '#shared/late-part.tsx';
import { lazy } from '#shared/lazy.ts';
import { useBrowserPush } from '../browser-push.ts';
import { addPushDeviceMutation, pushDevicesQuery, removePushDeviceMutation } from '../push-api.ts';

const PushDeviceList = lazy(() => import('./push-device-list.tsx'));
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
        <LatePart fallback={null}>
          <PushDeviceList
            devices={devices}
            goingId={remove.isPending ? remove.variables.id : null}
            onRemove={remove.mutate}
          />
          <PushChoices />
        </LatePart>
      ) : null}
    </Panel>
  );
}
