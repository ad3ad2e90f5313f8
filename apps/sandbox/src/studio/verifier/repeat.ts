/** Draws a round again, from nothing but what is public. */
import { checkInput, playGame } from '../games.ts';
import type { RoundAction, RoundInput, RoundOutcome } from '../protocol-rounds.ts';
import type { GameTheme } from '../theme.ts';
import { createBlocks, drawWith, inHex, type Seeds, sha256 } from './web-bytes.ts';

export type Claim = Seeds & {
  readonly theme: GameTheme;
  readonly currency: string;
  readonly input: RoundInput;
  readonly actions: readonly RoundAction[];
};

export type Repeated = {
  readonly serverSeedHash: string;
  /** The first of the blocks the round is drawn from, in hex. */
  readonly firstBlock: string;
  /** The first of the blocks its win is rounded by, in hex; null in games that round nothing by a draw. */
  readonly roundingBlock: string | null;
  readonly outcome: RoundOutcome;
  /** Whole subunits. */
  readonly win: number;
  /** With these decisions the round is not over. */
  readonly open: boolean;
};

const roundsByDraw = (theme: GameTheme): boolean =>
  'rounding' in theme && theme.rounding === 'drawn';

/** Null when the game takes no such round. */
export async function repeatRound(claim: Claim): Promise<Repeated | null> {
  const { theme, currency, input, actions } = claim;
  if ('refusal' in checkInput(theme, currency, input)) return null;
  const played = await drawWith(claim, (source) =>
    playGame(theme, currency, input, source, actions),
  );
  const block = await createBlocks(claim);
  return {
    serverSeedHash: await sha256(claim.serverSeed),
    firstBlock: inHex(await block(0)),
    roundingBlock: roundsByDraw(theme) ? inHex(await block(0, 'rounding:')) : null,
    outcome: played.outcome,
    win: played.win,
    open: played.open === true,
  };
}
