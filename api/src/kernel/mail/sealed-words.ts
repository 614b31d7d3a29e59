import { decryptSecret, encryptSecret } from '../crypto/encrypt-secret.ts';
import type { Db } from '../database/db.ts';

interface Words {
  text: string;
  html: string;
}

const inBoth = <W extends Words>(words: W, change: (text: string) => string): W => ({
  ...words,
  text: change(words.text),
  html: change(words.html),
});

/** Mails have several lines: none of them looks like this. */
const sealed = /^sealed (\w+) ([\w+/=]+)$/;

/** What waits to be sent and is not kept afterwards may hold codes and links: who reads the table reads none. */
export const sealWords = <W extends Words>({ portal }: Db, id: string, words: W): W =>
  inBoth(words, (text) => {
    const { keyId, bytes } = encryptSecret(portal.mailKeys, id, Buffer.from(text));
    return `sealed ${keyId} ${bytes.toString('base64')}`;
  });

/** As it was written. @throws Error when its key is not there any more. */
export const openWords = <W extends Words>({ portal }: Db, id: string, words: W): W =>
  inBoth(words, (text) => {
    const [, keyId, bytes] = sealed.exec(text) ?? [];
    if (keyId === undefined || bytes === undefined) return text;
    return decryptSecret(portal.mailKeys, id, { keyId, bytes: Buffer.from(bytes, 'base64') }).toString();
  });
