/** Where an area failed: while it was fetched, or while it was shown. */
export type FailurePhase = 'load' | 'words' | 'page' | 'render';

export interface Failure {
  area: string;
  version: string;
  /** Of the release. */
  sequence: number;
  phase: FailurePhase;
  message: string;
  /** Shown to the person, so that support finds the report. */
  reference: string;
}

export const newReference = (): string =>
  [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Tells the operators, at best effort; a report that is lost changes nothing for the person. */
export const reportFailure = (failure: Failure): void => {
  const body = JSON.stringify({ ...failure, message: failure.message.slice(0, 500) });
  navigator.sendBeacon?.('/api/client-report', new Blob([body], { type: 'application/json' }));
};

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
