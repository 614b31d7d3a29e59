/** What the rows of some days came to, and the mark of these days at that time. */
interface Known {
  mark: string;
  median: number | null;
}

/** Some twenty graphs of a year by day. */
const MOST = 8000;

/**
 * Medians that this process has worked out before. They are asked for with the mark of their days,
 * which changes with every decision of these, so nobody is told an old one.
 */
export class Medians {
  readonly #known = new Map<string, Known>();

  /** Undefined: not known, or not true any more. */
  find(question: string, mark: string): Known | undefined {
    const known = this.#known.get(question);
    if (!known) return undefined;
    this.#known.delete(question);
    if (known.mark !== mark) return undefined;
    this.#known.set(question, known); // the last one now, which is forgotten last
    return known;
  }

  keep(question: string, known: Known): void {
    this.#known.delete(question);
    this.#known.set(question, known);
    if (this.#known.size <= MOST) return;
    const [oldest] = this.#known.keys();
    if (oldest !== undefined) this.#known.delete(oldest);
  }
}
