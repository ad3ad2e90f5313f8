import '../styles/paytable.css';
import type { SlotDescription } from '../../engines/slot/protocol.ts';
import type { SessionAnswer } from '../../protocol.ts';
import { openSheet } from '../dialog.ts';
import { element, svgElement } from '../element.ts';
import type { Money } from '../money.ts';
import { factList, ruleTexts } from '../rules-sheet.ts';
import { fillIn } from '../texts/say.ts';
import type { SlotTexts } from './texts.ts';

type PaytableOptions = {
  readonly session: SessionAnswer;
  readonly game: SlotDescription;
  readonly texts: SlotTexts;
  readonly money: Money;
  /** The stake pays are given for. */
  readonly stake: number;
};

/** What a pay is worth at a stake, in subunits; stakes divide by the bet units, so it is whole. */
export const payAt = (stake: number, betUnits: number, units: number): number =>
  (stake / betUnits) * units;

/** What a symbol that pays nothing itself is for; a scatter's is said in the rules. */
function wordsFor(role: SlotDescription['symbols'][number]['role'], texts: SlotTexts) {
  const words = {
    high: null,
    low: null,
    wild: texts.substitutes,
    scatter: null,
    coin: texts.holds,
    mystery: texts.turns,
  }[role];
  return words && element('p', {}, words);
}

function symbolCard(
  symbol: SlotDescription['symbols'][number],
  { game, texts, money, stake }: PaytableOptions,
): HTMLElement {
  const role = texts.roles[symbol.role];
  const pays = [...symbol.pays].sort((a, b) => b.count - a.count);
  // Between two counts the lower one's is paid.
  const orMore = game.evaluation.kind === 'anywhere' && symbol.role !== 'scatter' ? '+' : '';
  return element(
    'li',
    { class: 'pay-card' },
    element('img', { src: `/art/${game.id}/symbols/${symbol.id}.svg`, alt: '', width: 72 }),
    element(
      'div',
      {},
      element('h4', {}, symbol.name, role ? element('span', { class: 'role' }, role) : null),
      pays.length > 0
        ? element(
            'dl',
            {},
            ...pays.flatMap(({ count, units }) => [
              element('dt', {}, `${count}${orMore} ×`),
              element('dd', {}, money.format(payAt(stake, game.betUnits, units))),
            ]),
          )
        : wordsFor(symbol.role, texts),
    ),
  );
}

function lineDrawing(rows: readonly number[], height: number): SVGSVGElement {
  return svgElement(
    'svg',
    { viewBox: `0 0 ${rows.length * 10} ${height * 10}`, 'aria-hidden': 'true' },
    ...rows.flatMap((row, reel) =>
      Array.from({ length: height }, (_, at) =>
        svgElement('rect', {
          x: reel * 10 + 1,
          y: at * 10 + 1,
          width: 8,
          height: 8,
          rx: 1.5,
          class: at === row ? 'on' : 'off',
        }),
      ),
    ),
  );
}

/** Opens the paytable and rules of a slot. */
export function openPaytable(options: PaytableOptions): void {
  const { game, texts, money, stake, session } = options;
  const { evaluation } = game;
  openSheet(
    { title: texts.rules, className: 'sheet-rules', texts },
    factList(session, texts, money),
    element('h3', {}, fillIn(texts.paysAt, { amount: money.format(stake) })),
    element('ul', { class: 'pay-cards' }, ...game.symbols.map((s) => symbolCard(s, options))),
    ...ruleTexts(game),
    ...(evaluation.kind === 'lines'
      ? [
          element(
            'h3',
            {},
            evaluation.lines.length === 1
              ? texts.lines
              : fillIn(texts.linesTitle, { count: evaluation.lines.length }),
          ),
          element(
            'ol',
            { class: 'line-drawings' },
            ...evaluation.lines.map((rows, index) =>
              element(
                'li',
                {},
                lineDrawing(rows, game.rows),
                element('span', {}, fillIn(texts.lineNumber, { line: index + 1 })),
              ),
            ),
          ),
        ]
      : []),
  );
}
