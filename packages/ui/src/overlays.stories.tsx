import { AnchorIcon } from '@phosphor-icons/react/dist/ssr/Anchor';
import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell';
import { SignOutIcon } from '@phosphor-icons/react/dist/ssr/SignOut';
import { UserIcon } from '@phosphor-icons/react/dist/ssr/User';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Anchor } from './anchor.stories-part.tsx';
import { Avatar } from './avatar.tsx';
import { IconButton } from './icon-button.tsx';
import { TextLink } from './link.tsx';
import { Menu, MenuItem, MenuSeparator } from './menu.tsx';
import { Popover } from './popover.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = { title: 'Overlays' } satisfies Meta;
export default meta;

export const Closed: StoryObj = {
  render: () => (
    <div className="flex justify-end gap-3">
      <Tooltip text="Your limits and breaks" side="bottom">
        <IconButton label="Harbour" variant="calm">
          <AnchorIcon aria-hidden="true" size={20} />
        </IconButton>
      </Tooltip>
      <Popover
        title="Notifications"
        titleEnd={
          <TextLink href="#all" className="px-3 text-13">
            See all
          </TextLink>
        }
        trigger={
          <IconButton label="Notifications, 3 unread" count={3}>
            <BellIcon aria-hidden="true" size={20} />
          </IconButton>
        }
      >
        <p className="px-5 pb-5 text-13 text-text-2">Your deposit of €60.00 has arrived.</p>
      </Popover>
      <Menu
        trigger={
          <button type="button" className="rounded-full p-1">
            <Avatar name="Mara Kesten" label="Mara Kesten" />
          </button>
        }
      >
        <MenuItem
          icon={<UserIcon aria-hidden="true" size={20} />}
          render={<Anchor href="#profile" />}
        >
          Profile
        </MenuItem>
        <MenuItem
          tone="calm"
          icon={<AnchorIcon aria-hidden="true" size={20} />}
          render={<Anchor href="#harbour" />}
        >
          Harbour
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="quiet" icon={<SignOutIcon aria-hidden="true" size={20} />}>
          Sign out
        </MenuItem>
      </Menu>
    </div>
  ),
};

export const OpenPopover: StoryObj = {
  render: () => (
    <div className="flex h-80 justify-end">
      <Popover
        open
        title="Notifications"
        trigger={
          <IconButton label="Notifications, 3 unread" count={3}>
            <BellIcon aria-hidden="true" size={20} />
          </IconButton>
        }
      >
        <p className="px-5 pb-5 text-13 text-text-2">Your deposit of €60.00 has arrived.</p>
      </Popover>
    </div>
  ),
};

export const InAHeader: StoryObj = {
  render: () => (
    <div className="h-[200vh]">
      <header className="sticky top-0 flex justify-end gap-3 bg-surface-1 p-2">
        <Popover
          pinned
          title="Notifications"
          trigger={
            <IconButton label="Notifications">
              <BellIcon aria-hidden="true" size={20} />
            </IconButton>
          }
        >
          <p className="px-5 pb-5 text-13 text-text-2">Your deposit of €60.00 has arrived.</p>
        </Popover>
        <Menu
          pinned
          trigger={
            <button type="button" className="rounded-full p-1">
              <Avatar name="Mara Kesten" label="Mara Kesten" />
            </button>
          }
        >
          <MenuItem>Sign out</MenuItem>
        </Menu>
      </header>
    </div>
  ),
};
