import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell';
import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';

const meta = { title: 'Icon button' } satisfies Meta;
export default meta;

function Favourite() {
  const [on, setOn] = useState(false);
  return (
    <IconButton label="Favourite" aria-pressed={on} onClick={() => setOn(!on)}>
      <HeartIcon aria-hidden="true" size={20} weight={on ? 'fill' : 'regular'} />
    </IconButton>
  );
}

export const Variants: StoryObj = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <IconButton label="Notifications, 3 unread" count={3}>
        <BellIcon aria-hidden="true" size={20} />
      </IconButton>
      <Favourite />
      <IconButton label="Surface" variant="surface">
        <BellIcon aria-hidden="true" size={20} />
      </IconButton>
      <IconButton label="Line" variant="line">
        <BellIcon aria-hidden="true" size={20} />
      </IconButton>
      <IconButton label="Calm" variant="calm">
        <BellIcon aria-hidden="true" size={20} />
      </IconButton>
      <IconButton label="Small and round" variant="surface" size="sm" round>
        <BellIcon aria-hidden="true" size={16} />
      </IconButton>
      <IconButton label="Disabled" variant="surface" size="sm" round disabled>
        <BellIcon aria-hidden="true" size={16} />
      </IconButton>
    </div>
  ),
};
