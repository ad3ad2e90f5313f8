import type { Meta, StoryObj } from '@storybook/react-vite';
import { LampString } from './art/lamp-string.tsx';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { Ticket, type TicketProps } from './ticket.tsx';

const meta = { title: 'Tickets' } satisfies Meta;
export default meta;
type Story = StoryObj;

const tickets: ReadonlyArray<Pick<TicketProps, 'state' | 'seed'> & { badge: string }> = [
  { state: 'active', seed: 'lamplighter', badge: 'Active' },
  { state: 'waiting', seed: 'second-lamp', badge: 'Waiting' },
  { state: 'offer', seed: 'x', badge: 'Offered' },
  { state: 'over', seed: 'lamplighter', badge: 'Expired' },
];

export const States: Story = {
  render: () => (
    <div className="grid max-w-200 gap-4">
      {tickets.map(({ badge, ...ticket }) => (
        <Ticket key={badge} {...ticket} kind="Deposit bonus" figure="€50" serial="No. 004 218">
          <div className="flex justify-between gap-3">
            <p className="font-display font-semibold text-20">Lamplighter</p>
            <Badge tone={ticket.state === 'active' ? 'lamp' : 'neutral'}>{badge}</Badge>
          </div>
          <p className="text-13 text-text-2">€34 of €100 wagered</p>
          <LampString count={10} lit={3} half />
          <div>
            <Button>Details</Button>
          </div>
        </Ticket>
      ))}
    </div>
  ),
};

export const Small: Story = {
  render: () => (
    <div className="max-w-105">
      <Ticket
        state="active"
        seed="second-lamp"
        size="sm"
        kind="Deposit bonus"
        figure="€50"
        serial="No. 004 218"
      >
        <Badge tone="lamp">Active</Badge>
        <LampString count={10} lit={3} half />
      </Ticket>
    </div>
  ),
};
