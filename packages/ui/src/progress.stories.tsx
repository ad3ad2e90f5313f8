import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveRegion } from './live-region.tsx';
import { Meter } from './meter.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { Stepper } from './stepper.tsx';
import { TideGauge } from './tide-gauge.tsx';
import { UiTextProvider } from './ui-text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = { title: 'Progress' } satisfies Meta;
export default meta;
type Story = StoryObj;

const states = { done: 'done', now: 'in progress', next: 'waiting' };

export const TideGauges: Story = {
  render: () => (
    <div className="flex flex-wrap gap-8">
      <TideGauge limit={200} used={80} next={300} scale={String} />
      <TideGauge limit={500} used={320} projected={430} scale={String} />
      <TideGauge limit={100} used={30} projected={100} scale={String} />
      <TideGauge limit={50} used={0} scale={String} />
    </div>
  ),
};

export const Meters: Story = {
  render: () => (
    <div className="grid max-w-108 gap-8">
      <Meter
        label={
          <>
            Your daily limit, <b>€200</b>
          </>
        }
        labelEnd="resets at 00:00"
        max={20000}
        used={8000}
        plan={6000}
        valueText="€80 used of €200, €60 now, €60 left after this"
        start={
          <>
            €80 used + <b>€60 now</b>
          </>
        }
        end={
          <>
            <b>€60</b> left after this
          </>
        }
      />
      <Meter
        size="sm"
        tone="lamp"
        label="€34 of €100 wagered"
        max={100}
        used={34}
        valueText="€34 of €100 wagered"
      />
      <Meter tone="calm" label="Loss limit" max={100} used={130} valueText="Reached" />
    </div>
  ),
};

export const Steps: Story = {
  render: () => (
    <div className="max-w-108">
      <Stepper
        stateText={states}
        steps={[
          { key: 'wait', state: 'done', title: 'Waiting for your transfer', end: '14:02' },
          { key: 'seen', state: 'done', title: 'Seen on the network', end: '14:05' },
          { key: 'confirm', state: 'now', title: 'Confirming', note: '7 of 19 confirmations' },
          { key: 'credit', state: 'next', title: 'Credited' },
        ]}
      />
    </div>
  ),
};

export const Loading: Story = {
  render: () => (
    <div className="grid gap-6">
      <SkeletonGroup className="grid gap-3">
        <Skeleton className="h-7 w-48" />
        <div className="grid grid-cols-4 gap-3">
          {[0, 1, 2, 3].map((index) => (
            <Skeleton key={index} index={index} className="aspect-2/3" />
          ))}
        </div>
      </SkeletonGroup>
      <UiTextProvider text={{ loading: 'Lädt' }}>
        <div className="flex items-center gap-3 text-lamp-text">
          <Spinner />
          <span>Lighting the lamps</span>
        </div>
      </UiTextProvider>
      <p>
        <VisuallyHidden>Only for the ear: </VisuallyHidden>for the eye too
      </p>
      <LiveRegion text="Balance €308.60" />
    </div>
  ),
};
