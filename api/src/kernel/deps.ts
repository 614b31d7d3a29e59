import type { FastifyBaseLogger } from 'fastify';
import type { SheetReader } from '../applications/loss-worksheet/sheet-reader.ts';
import type { BlankForms } from '../funds/blank-form/blank-forms.ts';
import type { PasswordHasher } from '../identity/auth/password-hasher.ts';
import type { Medians } from '../review/dashboard/medians.ts';
import type { Config } from './config/config.ts';
import type { Secrets } from './config/secrets.ts';
import type { Pool } from './database/db.ts';
import type { PdfWorkers } from './documents/pdf/pdf-workers.ts';
import type { ExportSlots } from './documents/spreadsheets/export-slots.ts';
import type { Clamd } from './files/clamd.ts';
import type { FileStore } from './files/file-store.ts';
import type { Farewell } from './health/farewell.ts';
import type { FreeSpace } from './health/free-space.ts';
import type { Metrics } from './health/metrics.ts';
import type { Background } from './http/background.ts';
import type { Lane } from './http/lane.ts';
import type { Limiter } from './http/limiter.ts';
import type { Traces } from './telemetry/traces.ts';

/** Everything a running API stands on; passed in, never looked up. */
export interface Deps {
  config: Config;
  secrets: Secrets;
  db: Pool;
  log: FastifyBaseLogger;
  limiter: Limiter;
  hasher: PasswordHasher;
  /** Signing in and registering, a few at a time, so that a rush of them leaves room for everybody else. */
  entrance: Lane;
  metrics: Metrics;
  traces: Traces;
  background: Background;
  farewell: Farewell;
  freeSpace: FreeSpace;
  exports: ExportSlots;
  pdfs: PdfWorkers;
  blankForms: BlankForms;
  sheets: SheetReader;
  medians: Medians;
  files: FileStore;
  /** Absent: nothing looks for viruses. */
  scanner?: Clamd;
}
