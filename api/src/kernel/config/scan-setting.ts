import type { EnvironmentReader } from './environment-reader.ts';

/** Where the scanner listens, as `net.connect` takes it. */
export type ScannerAddress = { host: string; port: number } | { path: string };

const addressOf = (value: string): ScannerAddress | undefined => {
  if (value.startsWith('/')) return { path: value };
  const url = URL.parse(value);
  if (url?.protocol === 'unix:') return url.pathname.startsWith('/') ? { path: url.pathname } : undefined;
  const port = Number(url?.port);
  return url?.protocol === 'tcp:' && url.hostname !== '' && port > 0
    ? { host: url.hostname.replace(/^\[|\]$/g, ''), port }
    : undefined;
};

/** Reads `CLAMD_URL`, `FILES_UNSCANNED` and `FILES_REQUIRE_SCAN`. */
export const readScanSetting = (read: EnvironmentReader) => {
  const value = read.text('CLAMD_URL', '');
  const scanner = value === '' ? undefined : addressOf(value);
  if (value !== '' && !scanner)
    read.problems.push('CLAMD_URL must be tcp://host:port or the path of a unix socket');
  return {
    /** Absent: files are kept without a virus scan and marked so. */
    ...read.optional('scanner', scanner),
    /** What becomes of an upload while the scanner is away: it waits for its scan, or is refused. */
    filesUnscanned: read.choice('FILES_UNSCANNED', ['keep', 'refuse'], 'keep'),
    /** Applications are sent only with documents that a scanner looked at. */
    filesRequireScan: read.flag('FILES_REQUIRE_SCAN', false),
  };
};
