import type { Language } from '@portal/contracts';

/** One label with its value; a value may have several lines. */
export interface PdfEntry {
  label: string;
  value: string;
}

export interface PdfColumn {
  title: string;
  /** Share of the width beside the other columns. */
  share: number;
  /** Numbers stand at the end of their column. */
  atEnd?: boolean;
}

/** A question with room for its answer: boxes to tick, or lines to write on. */
export interface PdfBlank {
  label: string;
  choices?: string[];
  lines?: number;
}

export type PdfBlock =
  | { kind: 'entries'; heading?: string; entries: PdfEntry[] }
  /** A blank table is written into by hand. */
  | { kind: 'table'; heading?: string; columns: PdfColumn[]; rows: string[][]; isBlank?: true }
  | { kind: 'blanks'; heading?: string; blanks: PdfBlank[] }
  | { kind: 'text'; text: string }
  /** A picture of black and white squares; `alt` says what it is. */
  | { kind: 'code'; squares: boolean[][]; alt: string };

export interface PdfSection {
  heading: string;
  blocks: PdfBlock[];
}

/** All that is drawn; plain data, so that it can be handed to a worker. */
export interface PdfDocument {
  language: Language;
  title: string;
  subtitle: string;
  /** Below the title, before the first section. */
  intro?: string;
  /** At the foot of every page, before its number. */
  footer: string;
  /** The number of a page in words, with `{n}` and `{m}`. */
  page: string;
  /** Fixed, so that the same content gives the same file. ISO instant. */
  createdAt: string;
  sections: PdfSection[];
}
