import { decryptSecret, encryptSecret } from '../crypto/encrypt-secret.ts';
import type { Db } from '../database/db.ts';

interface Texts {
  text: string;
  html: string;
}

const inBoth = <M extends Texts>(mail: M, change: (text: string) => string): M => ({
  ...mail,
  text: change(mail.text),
  html: change(mail.html),
});

/** Mails have several lines: none of them looks like this. */
const encrypted = /^sealed (\w+) ([\w+/=]+)$/;

/** A mail that is not kept once it was sent may have codes and links: whoever reads the table sees none of them. */
export const encryptMail = <M extends Texts>({ portal }: Db, id: string, mail: M): M =>
  inBoth(mail, (text) => {
    const { keyId, bytes } = encryptSecret(portal.keys, id, Buffer.from(text));
    return `sealed ${keyId} ${bytes.toString('base64')}`;
  });

/** As it was written, encrypted or not. @throws Error when its key is not there any more. */
export const decryptMail = <M extends Texts>({ portal }: Db, id: string, mail: M): M =>
  inBoth(mail, (text) => {
    const [, keyId, bytes] = encrypted.exec(text) ?? [];
    if (keyId === undefined || bytes === undefined) return text;
    return decryptSecret(portal.keys, id, { keyId, bytes: Buffer.from(bytes, 'base64') }).toString();
  });
