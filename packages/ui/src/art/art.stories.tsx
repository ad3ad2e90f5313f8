import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryIcon } from './category-icon.tsx';
import { Coin } from './coin.tsx';
import { FestoonBay } from './festoon.tsx';
import { FrameIcon } from './frame-icon.tsx';
import { Lamp } from './lamp.tsx';
import { LampString } from './lamp-string.tsx';
import { Logo } from './logo.tsx';
import { PaymentMark } from './payment-mark.tsx';
import { ProviderMark } from './provider-mark.tsx';

const meta = { title: 'Art' } satisfies Meta;
export default meta;
type Story = StoryObj;

const row = 'flex flex-wrap items-center gap-4';
const categories = [
  'lobby',
  'slots',
  'tables',
  'live',
  'wheels',
  'instant',
  'dice',
  'crash',
  'new',
  'popular',
  'favourites',
  'recently-played',
  'not-in-the-set',
];

export const Brand: Story = {
  render: () => (
    <div className={row}>
      <Logo />
      <Logo variant="mark" size={48} />
      <ProviderMark provider="Northlight" />
      <ProviderMark provider="Saltworks" />
      <ProviderMark provider="Halyard" />
      <ProviderMark provider="Oddfellow" />
      <ProviderMark provider="Kite Studio" />
      <ProviderMark provider="Harbour Live" />
      <ProviderMark provider="A new studio" />
    </div>
  ),
};

export const Coins: Story = {
  render: () => (
    <div className={row}>
      {['EUR', 'USD', 'BRL', 'JPY', 'BTC', 'ETH', 'USDT', 'XRP', 'CHF'].map((code) => (
        <Coin key={code} currency={code} size={40} />
      ))}
    </div>
  ),
};

export const Lamps: Story = {
  render: () => (
    <div className="grid gap-6">
      <div className={row}>
        <Lamp state="on" />
        <Lamp state="half" />
        <Lamp state="off" />
      </div>
      <div className="max-w-72">
        <p className="text-13 text-text-2">5 of 8 lamps lit, the sixth is running</p>
        <LampString count={8} lit={5} half />
      </div>
    </div>
  ),
};

export const Categories: Story = {
  render: () => (
    <ul className={row}>
      {categories.map((name) => (
        <li key={name} className="grid justify-items-center gap-1 text-13 text-text-2">
          <span className="flex gap-2">
            <CategoryIcon name={name} size={24} />
            <CategoryIcon name={name} size={24} weight="fill" />
          </span>
          {name}
        </li>
      ))}
    </ul>
  ),
};

export const FrameIcons: Story = {
  render: () => (
    <div className={row}>
      <FrameIcon name="house" size={24} />
      <FrameIcon name="house" size={24} weight="fill" />
      <FrameIcon name="magnifying-glass" size={24} />
      <FrameIcon name="wallet" size={24} />
      <FrameIcon name="anchor" size={24} />
    </div>
  ),
};

export const Festoon: Story = {
  render: () => (
    <div className="flex">
      {['lobby', 'slots', 'tables', 'instant'].map((name, index) => (
        <span
          key={name}
          className="relative flex h-16 min-w-0 flex-1 items-center justify-center gap-2 pt-5"
        >
          <FestoonBay current={index === 0} />
          <CategoryIcon name={name} weight={index === 0 ? 'fill' : 'regular'} />
          {name}
        </span>
      ))}
    </div>
  ),
};

export const Payments: Story = {
  render: () => (
    <div className={row}>
      {(['card', 'bank', 'pix', 'wallet', 'voucher', 'crypto'] as const).map((kind) => (
        <PaymentMark key={kind} kind={kind} />
      ))}
    </div>
  ),
};
