import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  VerifyPasskeyInput,
} from '@portal/contracts/identity/second-factor';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer): string => data.toString('base64url');

/** What a test may turn wrong. */
export interface Twist {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Whether a finger or a number was asked for; true by default. */
  verified?: boolean;
  /** What the device says it counted. */
  counter?: number;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/* Just enough CBOR for an attestation of the kind "none" and a P-256 key. */
const cborBytes = (data: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, data.length]), data]);
const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

const coseKey = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]), // kty EC2, alg ES256, crv P-256, x:
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]), // y:
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
};

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** A passkey as a phone keeps it, in software. */
export class SoftPasskey {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomBytes(16);
  #count = 0;
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  #authenticatorData(rpId: string, twist: Twist, rest: Buffer[] = []): Buffer {
    const flags =
      USER_PRESENT + (twist.verified === false ? 0 : USER_VERIFIED) + (rest.length > 0 ? HAS_CREDENTIAL : 0);
    this.#count = twist.counter ?? this.#count + 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#count);
    return Buffer.concat([sha256(twist.rpId ?? rpId), Buffer.from([flags]), counter, ...rest]);
  }

  /** What the browser answers when a passkey was made. */
  create({ rp, challenge }: PasskeyCreation, twist: Twist = {}): NewPasskey['response'] {
    const length = Buffer.from([0, this.id.length]);
    const data = this.#authenticatorData(rp.id, twist, [
      Buffer.alloc(16),
      length,
      this.id,
      coseKey(this.#keys.publicKey),
    ]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(data),
    ]);
    const origin = twist.origin ?? this.#origin;
    return {
      id: base64url(this.id),
      rawId: base64url(this.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(clientData('webauthn.create', twist.challenge ?? challenge, origin)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    };
  }

  /** What the browser answers when it has signed. */
  sign({ rpId, challenge }: PasskeyRequest, twist: Twist = {}): VerifyPasskeyInput['response'] {
    const data = this.#authenticatorData(rpId, twist);
    const client = clientData('webauthn.get', twist.challenge ?? challenge, twist.origin ?? this.#origin);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey);
    return {
      id: base64url(this.id),
      rawId: base64url(this.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      },
    };
  }
}
