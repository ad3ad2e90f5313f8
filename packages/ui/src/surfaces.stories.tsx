import { TrayIcon } from '@phosphor-icons/react/dist/ssr/Tray';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from './amount.tsx';
import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { type DataColumn, DataTable } from './data-table.tsx';
import { DefinitionList } from './definition-list.tsx';
import { Disclosure } from './disclosure.tsx';
import { EmptyState } from './empty-state.tsx';
import { TextLink } from './link.tsx';
import { Panel } from './panel.tsx';
import { Rail, RailItem } from './rail.tsx';

const meta = { title: 'Surfaces' } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Panels: Story = {
  render: () => (
    <div className="grid gap-6 lg:grid-cols-2">
      <Panel pad>
        <h2 className="mb-2 text-20">Balance</h2>
        <DefinitionList
          items={[
            { key: 'real', label: 'Real money', value: <Amount>€186.20</Amount> },
            {
              key: 'bonus',
              label: 'Bonus',
              note: 'free to withdraw once wagered',
              value: <Amount>€50.00</Amount>,
            },
            { key: 'sum', label: 'Together', value: <Amount>€236.20</Amount>, strong: true },
          ]}
        />
      </Panel>
      <Panel tone="calm" pad>
        <h2 className="mb-2 text-20">Harbour</h2>
        <p className="mb-3 text-text-2">Limits, breaks and help, always one step away.</p>
        <Button variant="calmline">24 h break</Button>
      </Panel>
      <Card pad interactive render={<button type="button" />} className="flex items-center gap-3">
        <Avatar name="Mara Kesten" size={44} label="Mara Kesten" />
        <span>
          <span className="block font-semibold">Card ending 4218</span>
          <span className="text-13 text-text-2">No fee · instant</span>
        </span>
      </Card>
      <Panel pad>
        <Disclosure summary="How is the bonus wagered?" defaultOpen name="faq">
          Every stake of real money counts once, jackpots do not.
        </Disclosure>
        <Disclosure summary="When does it expire?" end="14 days" name="faq">
          Fourteen days after it is activated.
        </Disclosure>
      </Panel>
      <Panel>
        <EmptyState
          art={<TrayIcon size={32} aria-hidden="true" />}
          title="No messages yet"
          action={<Button>To the lobby</Button>}
        >
          What concerns your money and your account will stand here.
        </EmptyState>
      </Panel>
    </div>
  ),
};

type Bet = { id: string; game: string; time: string; stake: string; net: string };

const bets: Bet[] = [
  { id: '1', game: 'Nine Moons', time: '14:02', stake: '€2.00', net: '−€2.00' },
  { id: '2', game: 'Frostkeep', time: '13:58', stake: '€1.00', net: '+€11.40' },
  { id: '3', game: 'Crimson Mask', time: '13:51', stake: '€0.50', net: '−€0.10' },
];

const columns: DataColumn<Bet>[] = [
  {
    key: 'game',
    header: 'Game',
    rowHeader: true,
    cell: (bet) => <span className="font-medium">{bet.game}</span>,
  },
  { key: 'time', header: 'Time', quiet: true, cell: (bet) => bet.time },
  { key: 'status', header: 'Status', cell: () => <Badge tone="win">Completed</Badge> },
  { key: 'stake', header: 'Stake', numeric: true, cell: (bet) => <Amount>{bet.stake}</Amount> },
  { key: 'net', header: 'Net', numeric: true, cell: (bet) => <Amount>{bet.net}</Amount> },
];

export const Tables: Story = {
  render: () => (
    <div className="grid gap-6">
      <DataTable
        caption="Bets"
        columns={columns}
        rows={bets}
        rowKey={(bet) => bet.id}
        renderCard={(bet) => (
          <div className="grid grid-cols-[1fr_auto] gap-x-3">
            <b className="font-semibold">{bet.game}</b>
            <Amount tabular className="text-end font-semibold">
              {bet.net}
            </Amount>
            <span className="text-12 text-text-3">{bet.time}</span>
            <span className="text-end text-12 text-text-3">{bet.stake}</span>
          </div>
        )}
        foot={
          <span className="text-12 text-text-3">
            Net <b className="block text-17 text-text-1">+€9.30</b>
          </span>
        }
      />
      <DataTable
        caption="Standing"
        columns={columns}
        rows={bets.slice(0, 2)}
        rowKey={(bet) => bet.id}
        pinned={bets[2]}
      />
      <DataTable
        caption="Nothing"
        columns={columns}
        rows={[]}
        rowKey={(bet) => bet.id}
        empty={<EmptyState title="No bets in these days" />}
      />
    </div>
  ),
};

const cards = Array.from({ length: 14 }, (_, index) => `Game ${index + 1}`);

export const Rails: Story = {
  render: () => (
    <div className="-mx-4 grid gap-10 md:-mx-8">
      <Rail
        title="New this week"
        note="14 games"
        all={
          <TextLink href="#all" underline="hover">
            All (124)
          </TextLink>
        }
      >
        {cards.map((card) => (
          <RailItem key={card}>
            <a
              href={`#${card}`}
              className="grid aspect-2/3 place-items-center rounded-card bg-surface-3"
            >
              {card}
            </a>
          </RailItem>
        ))}
      </Rail>
      <Rail title="Continue playing" kind="wide" ordered>
        {cards.slice(0, 5).map((card) => (
          <RailItem key={card}>
            <a href={`#${card}`} className="block h-20 rounded-card bg-surface-2 p-4 shadow-panel">
              {card}
            </a>
          </RailItem>
        ))}
      </Rail>
    </div>
  ),
};
