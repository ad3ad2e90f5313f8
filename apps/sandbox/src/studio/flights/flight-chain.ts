import { crashPoint } from '../engines/crash/crash.ts';
import type { CrashTheme } from '../engines/crash/theme.ts';
import type { RoundBytes } from '../engines/random.ts';
import type { FlightProof } from '../fairness/protocol.ts';
import type { Chain, FlightStore } from './flight-store.ts';
import { chainFrom, flightBytes } from './hash-chain.ts';
import type { ChainView } from './protocol.ts';

/** Flights told of with their hashes. */
const PAST = 20;

/** Which hash decides which flight. A chain that is used up is followed by another. */
export function createFlightChain(options: {
  readonly theme: CrashTheme;
  readonly store: FlightStore;
  readonly randomBytes: (count: number) => Buffer;
  /** Flights of one chain. */
  readonly length: number;
}) {
  const { store, theme } = options;
  let links: { readonly chain: Chain; readonly hashes: readonly string[] } | null = null;

  const hashesOf = (chain: Chain): readonly string[] => {
    if (links?.chain.id !== chain.id)
      links = { chain, hashes: chainFrom(chain.seed, chain.length) };
    return links.hashes;
  };

  /** The chain to fly by; its terminal hash and salt are on file before its first flight. */
  function inUse(): { chain: Chain; used: number } {
    const present = store.chain();
    if (present && present.used < present.chain.length) return present;
    const [seed, salt] = [options.randomBytes(32), options.randomBytes(16)];
    store.addChain({
      seed: seed.toString('hex'),
      salt: salt.toString('hex'),
      length: options.length,
    });
    return inUse();
  }

  const hashOf = (number: number): string => {
    const { chain, position } = store.placeOf(number);
    const hash = hashesOf(chain)[position];
    if (hash === undefined) throw new Error(`flight ${number} is beyond its chain`);
    return hash;
  };
  const bytesOf = (number: number): RoundBytes =>
    flightBytes(hashOf(number), store.placeOf(number).chain.salt);

  return {
    /** Writes the next flight down and answers its number. */
    next: (): number => {
      const { chain, used } = inUse();
      return store.add(chain.id, used + 1);
    },
    hashOf,
    bytesOf,
    /** Where a flight ends, in hundredths: secret until it has. */
    pointOf: (number: number): number => crashPoint(bytesOf(number), theme),
    /** What proves a flight that is over; null for any other. */
    proofOf: (number: number): FlightProof['flight'] | null => {
      const ended = store.ended(number);
      if (!ended) return null;
      const { chain } = store.placeOf(number);
      return { ...ended, terminal: hashesOf(chain)[0] ?? '', salt: chain.salt };
    },
    /** What everybody may know of the chain a flight follows. */
    view: (number: number): ChainView => {
      const { chain } = store.placeOf(number);
      return {
        terminal: hashesOf(chain)[0] ?? '',
        salt: chain.salt,
        past: store.past(chain.id, PAST),
      };
    },
  };
}

export type FlightChain = ReturnType<typeof createFlightChain>;
