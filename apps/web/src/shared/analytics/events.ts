/** Which way money goes. */
export type MoneyWay = 'deposit' | 'withdraw';
/** A payment that came to its end, told once for each. */
interface EndedPayment {
  readonly currency: string;
  readonly invoice: string;
}
/** How an account is opened. */
export type RegistrationType = 'email' | 'phone' | 'social';

/**
 * Every step of the two funnels that is measured, with what is said of it. Nothing here may tell who
 * somebody is or how much they move: no names, addresses, ids, amounts or balances. The id of a payment
 * that ended tells nobody but its player and the operator anything; by it a conversion counts once.
 */
export interface AnalyticsEvents {
  /** Whether something hides advertising in this browser. */
  readonly visitorSeen: { readonly adBlocker: 'yes' | 'no' };
  readonly registrationOpen: { readonly type: RegistrationType };
  readonly registrationTypeChange: { readonly type: RegistrationType };
  readonly registrationSubmit: { readonly type: RegistrationType };
  /** A one-time code was requested, or entered. */
  readonly registrationOtp: { readonly step: 'sent' | 'entered' };
  readonly registrationSuccess: { readonly type: RegistrationType };
  /** `loadTime` in whole milliseconds, from the press to the methods being there. */
  readonly walletOpen: { readonly way: MoneyWay; readonly loadTime: number };
  readonly walletNetwork: { readonly network: string };
  readonly walletType: { readonly way: MoneyWay };
  readonly walletMethod: { readonly method: string; readonly currency: string };
  readonly walletBonusSelect: { readonly bonus: string };
  readonly walletBonusDecline: Readonly<Record<never, never>>;
  readonly walletSent: {
    readonly way: MoneyWay;
    readonly method: string;
    readonly currency: string;
  };
  readonly depositSuccess: EndedPayment;
  readonly depositFailure: EndedPayment;
  readonly withdrawSuccess: EndedPayment;
  readonly withdrawFailure: EndedPayment;
  readonly walletClose: { readonly way: MoneyWay };
  readonly walletPromoOpen: Readonly<Record<never, never>>;
  readonly walletPromoSent: Readonly<Record<never, never>>;
  readonly balancePopupOpen: Readonly<Record<never, never>>;
}

export type AnalyticsEventName = keyof AnalyticsEvents;
/** As the data layer takes it: the name under `event`, the rest beside it. */
export type TrackedEvent = { readonly event: AnalyticsEventName } & Readonly<
  Record<string, string | number>
>;
