import type { BaccaratBet, BaccaratDescription } from '../../engines/baccarat/protocol.ts';
import { button, element } from '../element.ts';
import type { Money } from '../money.ts';
import { percent } from '../rules-sheet.ts';
import { onSpot, type PlacedChips } from '../table/placed-chips.ts';
import { fillIn } from '../texts/say.ts';
import type { BaccaratTexts } from './texts.ts';

export type Field = { readonly id: BaccaratBet; readonly kind: BaccaratBet };

export type BetFields = {
  readonly node: HTMLElement;
  draw(placed: PlacedChips<Field>): void;
  /** Marks what won and was paid; null takes the marks away. */
  mark(paid: ReadonlySet<BaccaratBet> | null): void;
  enable(enabled: boolean): void;
};

/** The three bets, each with its pay and its return. */
export function createBetFields(options: {
  readonly game: BaccaratDescription;
  readonly lang: string;
  readonly texts: BaccaratTexts;
  readonly money: Money;
  readonly lay: (field: Field) => void;
  readonly takeBack: (field: Field) => void;
}): BetFields {
  const { game, lang, texts, money } = options;
  const fields = game.bets.map(({ kind, pays, rtpBasisPoints }) => {
    const field = { id: kind, kind };
    const values = {
      side: texts.side[kind],
      pays: (pays / 100).toLocaleString(lang),
      rtp: percent(rtpBasisPoints, lang),
    };
    const node = button(
      { class: `spot bac-bet ${kind}` },
      () => options.lay(field),
      element('b', {}, values.side),
      element('span', { dir: 'ltr' }, fillIn(texts.paysTo, values)),
      element('small', {}, fillIn(texts.returns, values)),
    );
    node.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      options.takeBack(field);
    });
    node.addEventListener('keydown', (event) => {
      if (event.key !== 'Delete' && event.key !== 'Backspace') return;
      event.preventDefault();
      options.takeBack(field);
    });
    return { field, node, label: fillIn(texts.betSays, values) };
  });
  const node = element(
    'div',
    { class: 'bac-bets', role: 'group', 'aria-label': texts.table },
    ...fields.map((one) => one.node),
  );
  return {
    node,
    draw: (placed) => {
      for (const { field, node: made, label } of fields) {
        const stake = onSpot(placed, field);
        made.querySelector('.chip')?.remove();
        made.ariaLabel =
          stake > 0 ? fillIn(texts.spotHolds, { label, amount: money.format(stake) }) : label;
        if (stake > 0) made.append(element('span', { class: 'chip' }, money.short(stake)));
      }
    },
    mark: (paid) => {
      node.classList.toggle('settled', paid !== null);
      for (const { field, node: made } of fields)
        made.classList.toggle('paid', paid?.has(field.kind) ?? false);
    },
    enable: (enabled) => {
      node.classList.toggle('closed', !enabled);
      for (const { node: made } of fields) made.ariaDisabled = String(!enabled);
    },
  };
}
