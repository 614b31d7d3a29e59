import { randomBytes } from 'node:crypto';
import { tokenHash } from '../../kernel/crypto/tokens.ts';

export const RECOVERY_CODES = 8;
const BYTES = 10;
const GROUP = 4;
/** Base32 without the letters that are read as digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 80 random bits as 16 letters and digits in four groups. */
export const newRecoveryCode = (): string => {
  let bits = BigInt(`0x${randomBytes(BYTES).toString('hex')}`);
  let text = '';
  for (let n = 0; n < (BYTES * 8) / 5; n += 1) {
    text += alphabet.charAt(Number(bits & 31n));
    bits >>= 5n;
  }
  return text.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? text;
};

/** What was meant by what was typed; nothing when it cannot be a recovery code. */
const readAs = (typed: string): string | undefined => {
  const text = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(text) ? text : undefined;
};

/**
 * What is stored of a recovery code. 80 random bits cannot be guessed from a bare hash, and without a key
 * the codes outlive every change of keys.
 */
export const recoveryHash = (userId: string, typed: string): Buffer | undefined => {
  const code = readAs(typed);
  return code === undefined ? undefined : tokenHash(`recovery\0${userId}\0${code}`);
};
