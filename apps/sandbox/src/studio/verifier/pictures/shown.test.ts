import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { InputOf, Kind, OutcomeOf } from '../../engines/engine.ts';
import type { SlotHold, SlotStep } from '../../engines/slot/protocol.ts';
import { fairBytes } from '../../fair-bytes.ts';
import { createMoney } from '../../frame/money.ts';
import { en } from '../../frame/texts/en.ts';
import { playGame } from '../../games.ts';
import type { RoundAction, RoundInput, RoundOutcome } from '../../protocol-rounds.ts';
import { type PaperElement, paperDocument } from '../../test/paper-document.ts';
import { sampleRound } from '../../test/sample-rounds.ts';
import type { GameTheme } from '../../theme.ts';
import { themes } from '../../themes/catalogue.ts';
import { drawOutcome } from './catalogue.ts';

const ROUNDS = 12;
const money = createMoney({ currency: 'EUR', subunitToUnit: 100, lang: 'en', demo: false });

beforeAll(() => void vi.stubGlobal('document', paperDocument));
afterAll(() => void vi.unstubAllGlobals());

function playOut(theme: GameTheme, nonce: number): { input: RoundInput; outcome: RoundOutcome } {
  const { input, action } = sampleRound(theme);
  const actions: RoundAction[] = [];
  for (;;) {
    const bytes = fairBytes({ serverSeed: '7c'.repeat(32), clientSeed: 'shown', nonce });
    const round = playGame(theme, 'EUR', input, bytes, actions);
    if (!round.open) return { input, outcome: round.outcome };
    if (!action) throw new Error(`${theme.id} waits for a decision`);
    actions.push(action(actions.length));
  }
}

type Look<K extends Kind> = {
  /** What a player sees in the picture. */
  readonly seen: (node: PaperElement, input: InputOf<K>) => unknown;
  /** The same from the data of the round, in the test's own words. */
  readonly data: (outcome: OutcomeOf<K>, input: InputOf<K>) => unknown;
};

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = ['clubs', 'diamonds', 'hearts', 'spades'];

/** A card by the letter in its corner, the suit that is read out and its colour. */
const seenCard = (card: PaperElement): string => {
  const suit = card.attributes['aria-label']?.split(' ').at(-1) ?? '';
  return `${card.withClass('corner')[0]?.texts[0]} ${suit} ${card.classes()[1]}`;
};
const dataCard = (card: number): string => {
  const suit = Math.floor(card / 13);
  return `${ranks[card % 13]} ${suits[suit]} ${suit === 1 || suit === 2 ? 'red' : 'black'}`;
};
const seenCards = (node: PaperElement): string[] => node.withClass('card').map(seenCard);

const euro = (subunits: number): string => `€${(subunits / 100).toFixed(2)}`;
const multiplied = (hundredths: number): number => hundredths / 100;
const numberIn = (words = ''): number => Number(words.replaceAll(/[^\d.]/g, ''));

/** Rows of the table of bets: stake and payout. */
const seenBets = (node: PaperElement): string[][] =>
  node
    .all()
    .filter(({ tag }) => tag === 'tr')
    .map((row) => row.children.filter(({ tag }) => tag === 'td').map((cell) => cell.words()))
    .filter((cells) => cells.length > 0);

const symbolIn = (cell: PaperElement): string =>
  cell
    .all()
    .flatMap(({ attributes: { src } }) => src ?? [])
    .map((src) => src.replace(/^.*\/(.*)\.svg$/, '$1'))
    .join();

/** Every stand of the reels, and where wins are lit. */
const seenReels = (node: PaperElement) =>
  node
    .withClass('pic-reels')
    .filter((reels) => !reels.classes().includes('pic-coins'))
    .map(({ children }) => ({
      grid: children.map((column) => column.children.map(symbolIn)),
      lit: children.flatMap((column, reel) =>
        column.children.flatMap((cell, row) =>
          cell.classes().includes('lit') ? [`${reel}:${row}`] : [],
        ),
      ),
    }));

