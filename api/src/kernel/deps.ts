import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config/config.ts';
import type { Secrets } from './config/secrets.ts';
import type { Pool } from './database/db.ts';
import type { PdfWorkers } from './documents/pdf/pdf-workers.ts';
import type { ExportSlots } from './documents/spreadsheets/export-slots.ts';
import type { Scan } from './files/inspect/clamd.ts';
import type { FileStore } from './files/store/file-store.ts';
import type { Limiter } from './http/limiter.ts';
import type { Background } from './process/background.ts';
import type { FreeSpace } from './process/free-space.ts';
import type { Metrics } from './telemetry/metrics.ts';
import type { Traces } from './telemetry/traces.ts';

/** Hashes passwords; the parameters are for whoever implements it. */
export interface Hasher {
  /** How many hashes were computed since the start. */
  readonly performed: number;
  /** @throws Problem unavailable when too many wait already. */
  hash(password: string): Promise<string>;
  /** False without a stored hash, after the same time. */
  matches(stored: string | null | undefined, password: string): Promise<boolean>;
  /** Whether a stored hash was made with another pepper or other parameters than today's. */
  isOutdated(stored: string): boolean;
}

/** Everything a running API stands on; passed in, never looked up. */
export interface Deps {
  config: Config;
  secrets: Secrets;
  db: Pool;
  log: FastifyBaseLogger;
  limiter: Limiter;
  hasher: Hasher;
  metrics: Metrics;
  traces: Traces;
  background: Background;
  /** Once the process is about to end, `/readyz` answers 503, so that a balancer sends requests elsewhere. */
  drain: { isDraining: boolean };
  freeSpace: FreeSpace;
  exports: ExportSlots;
  pdfs: PdfWorkers;
  files: FileStore;
  /** Absent: nothing looks for viruses. */
  scan?: Scan;
}
