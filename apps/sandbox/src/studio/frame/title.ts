import { element } from './element.ts';

/** The game's title in its own lettering as a heading. */
export const drawTitle = (game: { id: string; name: string }): HTMLElement =>
  element(
    'h1',
    { class: 'title' },
    element('img', { src: `/art/${game.id}/title.svg`, alt: game.name }),
  );
