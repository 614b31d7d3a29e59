import { parentPort, workerData } from 'node:worker_threads';
import type { PdfDocument } from './document-model.ts';
import { drawDocument } from './draw-document.ts';

// Started by makePdf with one document, which it alone puts there.
const bytes = await drawDocument(workerData as PdfDocument);
parentPort?.postMessage(bytes, []);
