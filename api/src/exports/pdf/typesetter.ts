import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { type Paragraph, paragraphOf, type VisualRun, visualRuns } from './visual-runs.ts';

export type Pdf = InstanceType<typeof PDFDocument>;
export type Weight = 400 | 700;

export interface TextStyle {
  size: number;
  weight?: Weight;
  color?: string;
}

/** One line, ready to be drawn. */
export interface Line {
  runs: VisualRun[];
  width: number;
  isRightToLeft: boolean;
  /** As it is read, where what stands on the page would be read wrongly. */
  actual?: string;
}

const { resolve } = createRequire(import.meta.url);
const subsets = {
  latin: 'noto-sans/files/noto-sans-latin',
  'latin-ext': 'noto-sans/files/noto-sans-latin-ext',
  vietnamese: 'noto-sans/files/noto-sans-vietnamese', // Yoruba and Igbo letters with dots below
  arabic: 'noto-sans-arabic/files/noto-sans-arabic-arabic',
} as const;
const chain = ['latin', 'latin-ext', 'vietnamese', 'arabic'] as const;

interface Fontkit {
  hasGlyphForCodePoint(point: number): boolean;
}

const isArabic = (font: string): boolean => font.startsWith('arabic');

/** Marks that turn text round where it says something else: nothing that an application needs. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** Lays text out line by line: per letter the first font that has it, per line the order of sight. */
export class Typesetter {
  readonly #pdf: Pdf;
  readonly #direction: 'ltr' | 'rtl';
  readonly #fonts = new Map<string, Fontkit>();
  /** Font by weight and code point; undefined: no font has it. */
  readonly #known = new Map<string, string | undefined>();
  /** Widths at size 1. */
  readonly #widths = new Map<string, number>();

  constructor(pdf: Pdf, direction: 'ltr' | 'rtl') {
    this.#pdf = pdf;
    this.#direction = direction;
    for (const weight of [400, 700] as const)
      for (const subset of chain) {
        const name = `${subset}-${weight}`;
        pdf.registerFont(name, resolve(`@fontsource/${subsets[subset]}-${weight}-normal.woff`));
        pdf.font(name);
        // The types of pdfkit leave out the opened font, which alone knows its glyphs.
        this.#fonts.set(name, (pdf as unknown as { _font: { font: Fontkit } })._font.font);
      }
  }

  #fontOf(text: string, index: number, weight: Weight): string | undefined {
    const point = text.codePointAt(index) ?? 32;
    const key = `${weight} ${point}`;
    if (!this.#known.has(key)) {
      const subset = chain.find((one) => this.#fonts.get(`${one}-${weight}`)?.hasGlyphForCodePoint(point));
      this.#known.set(key, subset && `${subset}-${weight}`);
    }
    return this.#known.get(key);
  }

  #runs(paragraph: Paragraph, start: number, end: number, weight: Weight): VisualRun[] {
    const fontOf = (index: number) => this.#fontOf(paragraph.text, index, weight) ?? `latin-${weight}`;
    return visualRuns(paragraph, start, end, fontOf, isArabic);
  }

  #runWidth({ text, font }: VisualRun): number {
    return this.#pdf.font(font).fontSize(100).widthOfString(text) / 100;
  }

  #width(text: string, weight: Weight): number {
    const key = `${weight} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const runs = this.#runs(paragraphOf(text, 'ltr'), 0, text.length - 1, weight);
    const width = runs.reduce((sum, run) => sum + this.#runWidth(run), 0);
    this.#widths.set(key, width);
    return width;
  }

  /** A word that is wider than a line is cut between its letters. */
  #pieces(word: string, most: number, weight: Weight): string[] {
    if (word.length < 200 && this.#width(word, weight) <= most) return [word];
    const pieces: string[] = [];
    let [piece, used] = ['', 0];
    for (const letter of word) {
      const width = this.#width(letter, weight);
      if (piece !== '' && used + width > most) {
        pieces.push(piece);
        [piece, used] = ['', 0];
      }
      piece += letter;
      used += width;
    }
    return [...pieces, piece];
  }

  /** First and last index of each line. */
  #breaks(text: string, most: number, weight: Weight): [number, number][] {
    const lines: [number, number][] = [];
    let [start, used, at] = [0, 0, 0];
    for (const [word] of text.matchAll(/\s+|[^\s]+/g)) {
      for (const piece of this.#pieces(word, most, weight)) {
        const wide = this.#width(piece, weight);
        if (used > 0 && used + wide > most && piece.trim() !== '') {
          lines.push([start, at - 1]);
          start = at;
          used = 0;
        }
        used += wide;
        at += piece.length;
      }
    }
    if (at > start) lines.push([start, at - 1]);
    return lines;
  }

  #isReadWrongly({ text, levels }: Paragraph, start: number, end: number, weight: Weight): boolean {
    if (levels) return true;
    for (let index = start; index <= end; index += 1)
      if (this.#fontOf(text, index, weight) === undefined) return true;
    return false;
  }

  /** The lines of a text in a column; line breaks in it are kept. */
  lines(text: string, width: number, { size, weight = 400 }: TextStyle): Line[] {
    const most = width / size;
    const clean = text
      .normalize('NFC')
      .toWellFormed()
      .replace(/\t/g, ' ')
      .replace(turning, '')
      .replace(/[\p{Cc}--[\n]]/gv, '');
    return clean.split('\n').flatMap((one): Line[] => {
      const paragraph = paragraphOf(one, this.#direction);
      const { isRightToLeft } = paragraph;
      if (one === '') return [{ runs: [], width: 0, isRightToLeft }];
      return this.#breaks(one, most, weight).map(([start, end]) => {
        const runs = this.#runs(paragraph, start, end, weight);
        return {
          runs,
          width: runs.reduce((sum, run) => sum + this.#runWidth(run), 0) * size,
          isRightToLeft,
          ...(this.#isReadWrongly(paragraph, start, end, weight) && { actual: one.slice(start, end + 1) }),
        };
      });
    });
  }

  /** Draws one line; `ascent` is how far its base line is below `top`. */
  draw(
    line: Line,
    left: number,
    top: number,
    { size, color = '#1a2420' }: TextStyle,
    ascent = size * 1.1,
  ): void {
    let x = left;
    for (const run of line.runs) {
      this.#pdf.font(run.font).fontSize(size).fillColor(color);
      // On one base line, though the fonts differ in height.
      this.#pdf.text(run.text, x, top + ascent, { lineBreak: false, baseline: 'alphabetic' });
      x += this.#pdf.widthOfString(run.text);
    }
  }
}
