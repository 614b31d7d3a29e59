import type { PdfBlock, PdfColumn, PdfEntry } from './document-model.ts';
import { drawBlanks } from './draw-blanks.ts';
import { addTo, drawRow, drawRule, type Element, type Paper, type RowCell } from './draw-row.ts';
import { MARGIN, WIDTH } from './page-flow.ts';
import type { TextStyle } from './typesetter.ts';

const GREEN = '#15543f';
const GREY = '#56635c';
const PALE = '#d5ddd8';
const LINE = '#8d9a93';
const LABELS = 0.36;

const full = { offset: 0, width: WIDTH };

/** Text by itself, such as a heading, in an element of its own. */
export const drawText = (
  paper: Paper,
  parent: Element,
  tag: string,
  text: string,
  style: TextStyle,
): void => {
  drawRow(paper, [{ text, style, ...full, element: addTo(paper, parent, tag) }]);
};

export const drawHeading = (paper: Paper, parent: Element, text: string): void => {
  paper.flow.space(16);
  paper.flow.need(80);
  paper.pdf.outline.addItem(text);
  drawText(paper, parent, 'H2', text, { size: 14, weight: 700, color: GREEN });
  paper.flow.take(2);
  drawRule(paper, GREEN, 1);
  paper.flow.take(4);
};

const drawSubheading = (paper: Paper, parent: Element, text: string | undefined): void => {
  if (text === undefined) return;
  paper.flow.space(8);
  paper.flow.need(60);
  drawText(paper, parent, 'H3', text, { size: 10.5, weight: 700 });
  paper.flow.take(2);
};

const drawEntries = (paper: Paper, parent: Element, entries: readonly PdfEntry[]): void => {
  const list = addTo(paper, parent, 'L');
  for (const { label, value } of entries) {
    const item = addTo(paper, list, 'LI');
    drawRow(
      paper,
      [
        {
          text: label,
          style: { size: 9.5, color: GREY },
          offset: 0,
          width: WIDTH * LABELS - 12,
          element: addTo(paper, item, 'Lbl'),
        },
        {
          text: value === '' ? '–' : value,
          style: { size: 10.5 },
          offset: WIDTH * LABELS,
          width: WIDTH * (1 - LABELS),
          element: addTo(paper, item, 'LBody'),
        },
      ],
      2.5,
    );
    drawRule(paper, PALE);
  }
};

/** Columns with their places; narrow text in wide tables. */
const placesOf = (columns: readonly PdfColumn[]): Pick<RowCell, 'offset' | 'width' | 'atEnd'>[] => {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let offset = 0;
  return columns.map(({ share, atEnd = false }) => {
    const width = (WIDTH * share) / shares;
    offset += width;
    return { offset: offset - width + 5, width: width - 10, atEnd };
  });
};

const drawTable = (
  paper: Paper,
  parent: Element,
  {
    columns,
    rows,
    isBlank = false,
  }: { columns: readonly PdfColumn[]; rows: readonly (readonly string[])[]; isBlank?: boolean },
): void => {
  const { flow } = paper;
  const size = columns.length > 5 ? 8 : 9;
  const places = placesOf(columns);
  const table = addTo(paper, parent, 'Table');
  const drawHead = (row: Element | undefined): void => {
    const cells = columns.flatMap(({ title }, i): RowCell[] => {
      const place = places[i];
      if (!place) return [];
      const element = row && addTo(paper, row, 'TH', { scope: 'Column' });
      return [{ text: title, style: { size, weight: 700 }, ...place, ...(element ? { element } : {}) }];
    });
    drawRow(paper, cells, 3);
    drawRule(paper, GREY, 0.75);
  };
  flow.need(60);
  drawHead(addTo(paper, addTo(paper, table, 'THead'), 'TR'));
  const body = addTo(paper, table, 'TBody');
  const repeatHead = (): void => {
    flow.onNewPage = undefined; // the repeated heading itself must not repeat
    drawHead(undefined);
    flow.onNewPage = repeatHead;
  };
  flow.onNewPage = repeatHead;
  for (const row of rows) {
    const line = addTo(paper, body, 'TR');
    const cells = row.flatMap((text, i): RowCell[] => {
      const place = places[i];
      if (!place) return [];
      const isName = i === 0 && !isBlank;
      const element = isName ? addTo(paper, line, 'TH', { scope: 'Row' }) : addTo(paper, line, 'TD');
      return [{ text: text === '' && !isBlank ? '–' : text, style: { size }, ...place, element }];
    });
    drawRow(paper, cells, isBlank ? 7 : 3);
    drawRule(paper, isBlank ? LINE : PALE);
  }
  flow.onNewPage = undefined;
  flow.take(4);
};

const CODE_SIZE = 92;

const drawCode = (
  paper: Paper,
  parent: Element,
  { squares, alt }: { squares: readonly (readonly boolean[])[]; alt: string },
): void => {
  const { pdf, flow, direction } = paper;
  flow.space(6);
  const top = flow.take(CODE_SIZE);
  const left = direction === 'rtl' ? MARGIN + WIDTH - CODE_SIZE : MARGIN;
  const place = { bbox: [left, top, left + CODE_SIZE, top + CODE_SIZE] };
  // The types of pdfkit do not know yet that an element has a place on its page.
  const figure = pdf.struct('Figure', { alt, ...place } as { alt: string });
  parent.add(figure);
  const content = pdf.markStructureContent('Figure');
  const side = CODE_SIZE / squares.length;
  for (const [y, row] of squares.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) pdf.rect(left + x * side, top + y * side, side + 0.05, side + 0.05);
  pdf.fill('#000000');
  pdf.endMarkedContent();
  figure.add(content);
  flow.take(6);
};

export const drawBlock = (paper: Paper, parent: Element, block: PdfBlock): void => {
  if (block.kind === 'text') drawText(paper, parent, 'P', block.text, { size: 10.5 });
  else if (block.kind === 'code') drawCode(paper, parent, block);
  else {
    drawSubheading(paper, parent, block.heading);
    if (block.kind === 'table') drawTable(paper, parent, block);
    else if (block.kind === 'blanks') drawBlanks(paper, parent, block.blanks);
    else drawEntries(paper, parent, block.entries);
  }
};
