import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { StoredFile } from '@portal/contracts/kernel/files';
import { fileEnding, maxBytes } from '@portal/contracts/rules/files';
import { type Db, idBody, type Tx } from '../database/db.ts';
import { type ProblemDetails, problem } from '../http/problem.ts';
import { textOf } from '../locales/messages.ts';
import { cutText } from '../messages/cut-text.ts';
import { addFile, type FileRecord, looseFilesOf, publishFile } from './files.db.ts';
import { formatOf, redraw } from './inspect/images.ts';
import { type Inspected, inspectFile, problemOfDrawing } from './inspect/inspect-file.ts';
import { faultOfPdf } from './inspect/pdf-faults.ts';
import type { FileStore, ReceivedFile } from './store/file-store.ts';

const MAX_LOOSE_FILES = 50;
const MAX_LOOSE_BYTES = 100 * 1024 * 1024;
/** Longest file name in a request; the stored name is shorter. */
export const MAX_NAME = 1000;
const KEY_CHARACTERS = 52; // 260 bits: a key is as good as a secret

const newFileKey = (): string => `file_${idBody(randomBytes(KEY_CHARACTERS))}`;

/** The last part of a path, without what cannot be shown; the ending is kept when it must be cut. */
export const cleanFileName = (name: string): string => {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const shown = last.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(shown)?.[0] ?? '';
  return shown.length <= 150 ? shown : `${cutText(shown, 150 - ending.length)}${ending}`;
};

/** A received file that is what its name says. */
export interface AcceptedFile extends Inspected {
  received: ReceivedFile;
  fileName: string;
}

/** A drawing is refused for what it holds, which its sender can change. */
const reasonFor = async (received: ReceivedFile, fileName: string): Promise<ProblemDetails> => {
  const found = fileEnding(fileName) === 'svg' ? await problemOfDrawing(received) : undefined;
  if (found === undefined) return {};
  const message =
    'maxKibi' in found
      ? textOf('files.drawingTooLarge', { kibi: found.maxKibi })
      : textOf(found.found ? 'files.onlyPlainShapesNamed' : 'files.onlyPlainShapes', found);
  return { fields: [{ field: 'file', code: 'not_plain', message }] };
};

/**
 * Looks at the bytes; images have a lower limit than the rest and are drawn anew, as another received
 * file that the caller discards too. @throws file_type_not_allowed, file_not_as_named, file_incomplete,
 * file_too_large, file_has_programs, file_encrypted.
 */
export const acceptFile = async (received: ReceivedFile, name: string): Promise<AcceptedFile> => {
  const fileName = cleanFileName(name);
  const inspected = await inspectFile(received, fileName);
  if (typeof inspected === 'string') throw problem(inspected, await reasonFor(received, fileName));
  if (received.size > maxBytes(inspected.kind)) throw problem('file_too_large');
  const fault =
    inspected.mime === 'application/pdf' ? await faultOfPdf(received.path, received.size) : undefined;
  if (fault) throw problem(fault);
  const format = formatOf(inspected.mime);
  return { ...inspected, received: format ? await redraw(received, format) : received, fileName };
};

/** @throws file_quota when the person's files that belong to nothing are too many or too large. */
export const refuseOverQuota = async (db: Db, ownerId: string, size: number): Promise<void> => {
  const { files, bytes } = await looseFilesOf(db, ownerId);
  if (files + 1 > MAX_LOOSE_FILES || bytes + size > MAX_LOOSE_BYTES) throw problem('file_quota');
};

/** What a scan said of a file, or that there was none. */
export type ScanFacts = Pick<StoredFile, 'scanStatus' | 'wasScanned'>;

/** Notes a file under a new key. The trigger notes its content, so the bytes may follow or be there. */
export const noteFile = (
  tx: Tx,
  { received, fileName, kind, mime }: AcceptedFile,
  by: { ownerId: string | null } & ScanFacts,
): Promise<FileRecord> =>
  addFile(tx, {
    fileKey: newFileKey(),
    fileName,
    kind,
    mime,
    size: received.size,
    sha256: received.sha256,
    ...by,
  });

/** Puts the portal's own icon or picture where anyone may fetch it, as `/file/public/<name>`. */
export const storePublicFile = async (
  tx: Tx,
  store: FileStore,
  { name, content }: { name: string; content: Buffer },
): Promise<FileRecord> => {
  const received = await store.receive(Readable.from([content]));
  let accepted: AcceptedFile | undefined;
  try {
    accepted = await acceptFile(received, name);
    const stored = await noteFile(tx, accepted, { ownerId: null, scanStatus: 'CLEAN', wasScanned: false });
    await accepted.received.keep();
    await publishFile(tx, name, stored.fileKey);
    return stored;
  } finally {
    await accepted?.received.discard();
    await received.discard();
  }
};
