import { readFileSync, writeFileSync } from 'node:fs';

interface CompilerRecord {
  fileNames: string[];
  fileInfos: (string | { version: string; signature?: string })[];
}

/**
 * What the compiler goes on from in its next run. It gives all JSON files that changed one signature, and so passes over
 * their second change and whoever imports them: without a signature it looks again.
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
