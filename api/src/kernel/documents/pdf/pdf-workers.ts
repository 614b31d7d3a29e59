import { WorkerPool, type WorkerPoolOptions } from '../../process/worker-pool.ts';
import type { PdfDocument } from './document-model.ts';

/** Draws in threads of its own: laying out pages would hold up everybody's requests. */
export class PdfWorkers {
  readonly #pool: WorkerPool<PdfDocument, Uint8Array>;

  constructor(limits: Pick<WorkerPoolOptions, 'limitMs' | 'maxWaiting'> = {}) {
    this.#pool = new WorkerPool({
      program: new URL('./pdf-worker.ts', import.meta.url),
      memoryMb: 256,
      ...limits,
    });
  }

  /**
   * The bytes of a document.
   * @throws Problem too_many_requests when too many wait already, unavailable when it takes too long.
   */
  async draw(document: PdfDocument): Promise<Buffer> {
    const { buffer, byteOffset, byteLength } = await this.#pool.run(document);
    return Buffer.from(buffer, byteOffset, byteLength);
  }
}
