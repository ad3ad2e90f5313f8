/** Checks a bet on a shared flight, from nothing but what is public. */

import { crashPoint } from '../engines/crash/crash.ts';
import { withoutRounding } from '../engines/random.ts';
import type { FlightProof } from '../fairness/protocol.ts';
import { flightDigest, leadsBack } from '../frame/crash/check-chain.ts';
import { playGame } from '../games.ts';
import type { RoundOutcome } from '../protocol-rounds.ts';
import type { GameTheme } from '../theme.ts';
import { inHex } from './web-bytes.ts';

export type CheckedFlight = {
  /** Whether the flight's hash leads back to the one published before the first. */
  readonly chain: boolean;
  /** Whether the flight ended where its hash says. */
  readonly end: boolean;
  /** Where its hash says it ends, in hundredths. */
  readonly point: number;
  /** The bytes that decide it, in hex. */
  readonly digest: string;
  /** The bet played again; null when this flight allows no such decision. */
  readonly played: { readonly outcome: RoundOutcome; readonly win: number } | null;
};

/** Null when the rules are no crash game's. */
export async function checkFlight(
  { flight, currency, input, actions }: FlightProof,
  theme: GameTheme,
): Promise<CheckedFlight | null> {
  if (theme.kind !== 'crash' || input.kind !== 'crash') return null;
  const digest = await flightDigest(flight.hash, flight.salt);
  const bytes = withoutRounding({ take: (count: number) => digest.slice(0, count) });
  const point = crashPoint(bytes, theme);
  const isOwn = input.flight === flight.number;
  return {
    chain: isOwn && (await leadsBack(flight.hash, flight.position, flight.terminal)),
    end: point === flight.point,
    point,
    digest: inHex(digest.buffer as ArrayBuffer),
    played: playedAgain(),
  };

  function playedAgain(): CheckedFlight['played'] {
    try {
      const { outcome, win } = playGame(theme, currency, input, bytes, actions);
      return { outcome, win };
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  }
}
