import type { CrashDescription } from '../../engines/crash/protocol.ts';
import { element } from '../element.ts';
import { fillIn } from '../texts/say.ts';
import { readMultiplier } from './read-multiplier.ts';
import type { CrashTexts } from './texts.ts';

export type AutoField = {
  readonly node: HTMLElement;
  /** In hundredths; null to leave it to the player. */
  readonly value: number | null;
  enable(enabled: boolean): void;
};

/** Where the server is to cash out by itself. */
export function createAutoField(
  game: CrashDescription,
  texts: CrashTexts,
  write: (hundredths: number) => string,
): AutoField {
  let value: number | null = null;
  const hint = fillIn(texts.autoHint, {
    from: write(game.minMultiplier),
    to: write(game.topMultiplier),
  });
  const input = element('input', {
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    maxlength: 9,
    placeholder: texts.autoOff,
    'aria-describedby': 'auto-hint',
  });
  input.addEventListener('change', () => {
    const read = readMultiplier(input.value);
    value = read === null ? null : Math.min(game.topMultiplier, Math.max(game.minMultiplier, read));
    input.value = value === null ? '' : write(value);
  });
  return {
    node: element(
      'label',
      { class: 'auto-field' },
      element('span', { class: 'caption' }, texts.autoAt),
      input,
      element('span', { class: 'unseen', id: 'auto-hint' }, hint),
    ),
    get value() {
      return value;
    },
    enable: (enabled) => {
      input.disabled = !enabled;
    },
  };
}
