import { setTimeout as pause } from 'node:timers/promises';
import type { AskApi } from '@portal/release/canary/ask-api';

/** So long an answer counts; an edit shows after it at the latest. */
const freshMs = 250;
/** So long a visitor's request waits for the answer. */
const timeoutMs = 150;
/** So long nobody asks again after no answer. */
const backoffMs = 2_000;

const revisionIn = (body: string): string | undefined => {
  const answer = JSON.parse(body) as { data?: { revision?: unknown } };
  return typeof answer.data?.revision === 'string' ? answer.data.revision : undefined;
};

export const watchRevision = (askApi: AskApi) => {
  let known = '';
  let askAgainAt = 0;
  let asking: Promise<void> | undefined;

  const ask = async (): Promise<void> => {
    try {
      const { status, body } = await askApi('/api/public-pages/revision', {});
      if (status !== 200) throw new Error(`The API answered ${status}.`);
      const revision = revisionIn(body);
      // Notices begin and end with a UTC day, without any change.
      if (revision !== undefined) known = `${revision} ${new Date().toISOString().slice(0, 10)}`;
      askAgainAt = performance.now() + freshMs;
    } catch {
      askAgainAt = performance.now() + backoffMs;
    } finally {
      asking = undefined;
    }
  };

  return {
    /** What the public pages are made from now, and the day, as far as it is known. Empty before the first answer. */
    now: async (): Promise<string> => {
      if (performance.now() < askAgainAt) return known;
      asking ??= ask();
      const late = pause(timeoutMs, 'late', { ref: false });
      if ((await Promise.race([asking, late])) === 'late') askAgainAt = performance.now() + backoffMs;
      return known;
    },
  };
};
