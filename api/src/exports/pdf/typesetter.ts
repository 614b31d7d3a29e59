import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { isRightToLeft, visualRuns } from './visual-runs.ts';

type Pdf = InstanceType<typeof PDFDocument>;
export type Weight = 400 | 700;

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

/** Lays text out line by line: per letter the first font that has it, per line the order of sight. */
export class Typesetter {
  readonly #pdf: Pdf;
  readonly #fonts = new Map<string, Fontkit>();
  readonly #widths = new Map<string, number>();

  constructor(pdf: Pdf) {
    this.#pdf = pdf;
    for (const weight of [400, 700] as const)
      for (const subset of chain) {
        const name = `${subset}-${weight}`;
        pdf.registerFont(name, resolve(`@fontsource/${subsets[subset]}-${weight}-normal.woff`));
        pdf.font(name);
        // The types of pdfkit leave out the opened font, which alone knows its glyphs.
        this.#fonts.set(name, (pdf as unknown as { _font: { font: Fontkit } })._font.font);
      }
  }

  #fontOf(text: string, index: number, weight: Weight): string {
    const point = text.codePointAt(index) ?? 32;
    const subset = chain.find((one) => this.#fonts.get(`${one}-${weight}`)?.hasGlyphForCodePoint(point));
    return `${subset ?? 'latin'}-${weight}`;
  }

  #width(text: string, weight: Weight, size: number): number {
    const key = `${weight} ${size} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const width = this.#runs(text, 0, text.length - 1, weight).reduce(
      (sum, run) =>
        sum + this.#pdf.font(run.font).fontSize(size).widthOfString(run.text, this.#options(run.font)),
      0,
    );
    this.#widths.set(key, width);
    return width;
  }

  #options(font: string): { features?: [] } {
    // Given any list, even an empty one, pdfkit lays a run out as a whole instead of word by word.
    return font.startsWith('arabic') ? { features: [] } : {};
  }

  #runs(text: string, start: number, end: number, weight: Weight) {
    return visualRuns(
      text,
      start,
      end,
      (index) => this.#fontOf(text, index, weight),
      (font) => font.startsWith('arabic'),
    );
  }

  /** First and last index of each line; a word longer than the line is cut. */
  #lines(text: string, width: number, weight: Weight, size: number): [number, number][] {
    const lines: [number, number][] = [];
    let start = 0;
    let used = 0;
    let at = 0;
    for (const word of text.match(/\s+|[^\s]+/g) ?? []) {
      for (const piece of this.#pieces(word, width, weight, size)) {
        const wide = this.#width(piece, weight, size);
        if (used > 0 && used + wide > width && piece.trim() !== '') {
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

  #pieces(word: string, width: number, weight: Weight, size: number): string[] {
    if (this.#width(word, weight, size) <= width) return [word];
    const pieces: string[] = [];
    let piece = '';
    for (const letter of word) {
      if (piece !== '' && this.#width(piece + letter, weight, size) > width) {
        pieces.push(piece);
        piece = '';
      }
      piece += letter;
    }
    return [...pieces, piece];
  }

  /** How high a text will be. */
  height(text: string, width: number, size: number, weight: Weight = 400): number {
    return this.#paragraphs(text).reduce(
      (sum, paragraph) => sum + Math.max(1, this.#lines(paragraph, width, weight, size).length) * size * 1.45,
      0,
    );
  }

  #paragraphs(text: string): string[] {
    return text
      .normalize('NFC')
      .replace(/\t/g, ' ')
      .replace(/[\p{Cc}&&[^\n]]/gv, '')
      .split('\n');
  }

  /** Draws a text; `onLine` is asked before each line for its top and may turn the page. */
  draw(
    text: string,
    place: { x: number; width: number; size: number; weight?: Weight; color?: string },
    nextTop: (lineHeight: number) => number,
  ): void {
    const { x, width, size, weight = 400, color = '#1a2420' } = place;
    for (const paragraph of this.#paragraphs(text)) {
      const lines = this.#lines(paragraph, width, weight, size);
      if (lines.length === 0) nextTop(size * 1.45);
      const startsRight = isRightToLeft(paragraph);
      for (const [start, end] of lines) {
        const top = nextTop(size * 1.45);
        const runs = this.#runs(paragraph, start, end, weight);
        const wide = this.#width(paragraph.slice(start, end + 1), weight, size);
        let left = startsRight ? x + width - wide : x;
        for (const run of runs) {
          const options = this.#options(run.font);
          this.#pdf.font(run.font).fontSize(size).fillColor(color);
          // On one base line, though the fonts differ in height.
          this.#pdf.text(run.text, left, top + size * 1.1, {
            lineBreak: false,
            baseline: 'alphabetic',
            ...options,
          });
          left += this.#pdf.widthOfString(run.text, options);
        }
      }
    }
  }
}
