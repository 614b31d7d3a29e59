import { type HistoryEntry, parseHistoryEntry, type Signature, type Signed } from '../documents/schemas.ts';
import { trustedKeys } from '../signing/keys.ts';
import { faultOfSignature, signatureOf } from '../signing/signature.ts';
import { integrityOf } from './integrity.ts';

/** One line of a history; without an entry it cannot be read. */
export interface HistoryLine {
  text: string;
  entry?: HistoryEntry;
  signature?: Signature | undefined;
  /** What the next line says of this one: made without the signature, so that keys may change. */
  hash: string;
}

const parsed = (text: string): HistoryLine => {
  try {
    const { signature, ...entry } = parseHistoryEntry(text);
    return { text, entry, signature, hash: integrityOf(Buffer.from(JSON.stringify(entry))) };
  } catch {
    return { text, hash: integrityOf(Buffer.from(text)) };
  }
};

export const linesFrom = (text: string): HistoryLine[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map(parsed);

/** The environment is in it: a line does not count in the history of another one. */
const kindOf = (environment: string): string => `history of ${environment}`;

/** A line with an entry, signed as manager where keys are trusted. @throws without the key */
export const signedLine = (store: string, environment: string, entry: HistoryEntry): HistoryLine => {
  // What is signed is what a reader gets: members that are absent are absent in the text, too.
  const plain = JSON.parse(JSON.stringify(entry)) as HistoryEntry;
  const signature = signatureOf(store, 'manager', kindOf(environment), plain);
  return parsed(JSON.stringify({ ...plain, ...(signature && { signature }) } satisfies Signed<HistoryEntry>));
};

/** Lines that counted, by store and environment: a history only grows, and a console reads it again and again. */
const counted = new Map<string, { keys: string; texts: Set<string> }>();

/**
 * What is wrong with the signature of each line, as the end of a sentence. Lines of before there were keys are not
 * signed: those before the first signed one count by its signature, since each holds the hash of the one before.
 */
export const signatureFaults = (
  store: string,
  environment: string,
  lines: readonly HistoryLine[],
): (string | undefined)[] => {
  const trusted = trustedKeys(store);
  if (!trusted) return lines.map(() => undefined);
  const keys = JSON.stringify(trusted);
  const place = `${store}\n${environment}`;
  const before = counted.get(place);
  const known = before?.keys === keys ? before.texts : new Set<string>();
  const first = lines.findIndex(({ signature }) => signature !== undefined);
  const from = first === -1 ? lines.length - 1 : first;
  const faults = lines.map(({ text, entry, signature }, at) => {
    if (at < from || known.has(text)) return undefined;
    return faultOfSignature(store, 'manager', kindOf(environment), entry, signature, trusted);
  });
  const texts = lines.flatMap(({ text, signature }, at) => (signature && !faults[at] ? [text] : []));
  counted.set(place, { keys, texts: new Set(texts) });
  return faults;
};
