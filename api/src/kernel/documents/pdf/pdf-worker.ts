import { serveTasks } from '../../process/serve-tasks.ts';
import type { PdfDocument } from './document-model.ts';
import { drawDocument } from './draw-document.ts';

serveTasks(
  async (document: PdfDocument) => new Uint8Array(await drawDocument(document)),
  ({ buffer }) => [buffer],
);
