/** What the studio publishes, fetched without any token. */
import type { FlightProof, ProofAnswer, ProofKind, RulesList } from '../fairness/protocol.ts';
import type { GameTheme } from '../theme.ts';
import { sha256 } from './web-bytes.ts';

/** Null when there is nothing at that address. @throws TypeError when the studio cannot be reached */
async function ask(path: string): Promise<string | null> {
  const response = await fetch(`/api${path}`);
  if (response.status >= 500) throw new TypeError(`status ${response.status}`);
  return response.ok ? response.text() : null;
}

export type Proof =
  | { readonly kind: 'round'; readonly round: ProofAnswer }
  | { readonly kind: 'flight'; readonly flight: FlightProof };

/** Null for a round that nobody knows, or that is not over. */
export async function readProof(roundId: string): Promise<Proof | null> {
  const path = `/proofs/${encodeURIComponent(roundId)}`;
  // What is not there is not requested: a browser writes it down as an error of the page.
  const { kind } = JSON.parse((await ask(`${path}/kind`)) ?? '{"kind":null}') as ProofKind;
  if (kind === null) return null;
  const text = await ask(kind === 'round' ? path : `${path}/flight`);
  if (text === null) return null;
  return kind === 'round'
    ? { kind, round: JSON.parse(text) as ProofAnswer }
    : { kind, flight: JSON.parse(text) as FlightProof };
}

export async function readGames(): Promise<RulesList> {
  return JSON.parse((await ask('/rules')) ?? '[]') as RulesList;
}

export type Rules = {
  readonly theme: GameTheme;
  /** Whether they are what their version, a hash over them, says. */
  readonly hold: boolean;
};

export async function readRules(version: string): Promise<Rules | null> {
  const text = await ask(`/rules/${version}`);
  if (text === null) return null;
  return { theme: JSON.parse(text) as GameTheme, hold: (await sha256(text)) === version };
}