function dataReels(steps: readonly SlotStep[]) {
  const stand = (
    grid: readonly (readonly string[])[],
    wins: readonly { readonly cells: readonly (readonly number[])[] }[],
  ) => ({
    grid,
    lit: [...new Set(wins.flatMap(({ cells }) => cells.map((cell) => cell.join(':'))))].toSorted(),
  });
  const both = ({ grid, expanded, wins }: Pick<SlotStep, 'grid' | 'expanded' | 'wins'>) =>
    expanded ? [stand(grid, []), stand(expanded, wins)] : [stand(grid, wins)];
  return steps.flatMap((step) => [
    ...both(step),
    ...(step.falls ?? []).map(({ grid, wins }) => stand(grid, wins)),
    ...(step.again ?? []).flatMap(both),
  ]);
}

/** Coins by their place; jackpots by their name, others by what they pay. */
const seenCoins = (node: PaperElement): string[] =>
  node
    .withClass('pic-coins')
    .flatMap(({ children }) =>
      children.flatMap((column, reel) =>
        column.children.flatMap((cell, row) =>
          cell.classes().includes('lit') ? [`${reel}:${row} ${cell.words().toLowerCase()}`] : [],
        ),
      ),
    );
const dataCoins = ({ start, respins }: SlotHold): string[] =>
  [...start, ...respins.flatMap(({ landed }) => landed)]
    .map(({ cell, jackpot, amount }) => `${cell.join(':')} ${jackpot ?? amount / 100}`)
    .toSorted();

const landedAt = (board: PaperElement, group: string): number[] =>
  board.withClass(group).flatMap((one, at) => (one.classes().includes('landed') ? [at] : []));

const looks: { readonly [K in Kind]: Look<K> } = {
  slot: {
    seen: (node) => {
      for (const spin of node.all().filter(({ tag }) => tag === 'details')) spin.unfold();
      return {
        reels: seenReels(node).map(({ grid, lit }) => ({ grid, lit: lit.toSorted() })),
        coins: seenCoins(node),
      };
    },
    data: ({ steps }) => ({
      reels: dataReels(steps),
      coins: steps.flatMap(({ hold }) => (hold ? dataCoins(hold) : [])),
    }),
  },
  roulette: {
    seen: (node) => [node.withClass('pic-pocket')[0]?.words(), ...seenBets(node)],
    data: ({ number, payouts }, { bets }) => [
      number === 37 ? '00' : String(number),
      ...bets.map(({ stake }, at) => [euro(stake), euro(payouts[at] ?? 0)]),
    ],
  },
  baccarat: {
    seen: (node) => [
      node.withClass('pic-hand').map((hand) => [...seenCards(hand), hand.classes()[1] ?? '']),
      seenBets(node),
    ],
    data: ({ player, banker, result, payouts }, { bets }) => [
      [
        [...player.map(dataCard), result === 'player' ? 'won' : ''],
        [...banker.map(dataCard), result === 'banker' ? 'won' : ''],
      ],
      (['player', 'tie', 'banker'] as const)
        .filter((bet) => bets[bet] > 0)
        .map((bet) => [euro(bets[bet]), euro(payouts[bet])]),
    ],
  },
  blackjack: {
    seen: (node) =>
      node.withClass('pic-hand').map((hand) => [...seenCards(hand), hand.classes()[1] ?? '']),
    data: ({ hands, dealer }) => [
      ...hands.map(({ cards, result }) => [
        ...cards.map(dataCard),
        result === 'won' || result === 'blackjack' ? 'won' : '',
      ]),
      [...dealer.map(dataCard), ''],
    ],
  },
  poker: {
    seen: (node) => node.children.map((one) => [...seenCards(one), one.classes().join()]),
    data: ({ cards, held }) => cards.map((card, at) => [dataCard(card), held?.[at] ? 'held' : '']),
  },
  hilo: {
    seen: (node) => node.children.map((one) => [...seenCards(one), one.classes().join()]),
    data: ({ cards, lost }) =>
      cards.map((card, at) => [dataCard(card), lost && at === cards.length - 1 ? 'missed' : '']),
  },
  dice: {
    seen: (node) => [
      node.properties,
      Number(node.words()),
      node.withClass('won').length,
      node.classes().at(-1),
    ],
    data: ({ roll, won }, { direction, target }) => [
      { '--target': `${target / 100}%`, '--roll': `${roll / 100}%` },
      roll / 100,
      won ? 1 : 0,
      direction,
    ],
  },
  mines: {
    seen: (node) => node.children.map((field) => [field.classes().join(), field.words()]),
    data: ({ opened, mines }) =>
      Array.from({ length: 25 }, (_, field) => {
        const order = opened.indexOf(field);
        const names = mines?.includes(field) ? ['mined', 'struck'] : ['closed', 'safe'];
        return [names[order < 0 ? 0 : 1], order < 0 ? '' : String(order + 1)];
      }),
  },
  plinko: {
    seen: (node) => {
      const trail = node.withClass('trail')[0]?.attributes.points?.split(' ') ?? [];
      const across = trail.map((point) => Number(point.split(',')[0])).slice(1);
      const landed = node.withClass('landed')[0]?.all() ?? [];
      return {
        steps: across.slice(1).map((x, at) => (x > (across[at] ?? 0) ? 1 : 0)),
        pocket: landedAt(node, 'pocket'),
        pays: numberIn(landed.find(({ tag }) => tag === 'text')?.words()),
      };
    },
    data: ({ path, pocket, multiplier }) => ({
      steps: path,
      pocket: [pocket],
      pays: multiplied(multiplier),
    }),
  },
  wheel: {
    seen: (node) => {
      const segments = node.withClass('segment');
      const turned = node
        .all()
        .find(({ children }) => children.some(({ attributes }) => attributes.class === 'ring'));
      const angle = Number(turned?.attributes.transform?.match(/rotate\((.*)\)/)?.[1]);
      const top = Math.floor((((360 - angle) % 360) * segments.length) / 360);
      return [landedAt(node, 'segment'), [top], numberIn(segments[top]?.words())];
    },
    data: ({ segment, multiplier }) => [[segment], [segment], multiplied(multiplier)],
  },
  keno: {
    seen: (node) => node.children.map((number) => [number.words(), number.classes().join(' ')]),
    data: ({ drawn }, { picks }) =>
      Array.from({ length: 40 }, (_, at) => [
        String(at + 1),
        [picks.includes(at + 1) ? 'picked' : '', drawn.includes(at + 1) ? 'drawn' : '']
          .filter((mark) => mark !== '')
          .join(' '),
      ]),
  },
  crash: {
    seen: (node) => [node.classes().includes('out'), numberIn(node.children[0]?.words())],
    data: ({ cashedOutAt, crashedAt }) => [
      cashedOutAt !== null,
      multiplied(cashedOutAt ?? crashedAt ?? 0),
    ],
  },
};

