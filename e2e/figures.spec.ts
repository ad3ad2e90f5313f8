import { topMultiple } from '../apps/sandbox/src/studio/limits.ts';
import { themes } from '../apps/sandbox/src/studio/themes/catalogue.ts';
import { skipReasons } from '../scripts/checks/skips.ts';
import { expect, isPhone, test } from './visitor.ts';

interface Told {
  readonly facts: readonly { readonly name: string; readonly value: string }[];
}

/** The words of the site for the studio's levels. */
const levels = ['low', 'low', 'medium', 'high', 'high'];

test('every game is offered with the return, the volatility and the highest win it is played by [1-05] [7h-04]', async ({
  request,
}) => {
  test.skip(isPhone(), skipReasons.otherSize);
  for (const theme of themes) {
    const answer = await request.get(`/api/game/games/${theme.id}`);
    const { data: game } = (await answer.json()) as { data: Told };
    const highest = game.facts.find(({ name }) => name === 'maxWin')?.value;
    expect({ ...game, highest: Number(highest) }, theme.id).toMatchObject({
      rtp: theme.rtpBasisPoints,
      volatility: levels[theme.volatility - 1],
      highest: topMultiple(theme),
    });
  }
});
