import type { SessionAnswer } from '../protocol.ts';
import { costOf, verdictOf } from './announcement.ts';
import { button, element, reading } from './element.ts';
import type { Look } from './game-dress.ts';
import { type IconName, icon } from './icons.ts';
import type { Money } from './money.ts';
import type { Sound } from './sound/sound.ts';
import type { FrameTexts } from './texts/en.ts';
import { drawTitle } from './title.ts';

export type RoundButton = {
  readonly label: string;
  readonly icon: IconName;
  readonly caption?: string;
};

export type Shell = {
  /** Where the game draws itself. */
  readonly stage: HTMLElement;
  /** Beside the balance: more readings of a game. */
  readonly readings: HTMLElement;
  /** The middle of the bar: stakes or chips. */
  readonly controls: HTMLElement;
  balance(subunits: number): void;
  /** What the last round paid; null while one is running. */
  result(round: { win: number; stake: number; freeRounds?: object | null } | null): void;
  ready(ready: boolean): void;
  /** What the head says of free rounds; null takes it away. */
  gift(text: string | null): void;
  /** Gives the round button another name, picture and, under it, words. */
  action(action: RoundButton): void;
  /** A line over the stage that says what is waited for; null takes it away. */
  status(text: string | null): void;
  /** Says a sentence to screen readers, after what they are saying. */
  announce(sentence: string): void;
  mute(muted: boolean): void;
  /** Goes on where the player left the table before: at the button, which says where they are. */
  arrive(): void;
};

/** Puts a game's colours where the style sheet finds them. */
function dress(session: SessionAnswer, look: Look): void {
  const { id, kind, palette } = session.game;
  const root = document.documentElement;
  root.lang = session.lang;
  root.dataset.game = id;
  root.dataset.kind = kind;
  document.title = session.game.name;
  const colors: Readonly<Record<string, string>> = {
    ...palette,
    'button-light': look.button[0],
    'button-body': look.button[1],
    'button-shade': look.button[2],
    'button-ink': look.ink,
    corner: `${look.corner}px`,
    focus: `${look.focus}%`,
  };
  for (const [name, value] of Object.entries(colors)) root.style.setProperty(`--${name}`, value);
}

/** Everything around a game: backdrop, title, tools, bar, and the button that starts a round. */
export function createShell(options: {
  readonly session: SessionAnswer;
  readonly look: Look;
  readonly texts: FrameTexts;
  readonly money: Money;
  readonly sound: Sound;
  /** What the button is called, and its icon. */
  readonly action: RoundButton;
  readonly onAction: () => void;
  readonly onRules: () => void;
  readonly onFairness: () => void;
  readonly onTables: () => void;
}): Shell {
  const { session, texts, money, sound } = options;
  dress(session, options.look);

  const soundTool = button({ class: 'tool' }, () => turnSound(!sound.on));
  function turnSound(on: boolean): void {
    sound.turn(on);
    soundTool.replaceChildren(icon(on ? 'sound' : 'muted'));
    soundTool.ariaLabel = on ? texts.soundOff : texts.soundOn;
  }
  turnSound(false);

  const rules = button(
    { class: 'tool', 'aria-label': texts.rules, 'aria-haspopup': 'dialog' },
    options.onRules,
    icon('info'),
  );
  const fairness = button(
    { class: 'tool', 'aria-label': texts.fairness, 'aria-haspopup': 'dialog' },
    options.onFairness,
    icon('fair'),
  );
  const tables = button(
    { class: 'tool tables', 'aria-label': texts.changeTable, 'aria-haspopup': 'dialog' },
    options.onTables,
    icon('move'),
    element('span', {}, texts.changeTable),
  );
  tables.hidden = session.tables.length === 0;
  const [balanceItem, balanceValue] = reading(session.demo ? texts.playMoney : texts.balance);
  const winTerm = element('dt', {}, texts.win);
  const winValue = element('dd', {}, '–');
  const readings = element('dl', { class: 'readings' }, balanceItem);
  const go = button({ class: 'go' }, options.onAction);
  const dressButton = ({ label, icon: name, caption }: RoundButton): void => {
    go.ariaLabel = label;
    go.replaceChildren(icon(name), ...(caption ? [element('b', {}, caption)] : []));
  };
  dressButton(options.action);
  go.addEventListener('keydown', (event) => {
    if (event.repeat) event.preventDefault();
  });
  const stage = element('section', { class: 'stage', 'aria-label': session.game.name });
  const controls = element('div', { class: 'controls' });
  const gift = element('p', { class: 'demo gift', hidden: '' });
  const status = element('p', { class: 'status', role: 'status' });
  const live = element('p', { class: 'unseen', 'aria-live': 'polite' });

  document.body.replaceChildren(
    element('img', {
      class: 'backdrop',
      src: `/art/${session.game.id}/backdrop.svg`,
      alt: '',
    }),
    element(
      'main',
      { class: 'frame' },
      element(
        'header',
        { class: 'head' },
        session.demo ? element('p', { class: 'demo' }, texts.demoTag) : gift,
        drawTitle(session.game),
        element('div', { class: 'tools' }, tables, fairness, rules, soundTool),
      ),
      stage,
      element('div', { class: 'side' }, go),
      element(
        'footer',
        { class: 'bar' },
        readings,
        controls,
        element('dl', { class: 'readings last' }, element('div', {}, winTerm, winValue)),
      ),
      status,
      live,
    ),
  );

  addEventListener('keydown', (event) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    const busyElsewhere =
      event.target instanceof Element &&
      event.target.closest('button, input, a, select, dialog, [tabindex]') !== null;
    if (busyElsewhere || event.repeat || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    options.onAction();
  });

  return {
    stage,
    readings,
    controls,
    balance: (subunits) => {
      balanceValue.textContent = money.format(subunits);
    },
    result: (round) => {
      const verdict = round && verdictOf(round.win, costOf(round));
      const back = verdict === 'returned' || verdict === 'even';
      winTerm.textContent = back ? texts.returned : texts.win;
      winValue.textContent = round ? money.format(round.win) : '–';
      winValue.classList.toggle('won', verdict === 'won');
    },
    ready: (ready) => {
      go.ariaDisabled = String(!ready);
    },
    gift: (text) => {
      gift.textContent = text ?? '';
      gift.hidden = text === null;
    },
    action: dressButton,
    status: (text) => {
      status.textContent = text ?? '';
      status.hidden = text === null;
    },
    announce: (sentence) => {
      live.textContent = sentence;
    },
    mute: (muted) => turnSound(!muted),
    arrive: () => {
      tables.focus();
      live.textContent = session.game.name;
    },
  };
}
