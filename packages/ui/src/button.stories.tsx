import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Anchor } from './anchor.stories-part.tsx';
import { Button } from './button.tsx';

const meta = { title: 'Button', component: Button } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button variant="lamp">Create account</Button>
      <Button>Sign in</Button>
      <Button variant="soft">€20</Button>
      <Button variant="line">Limits</Button>
      <Button variant="lampline" icon={<PlusIcon aria-hidden="true" size={20} />}>
        Deposit
      </Button>
      <Button variant="ghost">Not now</Button>
      <Button variant="calmline">24 h break</Button>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="sm">Small, 36 with a 44 target</Button>
      <Button size="md">Medium, 44</Button>
      <Button size="lg">Large, 48</Button>
      <Button render={<Anchor href="#link" />}>A link</Button>
    </div>
  ),
};

export const States: Story = {
  render: () => (
    <div className="grid max-w-110 gap-3">
      <Button variant="lamp" size="lg" block>
        Deposit €60.00
      </Button>
      <Button variant="lamp" size="lg" block loading>
        Deposit €60.00
      </Button>
      <Button variant="line" loading>
        Check again
      </Button>
      <Button disabled>Not available yet</Button>
    </div>
  ),
};
