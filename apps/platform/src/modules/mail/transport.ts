/** A mail ready to be handed over. */
export interface OutgoingMail {
  /** Stays the same too, for servers that take a mail once under a key. */
  readonly id: string;
  /** Stays the same however often it is tried, so that a receiver can drop a second copy. */
  readonly messageId: string;
  readonly to: string;
  readonly replyTo: { readonly name: string; readonly address: string } | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: string;
  /** Where one `POST` stops mails of its kind (RFC 8058); null for what is always told. */
  readonly oneClick: string | null;
}

/** Hands mails over to a server that delivers them. */
export interface MailTransport {
  /** @throws MailRefused when the server refused it for good; anything else may be tried again. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The server said that it will never take this mail. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
