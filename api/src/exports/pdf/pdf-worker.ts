import { parentPort } from 'node:worker_threads';
import type { PdfDocument } from './document-model.ts';
import { drawDocument } from './draw-document.ts';

// Started by PdfWorkers, which alone sends documents, one at a time.
parentPort?.on('message', async (document: PdfDocument) => {
  try {
    const bytes = new Uint8Array(await drawDocument(document));
    parentPort?.postMessage({ bytes }, [bytes.buffer]);
  } catch (error) {
    parentPort?.postMessage({
      failed: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
