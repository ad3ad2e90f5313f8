import { button, element } from '../element.ts';
import { icon } from '../icons.ts';
import type { TableTexts } from './texts.ts';

export type TableTools = {
  readonly node: HTMLDivElement;
  /** Says which of the buttons would do something. */
  draw(can: { takeBack: boolean; repeat: boolean }): void;
};

/** The buttons under the betting table. Each acts on a press; whether it may is the game's to say. */
export function createTableTools(options: {
  readonly texts: TableTexts;
  /** What the table takes at most, in words. */
  readonly limit: string;
  readonly undo: () => void;
  readonly clear: () => void;
  readonly repeat: () => void;
}): TableTools {
  const { texts } = options;
  const undo = button({}, options.undo, icon('undo'), texts.undo);
  const clear = button({}, options.clear, icon('trash'), texts.clear);
  const repeat = button({}, options.repeat, icon('repeat'), texts.repeat);
  return {
    node: element(
      'div',
      { class: 'table-tools' },
      undo,
      clear,
      repeat,
      element('span', {}, options.limit),
    ),
    draw: (can) => {
      undo.ariaDisabled = String(!can.takeBack);
      clear.ariaDisabled = String(!can.takeBack);
      repeat.ariaDisabled = String(!can.repeat);
    },
  };
}
