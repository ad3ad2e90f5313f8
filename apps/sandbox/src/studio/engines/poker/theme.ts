import type { Theme } from '../../theme.ts';

/** Every table pays what `poker.ts` says: its return is computed for that one. */
export type PokerTheme = Theme & { readonly kind: 'poker' };