function look(theme: GameTheme, { input, outcome }: { input: RoundInput; outcome: RoundOutcome }) {
  const picture = drawOutcome(outcome, {
    theme,
    currency: 'EUR',
    input,
    lang: 'en',
    money,
    frame: en,
  });
  const { seen, data } = looks[theme.kind] as unknown as Look<Kind>;
  const node = picture?.node as unknown as PaperElement;
  return { seen: seen(node, input as never), data: data(outcome as never, input as never) };
}

describe('a picture shows what the data of its round say [P-31]', () => {
  it.each([...themes])('in $id', { timeout: 30_000 }, (theme) => {
    for (let nonce = 0; nonce < ROUNDS; nonce++) {
      const { seen, data } = look(theme, playOut(theme, nonce));
      expect(seen).toEqual(data);
    }
  });

  it.each(themes.filter(({ kind }) => kind === 'slot'))(
    'in free spins and holds of $id',
    { timeout: 30_000 },
    (theme) => {
      if (theme.kind !== 'slot' || (!theme.rules.freeSpins && !('hold' in theme.rules))) return;
      for (let nonce = 0; nonce < 3000; nonce++) {
        const round = playOut(theme, nonce);
        if (round.outcome.kind !== 'slot') return;
        const { steps } = round.outcome;
        if (steps.length === 1 && !steps[0]?.hold) continue;
        const { seen, data } = look(theme, round);
        expect(seen).toEqual(data);
        return;
      }
      throw new Error(`${theme.id} never came to its feature`);
    },
  );
});
