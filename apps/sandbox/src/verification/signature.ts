import { createHmac } from 'node:crypto';
import { type DigestName, digestAlgorithms } from './webhook-protocol.ts';

/** `X-App-Access-Sig` of a call: over the very bytes of its address and body. */
export function callSignature(
  secret: string,
  call: { readonly ts: string; readonly method: string; readonly path: string },
  body: Uint8Array | string,
): string {
  return createHmac('sha256', secret)
    .update(call.ts + call.method.toUpperCase() + call.path)
    .update(body)
    .digest('hex');
}

/** `X-Payload-Digest` of a webhook. */
export function payloadDigest(algorithm: DigestName, secret: string, body: string): string {
  return createHmac(digestAlgorithms[algorithm], secret).update(body).digest('hex');
}
