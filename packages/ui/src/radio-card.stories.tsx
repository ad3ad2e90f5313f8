import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Amount } from './amount.tsx';
import { Field } from './field.tsx';
import { RadioCard, RadioCardGroup } from './radio-card.tsx';

const meta = { title: 'Radio card' } satisfies Meta;
export default meta;

function Bonus({ tone }: { tone: 'lamp' | 'calm' }) {
  const [value, setValue] = useState<string | undefined>('none');
  return (
    <Field label="Bonus" group>
      <RadioCardGroup value={value} onValueChange={setValue} tone={tone}>
        <RadioCard
          value="none"
          title="No bonus"
          note="Your money stays free to withdraw, nothing to wager."
        />
        <RadioCard
          value="second"
          title="Second lamp, 50 % up to €100"
          end={<Amount>+€30.00</Amount>}
          terms={[
            { key: 'wagering', label: 'Wagering', value: <Amount>2 × = €60</Amount> },
            { key: 'bet', label: 'Maximum bet', value: '€5.00' },
            { key: 'expiry', label: 'Expires', value: 'In 14 days' },
          ]}
        />
        <RadioCard value="third" title="Not for this method" disabled />
      </RadioCardGroup>
    </Field>
  );
}

function Network() {
  const [value, setValue] = useState<string | undefined>('trc');
  return (
    <Field label="Network" group>
      <RadioCardGroup value={value} onValueChange={setValue} columns={3}>
        <RadioCard plain value="trc" title="Tron" note="TRC-20" />
        <RadioCard plain value="erc" title="Ethereum" note="ERC-20" />
        <RadioCard plain value="bep" title="BNB" note="BEP-20" />
      </RadioCardGroup>
    </Field>
  );
}

export const Bonuses: StoryObj = {
  render: () => (
    <form className="grid max-w-108 gap-8">
      <Bonus tone="lamp" />
      <Network />
    </form>
  ),
};

export const Harbour: StoryObj = {
  render: () => (
    <form className="max-w-108">
      <Bonus tone="calm" />
    </form>
  ),
};
