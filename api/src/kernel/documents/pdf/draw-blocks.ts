import type { PdfBlock, PdfColumn, PdfEntry } from './document-model.ts';
import { drawBlanks } from './draw-blanks.ts';
import { addTo, type Canvas, drawRow, drawRule, type Element, type RowCell } from './draw-row.ts';
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
  canvas: Canvas,
  parent: Element,
  tag: string,
  text: string,
  style: TextStyle,
): void => {
  drawRow(canvas, [{ text, style, ...full, element: addTo(canvas, parent, tag) }]);
};

export const drawHeading = (canvas: Canvas, parent: Element, text: string): void => {
  canvas.flow.space(16);
  canvas.flow.need(80);
  canvas.pdf.outline.addItem(text);
  drawText(canvas, parent, 'H2', text, { size: 14, weight: 700, color: GREEN });
  canvas.flow.take(2);
  drawRule(canvas, GREEN, 1);
  canvas.flow.take(4);
};

const drawSubheading = (canvas: Canvas, parent: Element, text: string | undefined): void => {
  if (text === undefined) return;
  canvas.flow.space(8);
  canvas.flow.need(60);
  drawText(canvas, parent, 'H3', text, { size: 10.5, weight: 700 });
  canvas.flow.take(2);
};

const drawEntries = (canvas: Canvas, parent: Element, entries: readonly PdfEntry[]): void => {
  const list = addTo(canvas, parent, 'L');
  for (const { label, value } of entries) {
    const item = addTo(canvas, list, 'LI');
    drawRow(
      canvas,
      [
        {
          text: label,
          style: { size: 9.5, color: GREY },
          offset: 0,
          width: WIDTH * LABELS - 12,
          element: addTo(canvas, item, 'Lbl'),
        },
        {
          text: value === '' ? '–' : value,
          style: { size: 10.5 },
          offset: WIDTH * LABELS,
          width: WIDTH * (1 - LABELS),
          element: addTo(canvas, item, 'LBody'),
        },
      ],
      2.5,
    );
    drawRule(canvas, PALE);
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
  canvas: Canvas,
  parent: Element,
  {
    columns,
    rows,
    isBlank = false,
  }: { columns: readonly PdfColumn[]; rows: readonly (readonly string[])[]; isBlank?: boolean },
): void => {
  const { flow } = canvas;
  const size = columns.length > 5 ? 8 : 9;
  const places = placesOf(columns);
  const table = addTo(canvas, parent, 'Table');
  const drawHead = (row: Element | undefined): void => {
    const cells = columns.flatMap(({ title }, i): RowCell[] => {
      const place = places[i];
      if (!place) return [];
      const element = row && addTo(canvas, row, 'TH', { scope: 'Column' });
      return [{ text: title, style: { size, weight: 700 }, ...place, ...(element ? { element } : {}) }];
    });
    drawRow(canvas, cells, 3);
    drawRule(canvas, GREY, 0.75);
  };
  flow.need(60);
  drawHead(addTo(canvas, addTo(canvas, table, 'THead'), 'TR'));
  const body = addTo(canvas, table, 'TBody');
  const repeatHead = (): void => {
    flow.onNewPage = undefined; // the repeated heading itself must not repeat
    drawHead(undefined);
    flow.onNewPage = repeatHead;
  };
  flow.onNewPage = repeatHead;
  for (const row of rows) {
    const line = addTo(canvas, body, 'TR');
    const cells = row.flatMap((text, i): RowCell[] => {
      const place = places[i];
      if (!place) return [];
      const isName = i === 0 && !isBlank;
      const element = isName ? addTo(canvas, line, 'TH', { scope: 'Row' }) : addTo(canvas, line, 'TD');
      return [{ text: text === '' && !isBlank ? '–' : text, style: { size }, ...place, element }];
    });
    drawRow(canvas, cells, isBlank ? 7 : 3);
    drawRule(canvas, isBlank ? LINE : PALE);
  }
  flow.onNewPage = undefined;
  flow.take(4);
};

const CODE_SIZE = 92;

const drawCode = (
  canvas: Canvas,
  parent: Element,
  { squares, alt }: { squares: readonly (readonly boolean[])[]; alt: string },
): void => {
  const { pdf, flow, direction } = canvas;
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

export const drawBlock = (canvas: Canvas, parent: Element, block: PdfBlock): void => {
  if (block.kind === 'text') drawText(canvas, parent, 'P', block.text, { size: 10.5 });
  else if (block.kind === 'code') drawCode(canvas, parent, block);
  else {
    drawSubheading(canvas, parent, block.heading);
    if (block.kind === 'table') drawTable(canvas, parent, block);
    else if (block.kind === 'blanks') drawBlanks(canvas, parent, block.blanks);
    else drawEntries(canvas, parent, block.entries);
  }
};
