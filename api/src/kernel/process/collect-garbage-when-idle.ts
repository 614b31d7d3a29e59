import { Session } from 'node:inspector/promises';
import { performance } from 'node:perf_hooks';

const LOOK_MS = 10_000;
/** Below this share of the time at work nobody notices a tenth of a second. */
const IDLE_SHARE = 0.2;
/** Less than this more than what was left the last time is not worth it. */
const WORTH_BYTES = 24 * 1024 * 1024;

/** Lets the engine collect all that nobody refers to any more. Resolves once it has. */
export const collectGarbage = async (): Promise<void> => {
  const session = new Session();
  session.connect();
  // The engine collects in a later task, and not at all once the session has ended.
  await session.post('HeapProfiler.collectGarbage').finally(() => session.disconnect());
};

/** What the engine holds for scripts and what they refer to, in bytes. */
const heldBytes = (): number => {
  const { heapTotal, external } = process.memoryUsage();
  return heapTotal + external;
};

interface Options {
  collect?: () => Promise<void>;
  held?: () => number;
  lookMs?: number;
}

/**
 * Gives memory back once a process has nothing to do. The engine collects only when it needs room: what a rush of
 * requests left behind would stay until the next one, for days.
 * @returns stops it.
 */
export const collectGarbageWhenIdle = ({
  collect = collectGarbage,
  held = heldBytes,
  lookMs = LOOK_MS,
}: Options = {}): (() => void) => {
  let left = 0;
  let collecting: Promise<void> | undefined;
  let before = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (collecting || utilization > IDLE_SHARE || held() - left < WORTH_BYTES) return;
    // What fails is tried again at the next look.
    const done = collect().catch(() => undefined);
    collecting = done.finally(() => {
      left = held();
      collecting = undefined;
    });
  }, lookMs).unref();
  return () => clearInterval(timer);
};
