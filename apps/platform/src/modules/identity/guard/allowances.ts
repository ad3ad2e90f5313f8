/**
 * How many tries there are, and how fast they come back. A try takes `step` seconds of an allowance of
 * `most` tries; time gives them back.
 */
export interface Allowance {
  readonly step: number;
  readonly most: number;
  /** Tries that cost no work; none does where it is left out. */
  readonly free?: number;
  /** Whether somebody who has used all of it up is refused; else they go on working as hard as it gets. */
  readonly refuses: boolean;
}

export type Scope =
  | 'device'
  | 'pair'
  | 'network'
  | 'visitor'
  | 'account'
  | 'opening'
  | 'asking'
  | 'address'
  | 'ownAsking'
  | 'sessionPassword'
  | 'accountPassword'
  | 'code'
  | 'deviceCode'
  | 'notice';

export type Allowances = Readonly<Record<Scope, Allowance>>;

const hour = 60 * 60;

/** What the installation sets. */
export interface AllowanceSettings {
  /** Registrations that a network may send in an hour before its browsers work for each. */
  readonly freeOpenings: number;
  /** Codes, links and messages that a network may request in an hour before it works for each. */
  readonly freeRequests: number;
}

/**
 * Whatever a stranger can fill in an owner's name asks for work and refuses nobody. What refuses is counted
 * by caller: by browser, network or session.
 *
 * - `device`: passwords for an account from a browser that was let in before. Nobody else can take of it.
 * - `pair`: passwords for an account from one network.
 * - `network`: passwords from a network, for whatever account; it costs work before it refuses.
 * - `visitor`: passwords with one fingerprint, for whatever account. Anybody can send any fingerprint.
 * - `account`: passwords for an account from unknown browsers.
 * - `opening`: registrations from a network.
 * - `asking`: codes, links and messages requested from a network.
 * - `address`: codes, links and messages requested in the name of one address or number.
 * - `ownAsking`: the same from a browser that was let in to the account before; the others count after it.
 * - `sessionPassword`, `accountPassword`: current passwords given by somebody who is signed in.
 * - `code`: second-factor codes of a player from unknown browsers.
 * - `deviceCode`: the same from a browser that was let in before.
 * - `notice`: telling an address that somebody tried to register it.
 */
export const allowancesFor = ({ freeOpenings, freeRequests }: AllowanceSettings): Allowances => ({
  device: refused(60, 10),
  pair: refused(120, 10),
  network: { ...refused(30, 60), free: 20 },
  visitor: worked(60, 30),
  account: worked(60, 5),
  opening: worked(hour / Math.max(1, freeOpenings), freeOpenings),
  asking: worked(hour / Math.max(1, freeRequests), freeRequests),
  address: worked(hour, 3),
  ownAsking: refused(10 * 60, 5),
  sessionPassword: refused(10 * 60, 5),
  accountPassword: refused(5 * 60, 20),
  code: worked(hour, 20),
  deviceCode: refused(48 * 60, 10),
  notice: refused(24 * hour, 1),
});

const refused = (step: number, most: number): Allowance => ({ step, most, refuses: true });

/** Full where the work is dearest, so that pressure lasts no longer than it has to. */
const worked = (step: number, free: number): Allowance => ({
  step,
  most: 10 * Math.max(1, free),
  free,
  refuses: false,
});

/** The dearest level: eight times the work of the first. */
const mostLevel = 4;

/** The level of work for the `count`th try when `free` of them cost none; 0 for none. */
export function levelFor(count: number, free: number): number {
  if (count <= free) return 0;
  return Math.min(mostLevel, 1 + Math.floor(Math.log2(count / Math.max(1, free))));
}

/**
 * The level of work that a try costs.
 * @param taken how many are taken of each allowance; one that is full is missing
 */
export function levelOf(
  scopes: readonly Scope[],
  taken: ReadonlyMap<Scope, number>,
  allowances: Allowances,
): number {
  const levels = scopes.map((scope) => {
    const { most, free } = allowances[scope];
    return free === undefined ? 0 : levelFor(taken.get(scope) ?? most, free);
  });
  return Math.max(0, ...levels);
}
