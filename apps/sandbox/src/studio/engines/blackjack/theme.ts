import type { Theme } from '../../theme.ts';

export type BlackjackTheme = Theme & { readonly kind: 'blackjack' };
