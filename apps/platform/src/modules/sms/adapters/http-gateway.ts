import { createOutgoing } from '../../../kernel/outgoing/outgoing.ts';
import { SmsRefused, type SmsTransport } from '../transport.ts';

export interface HttpGatewaySettings {
  /** Where the gateway takes messages below: `https://sms.example/v1`. */
  readonly url: string;
  /** Proves to the gateway who we are. */
  readonly key: string;
  /** Who messages come from: a name of at most 11 letters and digits, or a number. */
  readonly from: string;
  /** Milliseconds the gateway may take to answer; a job that waits holds up others. */
  readonly patience?: number;
}

/** Answers with 4xx that say nothing about the message. */
const passing = new Set([401, 403, 408, 425, 429]);

/**
 * Hands messages to an HTTP gateway: `POST {url}/messages` with `Authorization: Bearer {key}`,
 * `Idempotency-Key: {id}` and `{ "id", "to", "from", "text" }` as JSON. Any 2xx means that the gateway
 * has it, also from before; 4xx that it never takes it, apart from those that pass (401, 403, 408, 425,
 * 429); everything else that it may be tried again.
 */
export function createHttpGateway(settings: HttpGatewaySettings): SmsTransport {
  const { url, key, from, patience } = settings;
  const call = createOutgoing({ trusted: [url], deadline: patience });
  return {
    async send({ id, to, text }) {
      const response = await call(`${url.replace(/\/$/, '')}/messages`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${key}`,
          'idempotency-key': id,
        },
        body: JSON.stringify({ id, to, from, text }),
      });
      const { status } = response;
      if (response.ok) return;
      if (status >= 400 && status < 500 && !passing.has(status))
        throw new SmsRefused(`The SMS gateway answered ${status}`);
      throw new Error(`The SMS gateway answered ${status}`);
    },
  };
}
