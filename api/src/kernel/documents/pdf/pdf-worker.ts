import { answerTasks } from '../../process/answer-tasks.ts';
import type { PdfDocument } from './document-model.ts';
import { drawDocument } from './draw-document.ts';

answerTasks(
  async (document: PdfDocument) => new Uint8Array(await drawDocument(document)),
  ({ buffer }) => [buffer],
);
