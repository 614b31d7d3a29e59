import { useEffect, useRef, useState } from 'react';
import { errorText, isApiError } from '../api/api-error.ts';
import { type UploadedFile, type UploadOptions, upload } from '../api/upload.ts';
import { useUnloadWarning } from '../page/leave-guard.ts';

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
}

/** A file that did not get through, with the sentence that says why. */
interface Refused {
  name: string;
  problem: string;
}

interface UploadsOptions {
  fields: Record<string, string>;
  problemOf: (file: File) => string | undefined;
  onDone: (file: UploadedFile) => void;
}

/** A file that was looked at and refused is refused again; a missing connection may be back. */
const mayPass = (error: unknown): boolean =>
  !isApiError(error) || error.status === 0 || error.status === 429 || error.status >= 500;

/** Above this a lost connection would cost more than the extra requests do. */
const IN_PIECES_ABOVE = 512 * 1024;

/** What is small goes at once; what is large goes in pieces, by code that is loaded then. */
const sendFile = async (
  file: File,
  options: UploadOptions & { onWaiting: (isWaiting: boolean) => void },
): Promise<UploadedFile> => {
  if (file.size <= IN_PIECES_ABOVE) return upload(file, options);
  const { uploadInPieces } = await import('../api/resumable-upload.ts');
  return uploadInPieces(file, options);
};

/** Which file has a virus, and which one, stands with the field. */
const problemText = (error: unknown): string =>
  isApiError(error) && error.code === 'file_infected'
    ? (error.fields[0]?.message ?? errorText(error))
    : errorText(error);

let nextId = 1;

/** Sends files and keeps what is on its way; what arrived is handed over. Leaving the page stops it, after a question of the browser. */
export const useUploads = ({ fields, problemOf, onDone }: UploadsOptions) => {
  const [sending, setSending] = useState<Sending[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const sent = useRef(new Map<number, Promise<Refused | undefined>>());
  const done = useRef(onDone);
  done.current = onDone;

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  useUnloadWarning(sending.some(({ problem }) => problem === undefined));

  const change = (id: number, facts: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.id === id ? { ...one, ...facts } : one)));

  const forget = (id: number) => {
    running.current.delete(id);
    setSending((all) => all.filter((one) => one.id !== id));
  };

  const send = async (id: number, file: File): Promise<Refused | undefined> => {
    const controller = new AbortController();
    running.current.set(id, controller);
    try {
      const { signal } = controller;
      const onProgress = (share: number) => change(id, { share });
      const onWaiting = (isWaiting: boolean) => change(id, { isWaiting });
      const uploaded = await sendFile(file, { fields, onProgress, onWaiting, signal });
      forget(id);
      done.current(uploaded);
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      const problem = problemText(error);
      change(id, { problem, isWaiting: false, canRetry: mayPass(error) });
      return { name: file.name, problem };
    }
    return undefined;
  };

  const add = (file: File, id = nextId++): Sending => {
    const problem = problemOf(file);
    if (problem !== undefined) return { id, file, share: 0, problem };
    const way = send(id, file).finally(() => sent.current.delete(id));
    sent.current.set(id, way);
    return { id, file, share: 0 };
  };

  return {
    sending,
    /** Waits until nothing is on its way. Answers the first file that did not get through meanwhile. */
    arrived: async (): Promise<Refused | undefined> =>
      (await Promise.all(sent.current.values())).find((refused) => refused !== undefined),
    start: (files: File[]) => setSending([...sending, ...files.map((file) => add(file))]),
    drop: (id: number) => {
      running.current.get(id)?.abort();
      forget(id);
    },
    retry: (id: number) => {
      const one = sending.find((other) => other.id === id);
      if (one) setSending(sending.map((other) => (other.id === id ? add(one.file, id) : other)));
    },
    replace: (id: number, file: File) =>
      setSending(sending.map((other) => (other.id === id ? add(file, id) : other))),
  };
};
