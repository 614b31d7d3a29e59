import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError, isPassing } from '../api/api-error.ts';
import { useUnloadWarning } from '../page/leave-guard.ts';
import { dropDeviceCopy, writeDeviceCopy } from './device-copy.ts';

/** `waiting`: the server could not take it now, and is asked again by itself. */
export type AutosaveState = 'idle' | 'saving' | 'saved' | 'offline' | 'waiting' | 'error';

export interface Autosave {
  state: AutosaveState;
  /** When the server last confirmed. */
  savedAt: Date | null;
  /** The error of the last attempt, until one succeeds. */
  error: unknown;
  /** False while neither the server nor the device has the last words, as where its storage is full. */
  isKept: boolean;
  /** Sends at once what is not yet sent. Resolves to whether the server has everything. */
  flush: () => Promise<boolean>;
}

export interface AutosaveOptions<V> {
  /** Names the device copy, such as `application-app_123`. */
  key: string;
  values: V;
  save: (values: V) => Promise<unknown>;
  /** False until the values of the server are in the form. */
  enabled?: boolean;
}

const PAUSE_MS = 800;
const RETRY_MS = 10_000;
const LONGEST_RETRY_MS = 60_000;
/** After a failure nobody knows what the server has; no JSON is as short. */
const UNKNOWN = '';

/**
 * Sends values shortly after they change, one request at a time. Until the server has them they are
 * on the device too, and they are sent again when the connection is back or the server less busy.
 */
export const useAutosave = <V>({ key, values, save, enabled = true }: AutosaveOptions<V>): Autosave => {
  const [shown, setShown] = useState<Omit<Autosave, 'flush'>>({
    state: 'idle',
    savedAt: null,
    error: null,
    isKept: true,
  });
  useUnloadWarning(!shown.isKept);
  const text = JSON.stringify(values);
  const latest = useRef({ text, values, save });
  latest.current = { text, values, save };
  const confirmed = useRef<string | null>(null);
  const running = useRef<Promise<boolean> | null>(null);
  const isCopied = useRef(false);
  const failures = useRef(0);

  const sendAll = useCallback(async (): Promise<boolean> => {
    while (confirmed.current !== latest.current.text) {
      const sent = latest.current;
      setShown((before) => ({ ...before, state: 'saving' }));
      try {
        await sent.save(sent.values);
      } catch (error) {
        confirmed.current = UNKNOWN;
        failures.current += 1;
        const isOffline = isApiError(error) && error.status === 0;
        const state = isOffline ? 'offline' : isPassing(error) ? 'waiting' : 'error';
        setShown((before) => ({ ...before, state, error, isKept: isCopied.current }));
        return false;
      }
      confirmed.current = sent.text;
      failures.current = 0;
    }
    dropDeviceCopy(key);
    setShown({ state: 'saved', savedAt: new Date(), error: null, isKept: true });
    return true;
  }, [key]);

  const flush = useCallback((): Promise<boolean> => {
    if (confirmed.current === null || confirmed.current === latest.current.text) return Promise.resolve(true);
    running.current ??= sendAll().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [sendAll]);

  useEffect(() => {
    if (!enabled) return;
    confirmed.current ??= text;
    if (confirmed.current === text && running.current === null) {
      // Typed and taken back before it was sent.
      if (isCopied.current) dropDeviceCopy(key);
      isCopied.current = false;
      return;
    }
    isCopied.current = writeDeviceCopy(key, latest.current.values);
    const timer = setTimeout(flush, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [enabled, text, key, flush]);

  useEffect(() => {
    if (shown.state !== 'offline' && shown.state !== 'waiting') return;
    const again = () => void flush();
    // The browser may believe in a connection that does not reach the server, hence the timer; a busy server is spared.
    const backOff = shown.state === 'offline' ? 1 : 2 ** (failures.current - 1);
    const timer = setTimeout(again, Math.min(RETRY_MS * backOff, LONGEST_RETRY_MS));
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [shown, flush]);

  useEffect(() => () => void flush(), [flush]);

  return { ...shown, flush };
};
