import { createPublicKey, sign, verify } from 'node:crypto';
import { canonicalJson } from '@portal/contracts/rules/canonical-json';
import type { Signature } from '../documents/schemas.ts';
import { type Role, signingKey, trustedKeys } from './keys.ts';

/** `what` keeps a signature of one thing from standing for another. */
const bytesOf = (what: string, value: unknown): Buffer => Buffer.from(`${what}\n${canonicalJson(value)}`);

/** The signature of a value by the key of a role; `undefined` where no keys are trusted. @throws without a key */
export const signatureOf = (
  store: string,
  role: Role,
  what: string,
  value: unknown,
): Signature | undefined => {
  const trusted = trustedKeys(store);
  if (!trusted) return undefined;
  const { id, key } = signingKey(store, role);
  if (!trusted.some((known) => known.id === id && known.role === role))
    throw new Error(`The key ${id} is not trusted as ${role}: releases with its signature would be refused.`);
  return { alg: 'Ed25519', keyId: id, value: sign(null, bytesOf(what, value), key).toString('base64') };
};

/** @throws where keys are trusted and that of a role is not at hand: before work whose result is to be signed */
export const mustSign = (store: string, role: Role): void => {
  if (trustedKeys(store)) signingKey(store, role);
};

/** What is wrong with a signature, as the end of a sentence; `undefined` when it counts, or no keys are trusted. */
export const faultOfSignature = (
  store: string,
  role: Role,
  what: string,
  value: unknown,
  signature: Signature | undefined,
  trusted = trustedKeys(store),
): string | undefined => {
  if (!trusted) return undefined;
  if (!signature) return 'is not signed';
  const known = trusted.find(({ id }) => id === signature.keyId);
  if (!known) return `is signed by the key ${signature.keyId}, which is not trusted`;
  if (known.role !== role) return `is signed by the key of a ${known.role}, not of a ${role}`;
  const key = createPublicKey({ key: Buffer.from(known.publicKey, 'base64'), type: 'spki', format: 'der' });
  const isValid = verify(null, bytesOf(what, value), key, Buffer.from(signature.value, 'base64'));
  return isValid ? undefined : 'was changed after it was signed';
};
