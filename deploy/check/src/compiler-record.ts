import { readFileSync, writeFileSync } from 'node:fs';

interface CompilerRecord {
  fileNames: string[];
  fileInfos: (string | { version: string; signature?: string })[];
}

/**
 * In the record that the compiler starts from in its next run. It gives every JSON file that changed the same signature,
 * and so overlooks the second change of one and the files that import it: without a signature it looks again.
 */
export const forgetSignaturesOfJson = (file: string): void => {
  let record: CompilerRecord;
  try {
    record = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return; // none yet, or one that was cut off, which the compiler begins anew
  }
  for (const [at, name] of record.fileNames.entries()) {
    const info = record.fileInfos[at];
    if (name.endsWith('.json') && typeof info === 'object') delete info.signature;
  }
  writeFileSync(file, JSON.stringify(record));
};
