import type { PdfBlank } from './document-model.ts';
import { addTo, type Canvas, drawRow, drawRule, type Element, type RowCell } from './draw-row.ts';
import { asArtifact, MARGIN, WIDTH } from './page-flow.ts';

const INK = '#17211c';
const LINE = '#8d9a93';
const LABEL = { size: 10, weight: 700 } as const;
const CHOICE = { size: 10 };
const LINE_HEIGHT = 24;
const BOX = 9;
const INDENT = 16;
const COLUMNS = 2;

const drawBox = ({ pdf, direction }: Canvas, offset: number, top: number): void => {
  const left = direction === 'rtl' ? MARGIN + WIDTH - offset - BOX : MARGIN + offset;
  asArtifact(pdf, 'Layout', () => {
    pdf.rect(left, top, BOX, BOX).lineWidth(0.8).strokeColor(INK).stroke();
  });
};

const drawChoices = (canvas: Canvas, item: Element, choices: readonly string[]): void => {
  const width = WIDTH / COLUMNS;
  for (let first = 0; first < choices.length; first += COLUMNS) {
    canvas.flow.need(2 * LINE_HEIGHT); // so that the boxes stand where the row will
    const { y } = canvas.flow;
    const cells = choices.slice(first, first + COLUMNS).map((text, column): RowCell => {
      drawBox(canvas, column * width, y + 5);
      return {
        text,
        style: CHOICE,
        offset: column * width + INDENT,
        width: width - INDENT - 8,
        element: addTo(canvas, item, 'LBody'),
      };
    });
    drawRow(canvas, cells, 2.5);
  }
  canvas.flow.take(4);
};

const drawBlank = (canvas: Canvas, list: Element, { label, choices, lines = 0 }: PdfBlank): void => {
  const { flow } = canvas;
  const item = addTo(canvas, list, 'LI');
  const isShort = lines === 1;
  // A question never stands at the foot of a page without room for its answer.
  flow.need(isShort ? LINE_HEIGHT : Math.max(3.5, lines + 1.5) * LINE_HEIGHT);
  const width = isShort ? WIDTH * 0.46 : WIDTH;
  drawRow(canvas, [{ text: label, style: LABEL, offset: 0, width, element: addTo(canvas, item, 'Lbl') }], 5);
  if (choices) drawChoices(canvas, item, choices);
  if (isShort || choices) drawRule(canvas, LINE);
  else
    for (let line = 0; line < lines; line += 1) {
      flow.take(LINE_HEIGHT);
      drawRule(canvas, LINE);
    }
};

/** Questions with room to write or boxes to tick. */
export const drawBlanks = (canvas: Canvas, parent: Element, blanks: readonly PdfBlank[]): void => {
  const list = addTo(canvas, parent, 'L');
  for (const blank of blanks) drawBlank(canvas, list, blank);
};
