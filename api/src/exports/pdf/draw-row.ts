import type PDFDocument from 'pdfkit';
import { asArtifact, MARGIN, type PageFlow, WIDTH } from './page-flow.ts';
import type { Line, Pdf, TextStyle, Typesetter } from './typesetter.ts';

export type Element = ReturnType<InstanceType<typeof PDFDocument>['struct']>;

/** What the parts of a document are drawn with. */
export interface Paper {
  pdf: Pdf;
  type: Typesetter;
  flow: PageFlow;
  direction: 'ltr' | 'rtl';
  language: string;
}

/** Text in a column of a row. */
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

const LEADING = 1.45;

const leftOf = (
  { direction }: Paper,
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

interface Place {
  left: number;
  top: number;
  /** Shared by all cells of a row, so that they stand on one base line. */
  ascent: number;
}

const drawLine = ({ pdf, type, language }: Paper, cell: RowCell, line: Line, place: Place): void => {
  const { actual } = line;
  // Shaped letters and letters that no font has are read from here.
  if (actual !== undefined) pdf.markContent('Span', { actual, lang: line.isRightToLeft ? 'ar' : language });
  type.draw(line, place.left, place.top, cell.style, place.ascent);
  if (actual !== undefined) pdf.endMarkedContent();
};

const tagOf = (element: Element): string => {
  // The types of pdfkit leave out the dictionary, which alone knows what an element is.
  const { dictionary } = element as unknown as { dictionary: { data: { S: string } } };
  return dictionary.data.S;
};

/** Draws cells beside each other, line by line, over as many pages as it takes. */
export const drawRow = (paper: Paper, cells: readonly RowCell[], padding = 0): void => {
  const { pdf, type, flow } = paper;
  const set = cells.map((cell) => ({ cell, lines: type.lines(cell.text, cell.width, cell.style) }));
  const count = Math.max(1, ...set.map(({ lines }) => lines.length));
  const largest = Math.max(...cells.map(({ style }) => style.size));
  const ascent = largest * 1.1;
  flow.need(Math.min(count, 3) * largest * LEADING + 2 * padding);
  flow.take(padding);
  for (let i = 0; i < count; i += 1) {
    const top = flow.take(largest * LEADING);
    for (const { cell, lines } of set) {
      const line = lines[i];
      if (!line || line.runs.length === 0) continue;
      const place = { left: leftOf(paper, cell, line, lines.length === 1), top, ascent };
      if (!cell.element) {
        asArtifact(pdf, 'Pagination', () => type.draw(line, place.left, top, cell.style, ascent));
        continue;
      }
      const content = pdf.markStructureContent(tagOf(cell.element));
      drawLine(paper, cell, line, place);
      pdf.endMarkedContent();
      cell.element.add(content);
    }
  }
  flow.take(padding);
};

/** A thin line across the page. */
export const drawRule = ({ pdf, flow }: Paper, color: string, width = 0.5): void => {
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
