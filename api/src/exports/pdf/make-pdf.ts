import { Worker } from 'node:worker_threads';
import type { PdfDocument } from './document-model.ts';

const LIMIT_MS = 20_000;

/** Draws in a thread of its own: laying out pages would hold up everybody's requests. */
export const makePdf = (document: PdfDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      workerData: document,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const limit = setTimeout(() => void worker.terminate(), LIMIT_MS);
    worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(limit);
      reject(new Error(`the PDF worker ended with ${code} and no document`));
    });
  });
