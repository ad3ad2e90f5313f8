/** What an operator's page gives the book's client, named as Betby's published client names it. */
export interface RendererOptions {
  readonly brand_id: string;
  /** Signed by the operator; null for a guest. */
  readonly token?: string | null;
  readonly lang?: string;
  readonly target: string | HTMLElement;
  /** `light`, `dark`, or anything else for what the device asks for. */
  readonly themeName?: string;
  /** Pixels that the operator's own bar takes at the top of the window. */
  readonly betSlipOffsetTop?: number;
  readonly betslipZIndex?: number;
  /** Where in the book to be, such as `event/123`; empty at its start. */
  readonly url?: string;
  /** Gives a new token, at once, by a promise, or later through `updateOptions`. */
  readonly onTokenExpired?: () => unknown;
  readonly onLogin?: () => void;
  readonly onRegister?: () => void;
  readonly onRouteChange?: (change: RouteChange) => void;
  readonly onRecharge?: () => void;
  /** The player's session is over, and no new token helped. */
  readonly onSessionRefresh?: () => void;
  readonly onBetSlipStateChange?: (state: {
    readonly isOpen: boolean;
    readonly count: number;
  }) => void;
}

/** Another place in the book. */
export interface RouteChange {
  readonly route: string;
  /** Replaces the current history entry, so that going back skips it. */
  readonly replace?: boolean;
  /** Something opens or closes over the place, which stays as it is and where it is scrolled to. */
  readonly isOver?: boolean;
}

/** A client that is mounted. */
export interface Mounted {
  update(options: Partial<RendererOptions>): void;
  unmount(): void;
}
