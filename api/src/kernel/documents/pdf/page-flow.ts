import type { Pdf } from './typesetter.ts';

const PAGE_WIDTH = 595.28;
const PAGE_HEIGHT = 841.89;
export const MARGIN = 56;
export const WIDTH = PAGE_WIDTH - 2 * MARGIN;
export const FOOTER_TOP = PAGE_HEIGHT - 48;
const BOTTOM = PAGE_HEIGHT - 76;

/** Where the next thing stands; turns the page when it does not fit. */
export class PageFlow {
  readonly #pdf: Pdf;
  #y = MARGIN;
  /** Drawn again at the top of a page that begins inside a table. */
  onNewPage: (() => void) | undefined;

  constructor(pdf: Pdf) {
    this.#pdf = pdf;
  }

  get y(): number {
    return this.#y;
  }

  /** Keeps what follows together: turns the page when less than `height` is left. */
  need(height: number): void {
    if (this.#y + height <= BOTTOM) return;
    this.#pdf.addPage();
    this.#y = MARGIN;
    this.onNewPage?.();
  }

  /** @returns the top of the next `height` points. */
  take(height: number): number {
    this.need(height);
    this.#y += height;
    return this.#y - height;
  }

  /** Leaves room, but none at the top of a page. */
  space(height: number): void {
    if (this.#y > MARGIN) this.#y = Math.min(this.#y + height, BOTTOM);
  }
}

/** Draws what says nothing by itself: lines, repeated headings, the footer. */
export const asArtifact = (pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => void): void => {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
};
