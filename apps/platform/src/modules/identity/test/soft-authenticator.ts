import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyAssertion, PasskeyAttestation } from '@pierlight/contract/identity/factors';

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
const userPresent = 0x01;
const userVerified = 0x04;
const attestedData = 0x40;

/** What an authenticator may do otherwise than it should. */
export interface Misbehaviour {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  /** Signatures it says it has made. */
  readonly counter?: number;
}

/** An authenticator in software: one ES256 key, attestation `none` (WebAuthn Level 3, sections 6 and 8.7). */
export function createSoftAuthenticator(honestOrigin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let signatures = 0;

  function authData(flags: number, { rpId, isVerified = true, counter }: Misbehaviour): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? signatures);
    const host = rpId ?? new URL(honestOrigin).hostname;
    const all = flags | userPresent | (isVerified ? userVerified : 0);
    return Buffer.concat([sha256(host), Buffer.from([all]), count]);
  }

  const clientData = (type: string, challenge: string, origin = honestOrigin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const shared = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  } as const;

  return {
    make(challenge: string, how: Misbehaviour = {}): PasskeyAttestation {
      // COSE_Key: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        Buffer.from(x, 'base64url'),
        Buffer.from([0x22, 0x58, 0x20]),
        Buffer.from(y, 'base64url'),
      ]);
      const data = Buffer.concat([
        authData(attestedData, how),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ]);
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        ...shared,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, how.origin).toString(
            'base64url',
          ),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    answer(challenge: string, how: Misbehaviour = {}): PasskeyAssertion {
      signatures += 1;
      const data = authData(0, how);
      const client = clientData('webauthn.get', challenge, how.origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...shared,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
