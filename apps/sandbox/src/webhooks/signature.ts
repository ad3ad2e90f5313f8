import { createHmac } from 'node:crypto';

/** The `Pierlight-Signature` header for a body sent at `seconds` (unix time). */
export function signatureHeader(secret: string, seconds: number, body: string): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}
