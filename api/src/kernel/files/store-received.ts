import { type Tx, transaction } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import { type AcceptedFile, acceptFile, type ScanFacts } from './accept-file.ts';
import { touchContent } from './files.db.ts';
import { scanUpload } from './scan-file.ts';
import { storeProblem } from './store/file-errors.ts';
import type { ReceivedFile } from './store/file-store.ts';

interface Keeping<T> {
  /** Refuses what this place does not take, before anything is scanned or kept. */
  admit: (file: AcceptedFile) => Promise<void>;
  /** Writes the rows, in one transaction. */
  note: (tx: Tx, file: AcceptedFile, scan: ScanFacts) => Promise<T>;
}

/**
 * Inspects, scans and keeps what somebody sent, or discards it: the only way in for a file of a person.
 * @throws as `acceptFile`; file_infected, file_store_full, file_store_unavailable.
 */
export const storeReceived = async <T>(
  deps: Deps,
  { received, fileName }: { received: ReceivedFile; fileName: string },
  { admit, note }: Keeping<T>,
): Promise<T> => {
  let file: AcceptedFile | undefined;
  try {
    file = await acceptFile(received, fileName);
    await admit(file);
    const scan = await scanUpload(deps, file);
    // The row of the content first: from then on nobody removes the bytes. Not in the transaction
    // below, which would hold its connection while a distant store takes its time.
    await touchContent(deps.db, file.received.sha256);
    await file.received.keep();
    const accepted = file;
    return await transaction(deps.db, (tx) => note(tx, accepted, scan));
  } catch (error) {
    throw storeProblem(error) ?? error;
  } finally {
    await file?.received.discard();
    await received.discard();
  }
};
