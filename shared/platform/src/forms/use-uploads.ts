import { useEffect, useRef, useState } from 'react';
import { errorText, isApiError, isPassing } from '../api/api-error.ts';
import type { ResumableUploadOptions } from '../api/resumable-upload.ts';
import { type UploadedFile, type UploadOptions, upload } from '../api/upload.ts';
import { uploadPaused } from '../api/upload-paused.ts';
import { reportError } from '../errors/report-error.ts';
import { useUnloadWarning } from '../page/leave-guard.ts';
import { announce } from '../page/live-region.ts';
import { fieldText, labelled } from './field-text.ts';
import { watchSpeed } from './watch-speed.ts';

/** A file on its way, or one that did not get through. */
export interface Sending {
  id: number;
  file: File;
  /** From 0 to 1. */
  share: number;
  /** A sentence that says what to do; sending has stopped. */
  problem?: string;
  /** The connection is lost; it goes on by itself when it is back. */
  isWaiting?: boolean;
  /** Whether sending the same file again may help. */
  canRetry?: boolean;
  /** At the speed so far; absent before that is known. */
  secondsLeft?: number | undefined;
  /** Where it comes in pieces: it can be paused, and gone on with. */
  uploadId?: string | undefined;
  isPaused?: boolean;
}

/** A file that did not get through, with the sentence that says why. */
interface Refused {
  name: string;
  problem: string;
}

interface UploadsOptions {
  fields: Record<string, string>;
  /** By which an upload that stopped is found again; absent: leaving the page ends it. */
  purpose: string | undefined;
  problemOf: (file: File) => string | undefined;
  /** `id`: the larger, the later it was chosen. */
  onDone: (file: UploadedFile, id: number) => void;
}

/** A file that was looked at and refused is refused again; a missing connection may be back. */
export const mayPass = (error: unknown): boolean => !isApiError(error) || isPassing(error);

/** Above this a lost connection would cost more than the extra requests do. */
const IN_PIECES_ABOVE = 512 * 1024;

/** What is small goes at once; what is large goes in pieces, by code that is loaded then. */
const sendFile = async (
  file: File,
  options: UploadOptions & ResumableUploadOptions,
): Promise<UploadedFile> => {
  if (file.size <= IN_PIECES_ABOVE && options.goOn === undefined) return upload(file, options);
  const { uploadInPieces } = await import('../api/resumable-upload.ts');
  return uploadInPieces(file, options);
};

const dropSent = async (uploadId: string): Promise<void> =>
  (await import('../api/resumable-upload.ts')).dropUpload(uploadId);

/** What was found in the file, such as a virus by its name, stands with the field. */
export const problemText = (error: unknown): string =>
  isApiError(error) && error.fields[0] ? fieldText(error.fields[0]) : errorText(error);

/** A row that comes or goes is not read out by itself. */
export const announceFile = (name: string, words: string): void => announce(labelled(name, words));

let nextId = 1;

/** Of each field on the page: sends again what did not get through. */
const fieldsToRetry = new Set<() => void>();

/**
 * Sends files and keeps what is on its way; what arrived is handed over. Leaving the page stops it, after a question
 * of the browser: with a purpose it can be gone on with.
 */
export const useUploads = ({ fields, purpose, problemOf, onDone }: UploadsOptions) => {
  const [sending, setSending] = useState<Sending[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const sent = useRef(new Map<number, Promise<Refused | undefined>>());
  const isKept = purpose !== undefined;
  const done = useRef(onDone);
  done.current = onDone;

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort(isKept ? uploadPaused : undefined);
    };
  }, [isKept]);

  useUnloadWarning(sending.some(({ problem, isPaused }) => problem === undefined && !isPaused));

  const put = (id: number, next: (one: Sending) => Sending) =>
    setSending((all) => all.map((one) => (one.id === id ? next(one) : one)));
  const change = (id: number, facts: Partial<Sending>) => put(id, (one) => ({ ...one, ...facts }));

  const forget = (id: number) => {
    running.current.delete(id);
    setSending((all) => all.filter((one) => one.id !== id));
  };

  const send = async (id: number, file: File, goOn: string | undefined): Promise<Refused | undefined> => {
    const controller = new AbortController();
    running.current.set(id, controller);
    try {
      const { signal } = controller;
      const speed = watchSpeed(file.size);
      const onProgress = (share: number) => change(id, speed(share));
      const onWaiting = (isWaiting: boolean) => change(id, { isWaiting });
      const onBegun = (uploadId: string) => change(id, { uploadId });
      const options = { fields, purpose, goOn, onBegun, onProgress, onWaiting, signal };
      const uploaded = await sendFile(file, options);
      forget(id);
      done.current(uploaded, id);
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      // The row says what happened to the file; a session that is over ends as after any other call.
      reportError(error, { silent: true });
      const problem = problemText(error);
      announceFile(file.name, problem);
      change(id, { problem, isWaiting: false, canRetry: mayPass(error) });
      return { name: file.name, problem };
    }
    return undefined;
  };

  const add = (file: File, id = nextId++, goOn?: string): Sending => {
    const problem = problemOf(file);
    if (problem !== undefined) {
      announceFile(file.name, problem);
      return { id, file, share: 0, problem };
    }
    const way = send(id, file, goOn).finally(() => sent.current.delete(id));
    sent.current.set(id, way);
    return { id, file, share: 0, uploadId: goOn };
  };

  const retry = ({ id, file, uploadId }: Sending) => {
    const again = add(file, id, uploadId);
    put(id, ({ share }) => ({ ...again, share }));
  };
  useEffect(() => {
    const retryField = () => sending.filter(({ canRetry }) => canRetry).forEach(retry);
    fieldsToRetry.add(retryField);
    return () => void fieldsToRetry.delete(retryField);
  });

  return {
    sending,
    /** Waits until nothing is on its way. Answers the first file that did not get through meanwhile. */
    arrived: async (): Promise<Refused | undefined> =>
      (await Promise.all(sent.current.values())).find((refused) => refused !== undefined),
    /** @param stoppedOf which upload of an earlier visit a file goes on with. */
    start: (files: File[], stoppedOf: (file: File) => string | undefined) => {
      const added = files.map((file) => add(file, nextId++, stoppedOf(file)));
      setSending((all) => [...all, ...added]);
    },
    drop: (id: number) => {
      const one = sending.find((other) => other.id === id);
      running.current.get(id)?.abort();
      // What has stopped is not given up by that; what is left expires by itself.
      if (one?.uploadId && (one.isPaused || one.problem !== undefined))
        void dropSent(one.uploadId).catch(() => {});
      forget(id);
    },
    /** Stops without giving up what the server has. */
    pause: (id: number) => {
      running.current.get(id)?.abort(uploadPaused);
      change(id, { isPaused: true, isWaiting: false, secondsLeft: undefined });
    },
    /** Sends what is missing, or all of it; whatever else a lost connection cut goes with it. */
    retry: (one: Sending) => {
      if (one.isPaused) return retry(one);
      for (const retryField of fieldsToRetry) retryField();
    },
    replace: (id: number, file: File) => {
      const other = add(file, id);
      put(id, () => other);
    },
  };
};
