import { TooLongError } from './drawn-document.ts';
import type { SheetFile, SheetReply, ShownSheet } from './sheets.ts';

const answerOf = (worker: Worker, file: SheetFile, signal: AbortSignal): Promise<SheetReply> =>
  new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<SheetReply>) => resolve(data));
    worker.addEventListener('error', reject);
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage(file);
  });

const askWorker = async (file: SheetFile, signal: AbortSignal): Promise<SheetReply> => {
  // All that it runs is in this one file of the build: what a worker loads later is held to no hash.
  const worker = new Worker(
    /* webpackChunkName: "sheet-worker" */ new URL('./sheet-worker.ts', import.meta.url),
  );
  return answerOf(worker, file, signal).finally(() => worker.terminate());
};

/** Where no worker starts: browsers refuse one whose code is of another origin, such as a development server. */
const openOnMainThread = async (file: SheetFile): Promise<SheetReply> => {
  const { openSheets } = await import(/* webpackChunkName: "sheets" */ './open-sheets.ts');
  return { sheets: await openSheets(file) };
};

/**
 * Reads a spreadsheet in a worker, so that the page goes on meanwhile. The library comes with the first
 * one, not with the workspace.
 * @throws TooLongError; when the bytes are no readable spreadsheet
 */
export const openSheetsInWorker = async (file: SheetFile, signal: AbortSignal): Promise<ShownSheet[]> => {
  const reply = await askWorker(file, signal).catch(() => {
    signal.throwIfAborted();
    return openOnMainThread(file);
  });
  if ('sheets' in reply) return reply.sheets;
  throw reply.isTooLong ? new TooLongError() : new Error('no readable spreadsheet');
};
