import { expect, test } from 'vitest';
import { openPush } from '../encryption.ts';

// RFC 8291, appendix A.
const keys = {
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  publicKey:
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const body = Buffer.from(
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  'base64url',
);

test('opens the push of RFC 8291', () => {
  expect(openPush(body, keys).toString()).toBe('When I grow up, I want to be a watermelon');
});

test('refuses one that was touched', () => {
  const touched = Buffer.from(body);
  touched[120] = (touched[120] ?? 0) ^ 1;
  expect(() => openPush(touched, keys)).toThrow();
});
