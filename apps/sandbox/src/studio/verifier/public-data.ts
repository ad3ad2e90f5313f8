/** What the studio publishes, fetched without any token. */
import type { FlightProof, ProofAnswer, RulesList } from '../fairness/protocol.ts';
import type { GameTheme } from '../theme.ts';
import { sha256 } from './web-bytes.ts';

/** Null when there is nothing at that address. @throws TypeError when the studio cannot be reached */
async function ask(path: string): Promise<string | null> {
  const response = await fetch(`/api${path}`);
  if (response.status >= 500) throw new TypeError(`status ${response.status}`);
  return response.ok ? response.text() : null;
}

export async function readProof(roundId: string): Promise<ProofAnswer | null> {
  const text = await ask(`/proofs/${encodeURIComponent(roundId)}`);
  return text === null ? null : (JSON.parse(text) as ProofAnswer);
}

export async function readFlightProof(roundId: string): Promise<FlightProof | null> {
  const text = await ask(`/proofs/${encodeURIComponent(roundId)}/flight`);
  return text === null ? null : (JSON.parse(text) as FlightProof);
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
