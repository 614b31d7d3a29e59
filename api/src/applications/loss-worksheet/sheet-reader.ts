import { Problem, problem } from '../../kernel/http/problem.ts';
import { oncePerPortal } from '../../kernel/once-per.ts';
import { WorkerPool, type WorkerPoolOptions } from '../../kernel/process/worker-pool.ts';
import type { SheetRows } from './sheet-rows.ts';

/** A file of 5 MB at most, and what a reader makes of it. */
const MEMORY_MB = 192;
const LIMIT_MS = 10_000;

/** Opens spreadsheets of strangers in threads that end when a file asks for too much memory or time. */
export class SheetReader extends WorkerPool<Uint8Array, SheetRows[]> {
  constructor(limits: Pick<WorkerPoolOptions, 'limitMs' | 'maxWaiting'> = {}) {
    const program = new URL('./sheet-worker.ts', import.meta.url);
    super({ program, memoryMb: MEMORY_MB, limitMs: LIMIT_MS, ...limits });
  }

  /**
   * The cells of an .xlsx, .xls or .ods, sheet by sheet.
   * @throws Problem too_many_requests when too many wait; worksheet_unreadable for whatever cannot be read
   * within the bounds.
   */
  async read(bytes: Uint8Array): Promise<SheetRows[]> {
    try {
      return await this.run(bytes);
    } catch (error) {
      if (error instanceof Problem && error.code === 'too_many_requests') throw error;
      throw problem('worksheet_unreadable');
    }
  }
}

export const sheetReader = oncePerPortal(() => new SheetReader());
