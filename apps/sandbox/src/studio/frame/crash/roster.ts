import type { FlightPlayer } from '../../flights/protocol.ts';
import { element } from '../element.ts';
import { fillIn } from '../texts/say.ts';
import type { Watched } from './flight-watch.ts';
import type { CrashTexts } from './texts.ts';

/** Players named at once. */
const NAMED = 30;

export type Roster = { readonly node: HTMLElement; draw(state: Watched): void };

/** Who is in the flight under made-up names, and what they cashed out at. */
export function createRoster(texts: CrashTexts, write: (hundredths: number) => string): Roster {
  const heading = element('h2', { class: 'caption' });
  const list = element('ul', { class: 'roster-list', tabindex: '0' });

  function row({ name, demo, at }: FlightPlayer, state: Watched): HTMLElement {
    const own = name === state.you;
    const without = { boarding: '', flying: texts.inAir, ended: texts.notOut }[state.flight.phase];
    return element(
      'li',
      { class: `${own ? 'own' : ''} ${at === null ? '' : 'out'}` },
      element('b', {}, own ? texts.you : name),
      demo ? element('i', {}, texts.demo) : null,
      element('span', {}, at === null ? without : write(at)),
    );
  }

  return {
    node: element('section', { class: 'roster' }, heading, list),
    draw: (state) => {
      heading.textContent = fillIn(texts.players, { count: state.count });
      list.ariaLabel = heading.textContent;
      const own = state.players.filter(({ name }) => name === state.you);
      const others = state.players.filter(({ name }) => name !== state.you);
      const rows = [...own, ...others].slice(0, NAMED).map((player) => row(player, state));
      list.replaceChildren(
        ...(rows.length > 0 ? rows : [element('li', { class: 'none' }, texts.noPlayers)]),
      );
    },
  };
}
