import { createTransport } from 'nodemailer';
import { MailRefused, type MailTransport } from '../transport.ts';

export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  readonly url: string;
  /** `Pierlight <no-reply@casino.example>`. */
  readonly from: string;
  /** Header under whose value the server takes a mail once, however often it comes: `Resend-Idempotency-Key`. */
  readonly keyHeader?: string | undefined;
}

/** Milliseconds a server may take to answer; a job that waits holds up others. */
const patience = 5_000;

/** By which a mail provider shows a button of its own, and what its press posts (RFC 2369, RFC 8058). */
const oneClickHeaders = (address: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${address}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Hands mails to an SMTP server (RFC 5321); uses TLS as soon as the server offers it. */
export function createSmtpTransport({ url, from, keyHeader }: SmtpSettings): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: 2 * patience,
    dnsTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, messageId, to, replyTo, subject, text, html, language, oneClick }) {
      try {
        await transport.sendMail({
          messageId,
          from,
          to: { name: '', address: to },
          ...(replyTo ? { replyTo } : {}),
          subject,
          text,
          html,
          headers: {
            'Content-Language': language,
            'Auto-Submitted': 'auto-generated',
            ...(oneClick === null ? {} : oneClickHeaders(oneClick)),
            ...(keyHeader === undefined ? {} : { [keyHeader]: id }),
          },
        });
      } catch (error) {
        const code = (error as { responseCode?: unknown }).responseCode;
        if (typeof code === 'number' && code >= 500 && code < 600)
          throw new MailRefused(`The mail server answered ${code}`, { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
