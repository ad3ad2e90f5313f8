import { AnchorIcon } from '@phosphor-icons/react/dist/ssr/Anchor';
import { TicketIcon } from '@phosphor-icons/react/dist/ssr/Ticket';
import { TrophyIcon } from '@phosphor-icons/react/dist/ssr/Trophy';
import { WalletIcon } from '@phosphor-icons/react/dist/ssr/Wallet';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from './alert.tsx';
import { Badge } from './badge.tsx';
import { TextLink } from './link.tsx';
import { Toast, ToastRegion } from './toast.tsx';

const meta = { title: 'Alerts' } satisfies Meta;
export default meta;
type Story = StoryObj;

const stay = () => {};
const still = 3_600_000;

export const Toasts: Story = {
  render: () => (
    <div className="grid gap-6 lg:grid-cols-[400px_400px]">
      <Toast
        tone="lamp"
        icon={<TicketIcon size={20} />}
        title="Bonus activated"
        onClose={stay}
        duration={still}
      >
        Lamplighter: €100 to wager by 4 Dec.
      </Toast>
      <Toast
        tone="win"
        icon={<WalletIcon size={20} />}
        title="Deposit credited"
        onClose={stay}
        duration={still}
      >
        €60.00 by card. Balance €308.60.
      </Toast>
      <Toast icon={<TrophyIcon size={20} />} title="Moonlit regatta has ended" onClose={stay}>
        You came 27th of 412.
      </Toast>
      <Toast tone="calm" icon={<AnchorIcon size={20} />} title="Limit set" onClose={stay}>
        €150 a week, from now.
      </Toast>
      <Toast
        tone="error"
        icon={<WarningCircleIcon size={20} weight="fill" />}
        title="Code not accepted"
        onClose={stay}
      >
        This bonus code is not available to your account.
      </Toast>
      <ToastRegion label="Messages">
        <Toast
          tone="tide"
          icon={<WalletIcon size={20} />}
          title="In its region"
          onClose={stay}
          duration={still}
        >
          Under the top bar at the end edge.
        </Toast>
      </ToastRegion>
    </div>
  ),
};

export const Notes: Story = {
  render: () => (
    <div className="grid max-w-108 gap-3">
      <Alert>Withdrawals go back to the card they came from first.</Alert>
      <Alert tone="warn" title="Send only USDT on Tron">
        Anything else sent to this address is lost.
      </Alert>
      <Alert
        tone="error"
        title="The bank said no"
        action={<TextLink href="#again">Try another method</TextLink>}
      >
        Nothing was taken from your card.
      </Alert>
      <Alert tone="calm" title="A limit first?">
        You can set a daily limit before your first deposit.
      </Alert>
    </div>
  ),
};

export const Badges: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge>Finished</Badge>
      <Badge tone="lamp">Active</Badge>
      <Badge tone="tide">Pending</Badge>
      <Badge tone="win">Completed</Badge>
      <Badge tone="calm">On a break</Badge>
      <Badge tone="error" icon={<WarningCircleIcon aria-hidden="true" weight="fill" />}>
        Failed
      </Badge>
    </div>
  ),
};
