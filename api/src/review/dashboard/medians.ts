import { oncePerPortal } from '../../kernel/once-per.ts';

/** What the rows of some days came to, and the mark of these days at that time. */
interface Known {
  mark: string;
  median: number | null;
}

/** The days that a median is of, in words, and their mark at the time of asking. */
interface Asked {
  question: string;
  mark: string;
}

type Answers = ReadonlyMap<string, number | null>;

const keyOf = ({ question, mark }: Asked): string => `${mark} ${question}`;

/** Some twenty graphs of a year by day. */
const MAX_KEPT = 8000;

/** Asked for with the mark of their days, which changes with every decision: nobody is shown an old one. */
export class Medians {
  readonly #known = new Map<string, Known>();
  /** What is being read now, by question and mark. */
  readonly #reading = new Map<string, Promise<Answers>>();

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
    if (this.#known.size <= MAX_KEPT) return;
    const [oldest] = this.#known.keys();
    if (oldest !== undefined) this.#known.delete(oldest);
  }

  async #read(asked: readonly Asked[], read: () => Promise<ReadonlyMap<string, number>>): Promise<Answers> {
    try {
      const found = await read();
      return new Map(
        asked.map((one) => {
          const median = found.get(one.question) ?? null;
          this.keep(one.question, { mark: one.mark, median });
          return [keyOf(one), median];
        }),
      );
    } finally {
      for (const one of asked) this.#reading.delete(keyOf(one));
    }
  }

  /**
   * Medians by question: from memory, or from whoever is reading them already, or by `read`, which is
   * shown what is left and leaves out days without a decision. A reading that fails, fails for all who
   * wait for it, and is begun anew by the next who asks.
   */
  async answer<A extends Asked>(
    asked: readonly A[],
    read: (unknown: readonly A[]) => Promise<ReadonlyMap<string, number>>,
  ): Promise<Answers> {
    const answers = new Map<string, number | null>();
    const unknown = asked.filter((one) => {
      const known = this.find(one.question, one.mark);
      if (known) answers.set(one.question, known.median);
      return !known;
    });
    const mine = unknown.filter((one) => !this.#reading.has(keyOf(one)));
    if (mine.length > 0) {
      const reading = this.#read(mine, async () => read(mine));
      for (const one of mine) this.#reading.set(keyOf(one), reading);
    }
    const readings = unknown.map(async (one) => {
      const read = await this.#reading.get(keyOf(one));
      answers.set(one.question, read?.get(keyOf(one)) ?? null);
    });
    await Promise.all(readings);
    return answers;
  }
}

export const medians = oncePerPortal(() => new Medians());
