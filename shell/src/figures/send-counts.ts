import { sendCanaryCounts } from '@portal/contracts/calls/kernel/telemetry';
import type { CanaryCounts } from '@portal/contracts/kernel/telemetry';

/** At best effort: a batch that is lost changes nothing for the person. */
export const sendCounts = (counts: CanaryCounts): void => {
  const body = new Blob([JSON.stringify(counts)], { type: 'application/json' });
  const address = `/api${sendCanaryCounts.path}`;
  if (navigator.sendBeacon?.(address, body)) return;
  void fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
};
