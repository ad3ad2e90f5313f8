import '../styles/baccarat.css';
import '../styles/baccarat-bets.css';
import '../styles/bead-road.css';
import '../styles/baccarat-fit.css';
import { totalOf as pointsOf } from '../../engines/baccarat/baccarat.ts';
import {
  type BaccaratDescription,
  type BaccaratOutcome,
  baccaratBet,
  type OnEach,
} from '../../engines/baccarat/protocol.ts';
import type { RoundView } from '../../protocol.ts';
import { verdictOf } from '../announcement.ts';
import { cardName } from '../card-texts.ts';
import { openSheet } from '../dialog.ts';
import { element } from '../element.ts';
import { type GameParts, kindOf, type MountedGame } from '../game-parts.ts';
import { wait } from '../pace.ts';
import { factList, percent, ruleTexts } from '../rules-sheet.ts';
import { createChipTable } from '../table/chip-table.ts';
import { type PlacedChips, totalOf } from '../table/placed-chips.ts';
import { fillIn } from '../texts/say.ts';
import { createBeadRoad } from './bead-road.ts';
import { createBetFields, type Field } from './bet-fields.ts';
import { createDealtHand } from './dealt-hand.ts';
import { type BaccaratTexts, baccaratTexts } from './texts.ts';

/** Milliseconds the result stands before the next round may start. */
const SHOWN = 900;

const outcomeOf = ({ outcome }: RoundView): BaccaratOutcome | null =>
  outcome?.kind === 'baccarat' ? outcome : null;

const chipsOf = ({ input }: RoundView): PlacedChips<Field> =>
  input.kind === 'baccarat'
    ? baccaratBet.options.flatMap((kind) =>
        input.bets[kind] > 0 ? [{ spot: { id: kind, kind }, stake: input.bets[kind] }] : [],
      )
    : [];

const betsOf = (placed: PlacedChips<Field>): OnEach => {
  const on = (kind: Field['kind']) => totalOf(placed.filter(({ spot }) => spot.kind === kind));
  return { player: on('player'), tie: on('tie'), banker: on('banker') };
};

