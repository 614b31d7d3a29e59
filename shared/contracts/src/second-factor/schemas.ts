import { type Static, Type } from 'typebox';
import { typedPassword } from '../auth/schemas.ts';
import { Passkey } from './passkey.schema.ts';

export * from './passkey.schema.ts';

const closed = { additionalProperties: false };

/** The state of everything that protects an account beside its password. */
export const SecurityState = Type.Object({
  totp: Type.Object({
    isOn: Type.Boolean(),
    /** ISO instant; null while it is off. */
    since: Type.Union([Type.String(), Type.Null()]),
  }),
  passkeys: Type.Array(Passkey),
  recoveryCodesLeft: Type.Integer(),
  /** Whether this role is asked to set up an app and has not yet. */
  shouldEnrol: Type.Boolean(),
});
export type SecurityState = Static<typeof SecurityState>;

/** A seed that counts only once a code confirms it, within a quarter of an hour. */
export const NewAuthenticator = Type.Object({
  /** Base32, to be typed where no camera reads the address. */
  secret: Type.String(),
  /** `otpauth://totp/…`, to be drawn as a QR code. */
  uri: Type.String(),
});
export type NewAuthenticator = Static<typeof NewAuthenticator>;

export const TotpCodeInput = Type.Object({ code: Type.String({ minLength: 1, maxLength: 20 }) }, closed);
export type TotpCodeInput = Static<typeof TotpCodeInput>;

/** The codes are shown this once. Empty where the account already has some. */
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

export const PasswordAgain = Type.Object({ currentPassword: typedPassword() }, closed);
export type PasswordAgain = Static<typeof PasswordAgain>;
