import type {} from 'vitest';

/**
 * Why a test may be left out of a run: a closed list. The last lines of `npm test` count by it, and in
 * CI a test that is left out for anything else fails the run.
 */
export const skipReasons = {
  otherSize: 'the same on phone and desktop: the other one plays it',
  desktopOnly: 'belongs to a desktop: a drawer, a keyboard, a pointer, a phone beside it',
  phoneOnly: 'belongs to a phone: sheets and the menu',
  linuxOnly: 'needs what only Linux has',
  rootOnly: 'needs the rights of root',
  nobodyButRoot: 'shows what happens to an ordinary user, and this one is root',
} as const;

export type SkipReason = (typeof skipReasons)[keyof typeof skipReasons];

declare module 'vitest' {
  interface TaskMeta {
    skipReason?: SkipReason;
  }
}

/** Options of a test or a group of Vitest's that runs only where something holds, with the reason where it does not. */
export const onlyWhere = (holds: boolean, reason: SkipReason) => ({
  skip: !holds,
  meta: holds ? {} : { skipReason: reason },
});

export const isListed = (reason: string): reason is SkipReason =>
  (Object.values(skipReasons) as string[]).includes(reason);
