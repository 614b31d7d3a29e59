import { WorkerPool, type WorkerPoolOptions } from '../../process/worker-pool.ts';
import type { PdfDocument } from './document-model.ts';

/** Draws in threads of its own: laying out pages would hold up everybody's requests. */
export class PdfWorkers extends WorkerPool<PdfDocument, Uint8Array> {
  constructor(limits: Pick<WorkerPoolOptions, 'limitMs' | 'maxWaiting'> = {}) {
    super({ program: new URL('./pdf-worker.ts', import.meta.url), memoryMb: 256, ...limits });
  }

  /** The bytes of a document. @throws as `run` */
  async draw(document: PdfDocument): Promise<Buffer> {
    const { buffer, byteOffset, byteLength } = await this.run(document);
    return Buffer.from(buffer, byteOffset, byteLength);
  }
}
