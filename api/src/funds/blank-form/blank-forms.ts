import type { Language } from '@portal/contracts';
import type { FundType } from '@portal/contracts/funds/enums';
import type { PdfWorkers } from '../../kernel/documents/pdf/pdf-workers.ts';
import { oncePerPortal } from '../../kernel/ports/once-per-portal.ts';
import { blankDocument } from './blank-document.ts';

/** The printed forms to fill in by hand: drawn when first asked for, one for each fund and language. */
class BlankForms {
  readonly #pdfs: PdfWorkers;
  readonly #drawn = new Map<string, Promise<Buffer>>();

  constructor(pdfs: PdfWorkers) {
    this.#pdfs = pdfs;
  }

  /**
   * The bytes of a form; whoever asks while it is drawn waits for the same one.
   * @throws Problem too_many_requests, unavailable.
   */
  get(fundType: FundType, language: Language): Promise<Buffer> {
    const key = `${fundType} ${language}`;
    const known = this.#drawn.get(key);
    if (known) return known;
    const drawing = this.#pdfs.draw(blankDocument(fundType, language, new Date()));
    this.#drawn.set(key, drawing);
    drawing.catch(() => this.#drawn.delete(key)); // the next one tries again
    return drawing;
  }
}

export const blankForms = oncePerPortal(({ pdfs }) => new BlankForms(pdfs));
