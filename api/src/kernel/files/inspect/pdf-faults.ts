import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { FileFault } from './file-fault.ts';
import { readPart } from './read-part.ts';

const unpack = promisify(inflate);

/** Most bytes of all packed objects of a file together. */
const MAX_UNPACKED = 32 * 1024 * 1024;
/** Bytes that each counts for at least: a hundred thousand empty ones would take a minute. */
const LEAST_UNPACKED = 4096;

/** A name as it may be written: each letter itself, or as `#` with two hexadecimal digits. */
const named = (name: string): string =>
  [...name]
    .map((letter) => {
      const [first = '', second = ''] = letter.charCodeAt(0).toString(16);
      const either = /[a-f]/.test(second) ? `[${second}${second.toUpperCase()}]` : second;
      return `(?:${letter}|#${first}${either})`;
    })
    .join('');

/**
 * Actions that run a script, start a program, play a medium with a script of its own, open a file inside this one, which
 * was not looked into, send what is typed elsewhere, or fill in a form from elsewhere.
 */
const acting = ['JavaScript', 'Launch', 'Rendition', 'GoToE', 'SubmitForm', 'ImportData'];
const actions = new RegExp(`/(?:${acting.map(named).join('|')})(?![^\\s<>()[\\]/%])`, 'g');
/** What may stand before a name; in an address the same letters follow a host. */
const before = new RegExp(`(?:[\\s<>()[\\]]|/${named('S')})$`);

/** A form of XML, whose scripts stand in streams of their own; most readers show none of it. */
const xmlForm = new RegExp(`/${named('XFA')}(?![^\\s<>()[\\]/%])`);

const actsIn = (text: string): boolean =>
  xmlForm.test(text) ||
  [...text.matchAll(actions)].some(({ index }) => before.test(text.slice(Math.max(0, index - 8), index)));

const packedName = new RegExp(`/${named('ObjStm')}`, 'g');
/** Bytes between the name and its stream. */
const MAX_DICTIONARY = 2000;

/** Where objects are packed: the bytes between `stream` and `endstream` after their name. No byte is searched twice. */
function* packedObjects(text: string): Generator<string> {
  const begin = /stream\r?\n/g;
  let [at, end] = [-1, -1];
  for (const { index } of text.matchAll(packedName)) {
    if (index < end) continue;
    if (at < index) {
      begin.lastIndex = index;
      at = begin.exec(text)?.index ?? Number.POSITIVE_INFINITY;
    }
    if (at > index + MAX_DICTIONARY) continue;
    end = text.indexOf('endstream', begin.lastIndex);
    if (end < 0) return;
    yield text.slice(begin.lastIndex, end);
  }
}

const unpacked = (bytes: string, max: number): Promise<string | undefined> =>
  unpack(Buffer.from(bytes, 'latin1'), { maxOutputLength: max }).then(
    (text) => text.toString('latin1'),
    (error: NodeJS.ErrnoException) => (error.code === 'ERR_BUFFER_TOO_LARGE' ? undefined : '?'),
  );

/** How packed objects begin: with the number and place of each. In another encoding they could not be looked into. */
const arePlain = (objects: string): boolean => /^\s*(?:\d+\s+\d+\s|$)/.test(objects);

/** The entry of a trailer that says how to decrypt the file: a reference or a dictionary. */
const encryption = new RegExp(`/${named('Encrypt')}\\s*(?:\\d+\\s+\\d+\\s+R|<<)`);

const faultOfObjects = async (text: string): Promise<FileFault | undefined> => {
  if (actsIn(text)) return 'file_has_programs';
  let fault: FileFault | undefined;
  let left = MAX_UNPACKED;
  for (const bytes of packedObjects(text)) {
    const objects = await unpacked(bytes, left);
    // More than anybody packs is not looked at any further.
    if (objects === undefined || actsIn(objects)) return 'file_has_programs';
    if (!arePlain(objects)) fault = 'file_incomplete';
    left -= Math.max(objects.length, LEAST_UNPACKED);
    if (left <= 0) return 'file_has_programs';
  }
  return fault;
};

/**
 * A PDF must not do anything by itself or at a click, such as run a script or begin a program, and must not be
 * encrypted: what is in it could neither be looked into nor be read by reviewers.
 * @param size of the file in bytes.
 */
export const faultOfPdf = async (path: string, size: number): Promise<FileFault | undefined> => {
  const text = (await readPart(path, 0, size)).toString('latin1');
  const fault = await faultOfObjects(text);
  return fault !== 'file_has_programs' && encryption.test(text) ? 'file_encrypted' : fault;
};
