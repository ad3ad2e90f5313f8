import '../styles/keno.css';
import { findCurrency } from '../../currencies.ts';
import { chanceOf } from '../../engines/keno/keno.ts';
import type { KenoDescription } from '../../engines/keno/protocol.ts';
import { payOf } from '../../engines/multiplier.ts';
import type { RoundView } from '../../protocol.ts';
import { openSheet } from '../dialog.ts';
import { button, element } from '../element.ts';
import { type GameParts, kindOf, type MountedGame } from '../game-parts.ts';
import { createLastResults } from '../instant/last-results.ts';
import { writeChance, writeMultiplier } from '../instant/numbers.ts';
import { instantStage, payTable } from '../instant/stage.ts';
import { createWinPlate } from '../instant/win-plate.ts';
import { wait } from '../pace.ts';
import { factList, ruleTexts } from '../rules-sheet.ts';
import { createStakeControl } from '../stake-control.ts';
import { fillIn } from '../texts/say.ts';
import { createKenoBoard } from './keno-board.ts';
import { anyOf, type Picks, toggled } from './picks.ts';
import { type KenoTexts, kenoTexts } from './texts.ts';

/** Milliseconds the result stands before the next draw may start. */
const SHOWN = 500;

/** Keno on its stage: the numbers, and what the chosen count of them pays. */
function mountKeno({ session, texts, money, sound, shell }: GameParts<KenoTexts>): MountedGame {
  const game = session.game as KenoDescription;
  const { lang } = session;
  const { step } = findCurrency(session.currency);
  const write = (multiplier: number): string => writeMultiplier(multiplier, lang);
  const most = game.pays.length;
  let picks: Picks = new Set();
  let enabled = false;

  const stakes = createStakeControl({
    steps: session.limits.steps,
    start: session.openRound?.stake ?? session.lastRound?.stake ?? session.limits.defaultStake,
    texts,
    money,
    changed: () => sound.play('press'),
  });
  shell.controls.append(stakes.node);

  const board = createKenoBoard({
    label: texts.numbers,
    numbers: game.numbers,
    write: (value) => value.toLocaleString(lang),
    press: (number) => {
      const next = toggled(picks, number, most);
      if (next) choose(next);
      else tell(fillIn(texts.enough, { most }));
    },
  });
  const results = createLastResults(texts.lastResults, texts.noResults);
  const plate = createWinPlate(texts, money, sound);
  const pays = element('ol', { class: 'keno-pays' });
  const count = element('p', { class: 'caption' });
  const pickAny = button(
    { class: 'keno-tool' },
    () => choose(anyOf(game.numbers, picks, Math.random)),
    texts.pickAny,
  );
  const clear = button({ class: 'keno-tool' }, () => choose(new Set()), texts.clear);
  shell.stage.append(
    instantStage(
      [board.node],
      [
        results.node,
        plate.node,
        element('div', { class: 'keno-tools' }, pickAny, clear),
        element('div', {}, count, pays),
      ],
    ),
  );

  function tell(text: string): void {
    plate.say(text);
    shell.announce(text);
  }

  const row = (): readonly number[] => game.pays[picks.size - 1] ?? [];

  function draw(): void {
    board.choose(picks);
    count.textContent = fillIn(texts.chosen, { count: picks.size, most });
    pays.replaceChildren(
      ...row().flatMap((multiplier, hits) =>
        multiplier === 0
          ? []
          : [
              element(
                'li',
                { 'data-hits': hits },
                element('span', {}, fillIn(texts.hits, { hits })),
                element('b', {}, `× ${write(multiplier)}`),
              ),
            ],
      ),
    );
  }

  function choose(next: Picks): void {
    if (!enabled) return;
    sound.play('press');
    picks = next;
    plate.say('');
    draw();
  }

  /** Puts the numbers of a round on the board. */
  function take(round: RoundView): void {
    if (round.input.kind !== 'keno') return;
    picks = new Set(round.input.picks);
    draw();
  }

  const markHits = (hits: number): void =>
    pays.querySelector(`[data-hits="${hits}"]`)?.classList.add('landed');

  const summary = (hits: number): string => fillIn(texts.hitsOf, { hits, count: picks.size });

  draw();
  return {
    loaded: Promise.resolve(),
    input: () => {
      if (picks.size === 0) {
        tell(fillIn(texts.chooseFirst, { most }));
        return null;
      }
      return {
        input: { kind: 'keno', stake: stakes.stake, picks: [...picks] },
        stake: stakes.stake,
      };
    },
    begin: () => {
      sound.play('start');
      plate.say('');
      draw();
    },
    cancel: draw,
    present: async (round, shown) => {
      if (round.outcome?.kind !== 'keno') return;
      const { drawn, hits } = round.outcome;
      take(round);
      let found = 0;
      await board.reveal(drawn, (hit) => (hit ? sound.play('rise', found++) : sound.play('tick')));
      results.add(summary(hits), round.win > round.stake);
      markHits(hits);
      plate.tell(round);
      shown(1);
      await wait(SHOWN);
    },
    stand: (round) => {
      if (round.outcome?.kind !== 'keno') return;
      take(round);
      results.add(summary(round.outcome.hits), round.win > round.stake);
      board.rest(round.outcome.drawn);
      markHits(round.outcome.hits);
    },
    enable: (wanted) => {
      enabled = wanted;
      stakes.enable(wanted);
      board.enable(wanted);
      for (const tool of [pickAny, clear]) tool.ariaDisabled = String(!wanted);
    },
    openRules: () => {
      const amount = money.format(stakes.stake);
      const heads = [
        texts.hitsHead,
        texts.multiplier,
        texts.chance,
        fillIn(texts.pays, { amount }),
      ];
      openSheet(
        { title: texts.rules, className: 'sheet-rules', texts },
        factList(session, texts, money),
        ...ruleTexts(game),
        ...game.pays.flatMap((multipliers, at) => [
          element('h3', {}, fillIn(texts.paysOf, { count: at + 1 })),
          payTable(
            heads,
            multipliers.flatMap((multiplier, hits) =>
              multiplier === 0
                ? []
                : [
                    [
                      hits.toLocaleString(lang),
                      `× ${write(multiplier)}`,
                      writeChance(chanceOf(at + 1, hits), lang),
                      money.format(payOf(stakes.stake, multiplier, step)),
                    ],
                  ],
            ),
          ),
        ]),
      );
    },
    lowerStepFor: stakes.lowerStepFor,
    choose: stakes.choose,
    resultSentence: ({ input, outcome }) =>
      input.kind === 'keno' && outcome?.kind === 'keno'
        ? fillIn(texts.drawnAre, {
            drawn: outcome.drawn.join(', '),
            hits: outcome.hits,
            count: input.picks.length,
          })
        : '',
  };
}

export const kenoGame = kindOf('draw', kenoTexts, mountKeno);
