import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { type Letter, type Paragraph, paragraphOf, type VisualRun, visualRuns } from './visual-runs.ts';

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
}

/** A run with its left edge on the page. */
export type PlacedRun = VisualRun & { x: number };

const { resolve } = createRequire(import.meta.url);
const subsets = {
  latin: 'noto-sans/files/noto-sans-latin',
  'latin-ext': 'noto-sans/files/noto-sans-latin-ext',
  vietnamese: 'noto-sans/files/noto-sans-vietnamese', // Yoruba and Igbo letters with dots below
  arabic: 'noto-sans-arabic/files/noto-sans-arabic-arabic',
  greek: 'noto-sans/files/noto-sans-greek',
  cyrillic: 'noto-sans/files/noto-sans-cyrillic',
} as const;
type Subset = keyof typeof subsets;
const chain: readonly Subset[] = ['latin', 'latin-ext', 'vietnamese', 'arabic', 'greek', 'cyrillic'];

/** What the types of pdfkit leave out of an opened font. */
interface OpenFont {
  font: { hasGlyphForCodePoint(point: number): boolean };
  /** The characters that each glyph stands for. */
  unicode: number[][];
}

const isArabic = (font: string): boolean => font.startsWith('arabic');

/** Marks that turn text round where it says something else: nothing that an application needs. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;
const ZERO_WIDTH_SPACE = 0x200b;
const invisible = /^\p{Default_Ignorable_Code_Point}$/u;
const blank = /^\p{Zs}$/u;

/** In place of a character that no font has: nothing, a space or its number, never an empty box. */
const substitute = (character: string): string => {
  if (invisible.test(character)) return '';
  if (blank.test(character)) return ' ';
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `[U+${number}]`;
};

/** Lays text out line by line: per letter the first font that has it, per line the visual order. */
export class Typesetter {
  readonly #pdf: Pdf;
  readonly #direction: 'ltr' | 'rtl';
  /** Opened when a letter first asks for them. */
  readonly #fonts = new Map<string, OpenFont>();
  /** How a code point is drawn in a weight. */
  readonly #known = new Map<string, Letter>();
  /** Widths at size 1. */
  readonly #widths = new Map<string, number>();

  constructor(pdf: Pdf, direction: 'ltr' | 'rtl') {
    this.#pdf = pdf;
    this.#direction = direction;
    for (const weight of [400, 700] as const)
      for (const subset of chain) {
        const file = resolve(`@fontsource/${subsets[subset]}-${weight}-normal.woff`);
        pdf.registerFont(`${subset}-${weight}`, file);
      }
  }

  #opened(name: string): OpenFont {
    const known = this.#fonts.get(name);
    if (known) return known;
    this.#pdf.font(name);
    // The types of pdfkit leave out the opened font, which alone knows its glyphs.
    const { _font } = this.#pdf as unknown as { _font: OpenFont };
    this.#fonts.set(name, _font);
    return _font;
  }

  #letter(character: string, weight: Weight): Letter {
    const key = `${weight} ${character}`;
    const known = this.#known.get(key);
    if (known) return known;
    const point = character.codePointAt(0) ?? 32;
    const subset = chain.find((one) => this.#opened(`${one}-${weight}`).font.hasGlyphForCodePoint(point));
    const letter = {
      text: subset ? character : substitute(character),
      font: `${subset ?? 'latin'}-${weight}`,
    };
    this.#known.set(key, letter);
    return letter;
  }

  #letterAt(text: string, index: number, weight: Weight): Letter {
    const isSecondHalf = /[\udc00-\udfff]/.test(text.charAt(index));
    const at = isSecondHalf ? index - 1 : index;
    const letter = this.#letter(String.fromCodePoint(text.codePointAt(at) ?? 32), weight);
    return isSecondHalf ? { ...letter, text: '' } : letter;
  }

  #runs(paragraph: Paragraph, start: number, end: number, weight: Weight): VisualRun[] {
    const letterAt = (index: number) => this.#letterAt(paragraph.text, index, weight);
    return visualRuns(paragraph, start, end, letterAt, isArabic);
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
  #pieces(word: string, max: number, weight: Weight): string[] {
    if (word.length < 200 && this.#width(word, weight) <= max) return [word];
    const pieces: string[] = [];
    let [piece, used] = ['', 0];
    for (const letter of word) {
      const width = this.#width(letter, weight);
      if (piece !== '' && used + width > max) {
        pieces.push(piece);
        [piece, used] = ['', 0];
      }
      piece += letter;
      used += width;
    }
    return [...pieces, piece];
  }

  /** First and last index of each line. */
  #breaks(text: string, max: number, weight: Weight): [number, number][] {
    const lines: [number, number][] = [];
    let [start, used, at] = [0, 0, 0];
    for (const [word] of text.matchAll(/\s+|[^\s]+/g)) {
      for (const piece of this.#pieces(word, max, weight)) {
        const wide = this.#width(piece, weight);
        if (used > 0 && used + wide > max && piece.trim() !== '') {
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

  /** The lines of a text in a column; line breaks in it are kept. */
  lines(text: string, width: number, { size, weight = 400 }: TextStyle): Line[] {
    const max = width / size;
    const clean = text
      .normalize('NFC')
      .toWellFormed()
      .replace(/\t/g, ' ')
      .replace(/[\u0085\u2028\u2029]/g, '\n')
      .replace(turning, '')
      .replace(/[\p{Cc}--[\n]]/gv, '');
    return clean.split('\n').flatMap((one): Line[] => {
      const paragraph = paragraphOf(one, this.#direction);
      const { isRightToLeft } = paragraph;
      if (one === '') return [{ runs: [], width: 0, isRightToLeft }];
      return this.#breaks(one, max, weight).map(([start, end]) => {
        const runs = this.#runs(paragraph, start, end, weight);
        const width = runs.reduce((sum, run) => sum + this.#runWidth(run), 0) * size;
        return { runs, width, isRightToLeft };
      });
    });
  }

  /** Says of glyphs without a character, such as the dots of Arabic letters, that they are read as nothing. */
  nameGlyphs(): void {
    for (const { unicode } of this.#fonts.values())
      for (const [glyph, points] of unicode.entries())
        if (points.length === 0) unicode[glyph] = [ZERO_WIDTH_SPACE];
  }

  /** The runs of a line that begins at `left`, in logical order. */
  placed(line: Line, left: number, { size }: TextStyle): PlacedRun[] {
    let next = left;
    const placed = line.runs.map((run) => {
      const x = next;
      next += this.#runWidth(run) * size;
      return { ...run, x };
    });
    return placed.toSorted((one, other) => one.from - other.from);
  }

  /** Draws a run on a base line, which all runs of a row share though their fonts differ in height. */
  drawRun({ text, font, x }: PlacedRun, baseLine: number, { size, color = '#1a2420' }: TextStyle): void {
    this.#pdf.font(font).fontSize(size).fillColor(color);
    this.#pdf.text(text, x, baseLine, { lineBreak: false, baseline: 'alphabetic' });
  }

  /** Draws a line that says nothing new; `ascent` is how far its base line is below `top`. */
  draw(line: Line, left: number, top: number, style: TextStyle, ascent = style.size * 1.1): void {
    for (const run of this.placed(line, left, style)) this.drawRun(run, top + ascent, style);
  }
}
