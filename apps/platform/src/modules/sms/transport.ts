/** A text message ready to be handed over. */
export interface OutgoingSms {
  /** Stays the same however often it is tried, so that the gateway can drop a second copy. */
  readonly id: string;
  /** E.164: `+4915112345678`. */
  readonly to: string;
  readonly text: string;
}

/** Hands text messages to a gateway that delivers them. */
export interface SmsTransport {
  /** @throws SmsRefused when the gateway refused it for good; anything else may be tried again. */
  send(sms: OutgoingSms): Promise<void>;
}

/** The gateway said that it will never take this message. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused';
}
