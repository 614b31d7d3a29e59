import { Readable } from 'node:stream';
import type { ScanStatus } from '@portal/contracts/kernel/files';
import { transaction } from '../../src/kernel/database/db.ts';
import { acceptFile, noteFile } from '../../src/kernel/files/accept-file.ts';
import type { RunningPortal } from './running-portal.ts';

/** The smallest thing that is a PDF by its bytes; `text` makes one differ from another. */
export const pdfBytes = (text = 'A page'): Buffer => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`);

export const fileMakers = (portal: RunningPortal) => ({
  /** A stored file of somebody, a small PDF unless its bytes are given. @returns its key. */
  file: async (
    owner: { id: string },
    facts: { name?: string; scanStatus?: ScanStatus; text?: string; bytes?: Buffer } = {},
  ) => {
    const received = await portal.deps.files.receive(Readable.from([facts.bytes ?? pdfBytes(facts.text)]));
    const accepted = await acceptFile(received, facts.name ?? 'document.pdf');
    const file = await transaction(portal.db, (tx) =>
      noteFile(tx, accepted, {
        ownerId: owner.id,
        scanStatus: facts.scanStatus ?? 'CLEAN',
        wasScanned: false,
      }),
    );
    await accepted.received.keep();
    return file.fileKey;
  },
});
