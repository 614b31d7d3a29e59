import { sendClientReport } from '@portal/contracts/calls/kernel/telemetry';
import type { ClientReport } from '@portal/contracts/kernel/telemetry';

/** Where a remote failed: while it was fetched, or while it was shown. `late`: an earlier build was faster. */
export type FailurePhase = 'load' | 'late' | 'words' | 'page' | 'render';

/** What the operators get to know: what failed, where, and what the person sees. */
export type Failure = Required<ClientReport> & { phase: FailurePhase };

export const newReference = (): string =>
  [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Tells the operators, at best effort; a report that is lost changes nothing for the person. */
export const reportFailure = (failure: Failure): void => {
  const body = JSON.stringify({ ...failure, message: failure.message.slice(0, 500) });
  navigator.sendBeacon?.(`/api${sendClientReport.path}`, new Blob([body], { type: 'application/json' }));
};

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
