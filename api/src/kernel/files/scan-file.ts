import { createReadStream } from 'node:fs';
import type { Deps } from '../deps.ts';
import { problem, refusedField } from '../http/problem.ts';
import { textOf } from '../locales/messages.ts';
import type { AcceptedFile, ScanFacts } from './accept-file.ts';
import { ScannerAway, type Verdict } from './inspect/clamd.ts';

/** One line in the log and a count for each time that the scanner gave no verdict. */
export const noteScannerAway = (
  { log, metrics }: Pick<Deps, 'log' | 'metrics'>,
  error: ScannerAway,
): void => {
  log.error({ alert: 'scanner_away', err: error }, 'the virus scanner does not answer');
  metrics.event('scanner_away');
};

const verdictOf = async (deps: Deps, path: string): Promise<Verdict | undefined> => {
  if (!deps.scan) return undefined;
  try {
    return await deps.scan(createReadStream(path));
  } catch (error) {
    if (!(error instanceof ScannerAway)) throw error;
    noteScannerAway(deps, error);
    if (deps.config.filesUnscanned === 'refuse') throw problem('file_store_unavailable', { retryAfter: 60 });
    return undefined;
  }
};

/**
 * Has a received file scanned before it is kept. Without a scanner it counts as clean by type and
 * structure; while the scanner is away it waits as PENDING.
 * @throws file_infected naming the file and what is in it; file_store_unavailable where unscanned files are refused.
 */
export const scanUpload = async (deps: Deps, { received, fileName }: AcceptedFile): Promise<ScanFacts> => {
  const verdict = await verdictOf(deps, received.path);
  if (verdict?.status === 'INFECTED') {
    deps.log.warn(
      { alert: 'file_infected', threat: verdict.threat, sha256: received.sha256 },
      'refused a file',
    );
    deps.metrics.event('file_infected');
    throw refusedField(
      'file',
      'infected',
      textOf('files.foundThreat', { file: fileName, threat: verdict.threat }),
      'file_infected',
    );
  }
  if (verdict) return { scanStatus: verdict.status, wasScanned: true };
  return { scanStatus: deps.scan ? 'PENDING' : 'CLEAN', wasScanned: false };
};
