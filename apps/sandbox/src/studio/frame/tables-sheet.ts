import './styles/tables-sheet.css';
import type { SessionAnswer } from '../protocol.ts';
import { openSheet, tell } from './dialog.ts';
import { button, element } from './element.ts';
import type { MountedGame } from './game-parts.ts';
import type { Money } from './money.ts';
import type { RoundFlow } from './round-flow.ts';
import type { SessionClient } from './session-client.ts';
import { MOVED } from './site-link.ts';
import type { FrameTexts } from './texts/en.ts';
import { fillIn } from './texts/say.ts';

/** Lets the player move to another table of the group; says why not while a round or a bet keeps them. */
export async function openTables(options: {
  readonly session: SessionAnswer;
  readonly client: Pick<SessionClient, 'move'>;
  readonly flow: Pick<RoundFlow, 'state'>;
  readonly game: Pick<MountedGame, 'hasBets'>;
  readonly texts: FrameTexts;
  readonly money: Money;
  /** Says that the studio refused, or did not answer. */
  readonly failed: (error: unknown) => Promise<void>;
}): Promise<void> {
  const { session, client, texts, money } = options;
  const action = texts.ok;
  if (options.flow.state.busy)
    return tell({ title: texts.stayRoundTitle, text: texts.stayRound, action });
  if (options.game.hasBets?.())
    return tell({ title: texts.stayBetsTitle, text: texts.stayBets, action });

  let moving = false;
  async function move(gameId: string): Promise<void> {
    if (moving) return;
    moving = true;
    try {
      const { url } = await client.move(gameId);
      // Not a step of the browser's history: back leads out of the game, as from the first table.
      location.replace(url + MOVED);
    } catch (error) {
      close();
      await options.failed(error);
    }
  }
  const close = openSheet(
    { title: texts.tablesTitle, className: 'sheet-tables', texts },
    element('p', {}, texts.tablesKeep),
    element(
      'ul',
      { class: 'table-list' },
      ...session.tables.map(({ id, name, minStake, maxStake }) =>
        element(
          'li',
          {},
          button(
            { class: 'table-choice' },
            () => void move(id),
            element('img', { src: `/art/${id}/thumb-square.svg`, alt: '' }),
            element('b', {}, name),
            element(
              'span',
              {},
              `${texts.betRange}: ${fillIn(texts.range, {
                from: money.format(minStake),
                to: money.format(maxStake),
              })}`,
            ),
          ),
        ),
      ),
    ),
  );
}
