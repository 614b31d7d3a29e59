import type { Build, InlinedRelease, PageWanted, Prerenderer } from '@portal/platform/release';
import type { ApiAnswer } from '@portal/release/canary/ask-api';

/** What the worker is started with. */
export interface WorkerSetup {
  store: string;
  origin: string;
  release: InlinedRelease;
  shell: Build;
  /** Remote → its pinned build; those with a server build only. */
  areas: Record<string, Build>;
  /** App → its build as an earlier worker compiled it: a new one is ready and renders its first page sooner. */
  compiled?: Record<string, Uint8Array>;
}

type Jobs = {
  render: { wanted: PageWanted; result: Awaited<ReturnType<Prerenderer['render']>> };
  compiled: { wanted: null; result: Record<string, Uint8Array> };
  addresses: { wanted: null; result: Awaited<ReturnType<Prerenderer['addresses']>> };
};
export type JobName = keyof Jobs;
export type Wanted<J extends JobName> = Jobs[J]['wanted'];
export type ResultOf<J extends JobName> = Jobs[J]['result'];

export type ToWorker =
  | { kind: 'job'; job: number; name: JobName; wanted: PageWanted | null }
  | { kind: 'answer'; call: number; answer: ApiAnswer | null };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'done'; result: unknown }
  | { kind: 'failed'; message: string }
  | { kind: 'ask'; job: number; call: number; path: string; headers: Record<string, string> };
