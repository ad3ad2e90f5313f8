import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Anchor } from './anchor.stories-part.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { FilterChip, RemovableChip } from './chip.tsx';
import { Pagination } from './pagination.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { TabStrip, tabFace } from './tab-strip.tsx';
import { Tabs } from './tabs.tsx';

const meta = { title: 'Navigation' } satisfies Meta;
export default meta;
type Story = StoryObj;

function SignInWays() {
  const [value, setValue] = useState<'email' | 'phone' | 'social'>('email');
  return (
    <SegmentedControl
      label="Sign up with"
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'email', label: 'E-mail' },
        { value: 'phone', label: 'Phone' },
        { value: 'social', label: 'Social' },
      ]}
    />
  );
}

export const Segmented: Story = {
  render: () => (
    <div className="grid max-w-108 gap-6">
      <SignInWays />
      <SegmentedControl
        label="History of"
        inline
        value="bets"
        options={[
          { value: 'bets', label: 'Bets', render: <Anchor href="#bets" /> },
          { value: 'spins', label: 'Free spins', render: <Anchor href="#spins" /> },
          { value: 'transactions', label: 'Transactions', render: <Anchor href="#transactions" /> },
        ]}
      />
    </div>
  ),
};

const parts = ['Profile', 'Wallet', 'Bonuses', 'Limits', 'Verification', 'History', 'Security'];

export const Strip: Story = {
  render: () => (
    <TabStrip label="Profile" current="Verification">
      {parts.map((part) => (
        <a
          key={part}
          href={`#${part}`}
          aria-current={part === 'Verification' ? 'page' : undefined}
          className={tabFace}
        >
          {part}
        </a>
      ))}
    </TabStrip>
  ),
};

function Terms() {
  const [value, setValue] = useState('rules');
  return (
    <Tabs
      label="Bonus"
      value={value}
      onValueChange={setValue}
      items={[
        { value: 'rules', label: 'Rules', panel: <p>Wager the bonus twice within 14 days.</p> },
        { value: 'games', label: 'Games', panel: <p>All slots but the jackpots count.</p> },
      ]}
    />
  );
}

export const Panels: Story = { render: () => <Terms /> };

function Pages() {
  const [page, setPage] = useState(6);
  return <Pagination page={page} pageCount={12} onPageChange={setPage} />;
}

export const Paging: Story = {
  render: () => (
    <div className="grid gap-6">
      <Pages />
      <Breadcrumb
        label="You are here"
        items={[
          { key: 'lobby', content: <a href="#lobby">Lobby</a> },
          { key: 'slots', content: <a href="#slots">Slots</a> },
          { key: 'moons', content: 'Nine Moons' },
        ]}
      />
    </div>
  ),
};

export const PagingByLinks: Story = {
  render: () => (
    <Pagination page={1} pageCount={3} renderLink={(page) => <Anchor href={`#${page}`} />} />
  ),
};

export const Chips: Story = {
  render: () => (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <FilterChip caret>Provider</FilterChip>
        <FilterChip caret active count={2}>
          Features
        </FilterChip>
        <FilterChip aria-pressed={false}>New</FilterChip>
      </div>
      <div className="flex flex-wrap gap-2">
        <RemovableChip label="Northlight" onRemove={() => {}} />
        <RemovableChip label="Free spins" onRemove={() => {}} />
      </div>
    </div>
  ),
};
