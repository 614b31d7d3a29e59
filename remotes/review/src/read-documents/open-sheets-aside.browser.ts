import type { SheetFile, SheetReply, ShownSheet } from './sheets.ts';

const answerOf = (worker: Worker, file: SheetFile, signal: AbortSignal): Promise<SheetReply> =>
  new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<SheetReply>) => resolve(data));
    worker.addEventListener('error', reject);
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage(file);
  });

const askThread = async (file: SheetFile, signal: AbortSignal): Promise<SheetReply> => {
  // All that it runs is in this one file of the build: what a worker loads later is held to no hash.
  const worker = new Worker(
    /* webpackChunkName: "sheet-worker" */ new URL('./sheet-worker.ts', import.meta.url),
  );
  return answerOf(worker, file, signal).finally(() => worker.terminate());
};

/** For a page that gets no thread: browsers start none of code from another origin, as a development server's. */
const openHere = async (file: SheetFile): Promise<SheetReply> => {
  const { openSheets } = await import(/* webpackChunkName: "sheets" */ './open-spreadsheet.ts');
  return { sheets: await openSheets(file) };
};

/**
 * Reads a spreadsheet in a thread of its own, so that the page goes on meanwhile. The library comes with the first
 * one, not with the workspace.
 * @throws when the bytes are no readable spreadsheet
 */
export const openSheetsAside = async (file: SheetFile, signal: AbortSignal): Promise<ShownSheet[]> => {
  const { sheets } = await askThread(file, signal).catch(() => {
    signal.throwIfAborted();
    return openHere(file);
  });
  if (sheets === null) throw new Error('no readable spreadsheet');
  return sheets;
};
