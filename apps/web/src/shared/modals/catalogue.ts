import { type ModalQuery, walletParams } from '@pierlight/contract/common/modal-queries';

/** Who may see a modal. */
export type ModalAudience = 'anyone' | 'guest' | 'player';

export interface ModalRow {
  readonly audience: ModalAudience;
  /**
   * Values its query parameter may have, or `any` for one that names something, such as an invoice.
   * Without, it is opened by `true`. Any other value is none.
   */
  readonly values?: readonly string[] | 'any';
  /** Further parameters that belong to it and leave the address with it. */
  readonly params?: readonly string[];
}

/**
 * Every modal by the name of its query parameter: `/?wallet=deposit`. A row here and a view in
 * `app/modal-views.ts` make a modal.
 */
export const modalCatalogue = {
  'sign-in': { audience: 'guest' },
  'forgot-pass': { audience: 'guest' },
  'reset-pass': { audience: 'guest', params: ['resetCode'] },
  'sign-up': { audience: 'guest' },
  'sign-up-cancel': { audience: 'anyone' },

  /** Its second step has the method and the amount as it is typed. */
  wallet: { audience: 'player', values: ['deposit', 'withdraw'], params: walletParams },
  /** Deposit success, pending and redirect share it: the invoice its value names tells which. */
  success: { audience: 'player', values: 'any' },
  /** Opened by the link of a mail, in whichever browser. */
  'stop-payout': { audience: 'anyone', params: ['confirmCode'] },
  'deposit-error': { audience: 'player', values: 'any' },
  'cancel-deposit': { audience: 'anyone', values: 'any' },
  'equivalent-currency': { audience: 'player' },
  'wallet-region': { audience: 'player' },
  'turn-over-wager': { audience: 'player' },
  'wallet-bonus-info': { audience: 'player', values: 'any' },

  'bonus-details': { audience: 'player', values: 'any' },
  'package-bonus': { audience: 'player', values: 'any' },
  'bonus-cancel-lock': { audience: 'player', values: 'any' },
  /** These three share the screen `bonus-confirm-action`; the value names the bonus. */
  'change-active-bonus': { audience: 'player', values: 'any' },
  'cancel-active-bonus': { audience: 'player', values: 'any' },
  'cancel-issued-bonus': { audience: 'player', values: 'any' },
  'cancel-unsettled-bonus': { audience: 'player', values: 'any' },

  'quests-hub': { audience: 'player' },
  'quest-rewards': { audience: 'player', values: 'any' },
  'quest-tasks': { audience: 'player', values: 'any' },
  'quest-task-games': { audience: 'player', values: 'any' },
  'loyalty-level': { audience: 'player' },
  'loyalty-earn': { audience: 'anyone' },

  /** Its value names what to limit. */
  'add-cash-limit': { audience: 'player', values: 'any' },
  'edit-cash-limit': { audience: 'player', values: 'any' },
  /** Its value names the limit. */
  'game-limit-reached': { audience: 'player', values: 'any' },
  /** A break of a day, a longer one, or an exclusion of months; without one of them, both longer ones. */
  'self-exclusion-limit': {
    audience: 'player',
    values: ['true', 'break', 'cooling-off', 'self-exclusion'],
  },

  /** Their value names the game whose stake was refused. */
  'max-bets': { audience: 'player', values: 'any' },
  'restricted-bets': { audience: 'player', values: 'any' },
  /** Their value names the game. */
  'mobile-game': { audience: 'anyone', values: 'any' },
  'demo-game': { audience: 'anyone', values: 'any' },
  'geo-restricted-game': { audience: 'anyone', params: ['game'] },

  'profile-confirmed': { audience: 'anyone', params: ['confirmCode'] },
  categories: { audience: 'anyone' },
  providers: { audience: 'anyone' },
} as const satisfies Record<ModalQuery, ModalRow>;

export type ModalName = keyof typeof modalCatalogue;

export const modalNames = Object.keys(modalCatalogue) as readonly ModalName[];

type Row<Name extends ModalName> = (typeof modalCatalogue)[Name];

/** The value a modal is opened with; null when it has none or the address names an unknown one. */
export type ModalValue<Name extends ModalName> =
  Row<Name> extends { values: readonly (infer Value extends string)[] }
    ? Value | null
    : Row<Name> extends { values: 'any' }
      ? string | null
      : null;

/** Its further parameters, as far as the address carries them. */
export type ModalParams<Name extends ModalName> =
  Row<Name> extends { params: readonly (infer Param extends string)[] }
    ? Partial<Record<Param, string>>
    : Record<never, string>;

type ModalParam = {
  [Name in ModalName]: Row<Name> extends { params: readonly (infer Param extends string)[] }
    ? Param
    : never;
}[ModalName];

/**
 * What an address may say about modals, by which links and navigations are checked: the value a modal is
 * opened with or `true`, and the parameters that belong to one.
 */
export type ModalSearch = {
  readonly [Name in ModalName]?: NonNullable<ModalValue<Name>> | 'true';
} & { readonly [Param in ModalParam]?: string };

export function modalRow(name: ModalName): ModalRow {
  return modalCatalogue[name];
}

export function isModalName(name: string): name is ModalName {
  return Object.hasOwn(modalCatalogue, name);
}