/** Two hands, three bets, and what was drawn before. */
function mountBaccarat(parts: GameParts<BaccaratTexts>): MountedGame {
  const { session, texts, money, sound, shell } = parts;
  const game = session.game as BaccaratDescription;
  const { lang } = session;

  const hands = {
    player: createDealtHand('player', { lang, texts }),
    banker: createDealtHand('banker', { lang, texts }),
  };
  const road = createBeadRoad(texts);
  const fields = createBetFields({
    game,
    lang,
    texts,
    money,
    lay: (field) => chips.lay(field),
    takeBack: (field) => chips.takeBack(field),
  });
  const chips = createChipTable<Field>({
    parts,
    bets: game.bets,
    drawChips: fields.draw,
    unmark: () => fields.mark(null),
  });
  shell.stage.append(
    element(
      'div',
      { class: 'table-box bac-box' },
      element('div', { class: 'bac-felt' }, hands.player.node, road.node, hands.banker.node),
      fields.node,
      chips.tools,
      chips.plate.node,
    ),
  );

  /** Four cards face down, then each side's open, the telling ones slowly; third cards as they fall. */
  async function deal({ player, banker }: BaccaratOutcome): Promise<void> {
    for (let card = 0; card < 2; card++) {
      sound.play('card');
      await hands.player.slide();
      sound.play('card');
      await hands.banker.slide();
    }
    for (const [side, cards] of [
      ['player', player],
      ['banker', banker],
    ] as const) {
      await hands[side].open(cards[0] ?? 0, 'turn');
      await hands[side].open(cards[1] ?? 0, 'squeeze');
    }
    for (const [side, cards] of [
      ['player', player],
      ['banker', banker],
    ] as const) {
      const [, , third] = cards;
      if (third === undefined) continue;
      sound.play('card');
      await hands[side].slide();
      await hands[side].open(third, 'squeeze');
    }
  }

  function markResult(outcome: BaccaratOutcome): void {
    const paid = baccaratBet.options.filter((kind) => outcome.payouts[kind] > 0);
    fields.mark(new Set(paid));
    hands.player.mark(outcome.result === 'player');
    hands.banker.mark(outcome.result === 'banker');
  }

  /** The result with the sum, then each bet that paid. */
  function linesOf(round: RoundView, outcome: BaccaratOutcome): string[] {
    const result = texts.wins[outcome.result].replace(/\.$/, '');
    if (round.win === 0) return [`${result} · ${texts.nothingPaid}`];
    const won = verdictOf(round.win, round.stake) === 'won';
    const sum = fillIn(won ? texts.totalWin : texts.totalReturned, {
      amount: money.format(round.win),
    });
    const placed = chipsOf(round).filter(({ spot }) => outcome.payouts[spot.kind] > 0);
    return [
      `${result} · ${sum}`,
      ...placed.map(({ spot, stake }) =>
        fillIn(texts.betPaid, {
          spot: texts.side[spot.kind],
          stake: money.format(stake),
          amount: money.format(outcome.payouts[spot.kind]),
        }),
      ),
    ];
  }

  const clear = (): void => {
    hands.player.clear();
    hands.banker.clear();
  };
  const said = (side: 'player' | 'banker', cards: readonly number[]): string =>
    fillIn(texts.handOf, {
      side: texts.side[side],
      cards: cards.map((card) => cardName(card, lang)).join(', '),
      total: pointsOf(cards),
    });

  chips.draw();
  return {
    loaded: Promise.resolve(),
    input: () => {
      const placed = chips.play();
      return (
        placed && { input: { kind: 'baccarat', bets: betsOf(placed) }, stake: totalOf(placed) }
      );
    },
    begin: () => {
      sound.play('start');
      chips.forgetResult();
      clear();
    },
    cancel: clear,
    present: async (round, shown) => {
      const outcome = outcomeOf(round);
      if (!outcome) return;
      const placed = chipsOf(round);
      chips.show(placed);
      clear();
      await deal(outcome);
      const won = verdictOf(round.win, round.stake) === 'won';
      sound.result(round);
      road.add(outcome.result);
      markResult(outcome);
      chips.plate.sayInTurn(linesOf(round, outcome), won);
      await wait(SHOWN);
      shown(1);
      chips.settle(placed);
    },
    stand: (round) => {
      const outcome = outcomeOf(round);
      if (!outcome) return;
      chips.settle(chipsOf(round));
      road.add(outcome.result);
      hands.player.show(outcome.player);
      hands.banker.show(outcome.banker);
      chips.draw();
    },
    enable: (wanted) => {
      fields.enable(wanted);
      chips.enable(wanted);
    },
    hasBets: chips.hasChips,
    openRules: () => {
      openSheet(
        { title: texts.rules, className: 'sheet-rules', texts },
        factList(session, texts, money),
        element(
          'ul',
          { class: 'bet-facts' },
          ...game.bets.map(({ kind, pays, rtpBasisPoints, maxStake }) =>
            element(
              'li',
              {},
              element('span', {}, texts.side[kind]),
              element('b', { dir: 'ltr' }, `${(pays / 100).toLocaleString(lang)} : 1`),
              element(
                'small',
                {},
                `${fillIn(texts.returns, { rtp: percent(rtpBasisPoints, lang) })} · ${fillIn(texts.limitOf, { amount: money.format(maxStake) })}`,
              ),
            ),
          ),
        ),
        ...ruleTexts(game),
      );
    },
    lowerStepFor: () => null,
    choose: () => undefined,
    resultSentence: (round) => {
      const outcome = outcomeOf(round);
      if (!outcome) return '';
      const { player, banker, result } = outcome;
      return `${said('player', player)} ${said('banker', banker)} ${texts.wins[result]}`;
    },
  };
}

export const baccaratGame = kindOf('deal', baccaratTexts, mountBaccarat);
