import type { Language } from '@portal/contracts';
import type PDFDocument from 'pdfkit';
import { latinLanguageOf } from './language-of-text.ts';
import { asArtifact, MARGIN, type PageFlow, WIDTH } from './page-flow.ts';
import { spokenParts } from './spoken-parts.ts';
import type { Line, Pdf, PlacedRun, TextStyle, Typesetter } from './typesetter.ts';

export type Element = ReturnType<InstanceType<typeof PDFDocument>['struct']>;

/** What every part of a document is drawn with. */
export interface Canvas {
  pdf: Pdf;
  type: Typesetter;
  flow: PageFlow;
  direction: 'ltr' | 'rtl';
  language: Language;
}

export interface RowCell {
  text: string;
  style: TextStyle;
  /** From the start of the line as it is read; points. */
  offset: number;
  width: number;
  atEnd?: boolean;
  /** The element that holds it; absent: it says nothing new. */
  element?: Element;
}

/** A new element within another. */
export const addTo = (
  { pdf }: Canvas,
  parent: Element,
  type: string,
  options: Record<string, string> = {},
): Element => {
  const element = pdf.struct(type, options);
  parent.add(element);
  return element;
};

const LEADING = 1.45;

const leftOf = (
  { direction }: Canvas,
  { offset, width, atEnd }: RowCell,
  line: Line,
  isAlone: boolean,
): number => {
  const isMirrored = direction === 'rtl';
  const left = isMirrored ? MARGIN + WIDTH - offset - width : MARGIN + offset;
  // Numbers stand at the end of their column, short texts at its start, long ones where they begin.
  const standsRight = atEnd ? !isMirrored : isAlone ? isMirrored : line.isRightToLeft;
  return standsRight ? left + width - line.width : left;
};

interface SetCell {
  cell: RowCell;
  lines: Line[];
  /** In which its Latin letters are read. */
  latin: Language | undefined;
}

const tagOf = (element: Element): string => {
  // The types of pdfkit leave out the dictionary, which alone knows what an element is.
  const { dictionary } = element as unknown as { dictionary: { data: { S: string } } };
  return dictionary.data.S;
};

/** Draws a line into its element; what is read aloud in another way than it is drawn has an element within. */
const drawLine = (
  canvas: Canvas,
  set: SetCell,
  element: Element,
  runs: PlacedRun[],
  baseLine: number,
): void => {
  const { pdf, type, language } = canvas;
  for (const { runs: together, ...told } of spokenParts(runs, language, set.latin)) {
    const isOwn = told.lang !== undefined || told.actual !== undefined;
    const holder = isOwn ? pdf.struct('Span', told) : element;
    if (isOwn) element.add(holder);
    // Told twice: some readers go by the tree, others by the page.
    const content = pdf.markStructureContent(tagOf(holder), told);
    for (const run of together) type.drawRun(run, baseLine, set.cell.style);
    pdf.endMarkedContent();
    holder.add(content);
  }
};

/** Draws cells beside each other, line by line, over as many pages as it takes. */
export const drawRow = (canvas: Canvas, cells: readonly RowCell[], padding = 0): void => {
  const { pdf, type, flow } = canvas;
  const set = cells.map((cell): SetCell => {
    const lines = type.lines(cell.text, cell.width, cell.style);
    return { cell, lines, latin: latinLanguageOf(cell.text) };
  });
  const count = Math.max(1, ...set.map(({ lines }) => lines.length));
  const largest = Math.max(...cells.map(({ style }) => style.size));
  const ascent = largest * 1.1;
  flow.need(Math.min(count, 3) * largest * LEADING + 2 * padding);
  flow.take(padding);
  for (let i = 0; i < count; i += 1) {
    const top = flow.take(largest * LEADING);
    for (const one of set) {
      const { cell, lines } = one;
      const line = lines[i];
      if (!line || line.runs.length === 0) continue;
      const left = leftOf(canvas, cell, line, lines.length === 1);
      if (cell.element)
        drawLine(canvas, one, cell.element, type.placed(line, left, cell.style), top + ascent);
      else asArtifact(pdf, 'Pagination', () => type.draw(line, left, top, cell.style, ascent));
    }
  }
  flow.take(padding);
};

/** A thin line across the page. */
export const drawRule = ({ pdf, flow }: Canvas, color: string, width = 0.5): void => {
  const { y } = flow;
  asArtifact(pdf, 'Layout', () => {
    pdf
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(width)
      .strokeColor(color)
      .stroke();
  });
};
