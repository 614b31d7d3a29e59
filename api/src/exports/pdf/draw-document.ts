import PDFDocument from 'pdfkit';
import type { PdfDocument, PdfSection, PdfTable } from './document-model.ts';
import { Typesetter } from './typesetter.ts';

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - 72;
const GREEN = '#15543f';
const GREY = '#56635c';

/** Draws a document as PDF. @returns its bytes. */
export const drawDocument = async (document: PdfDocument): Promise<Buffer> => {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'en',
    info: { Title: document.title, CreationDate: new Date(document.createdAt) },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const type = new Typesetter(pdf);
  let y = MARGIN;
  const need = (height: number): void => {
    if (y + height <= BOTTOM) return;
    pdf.addPage();
    y = MARGIN;
  };
  const nextTop = (height: number): number => {
    need(height);
    y += height;
    return y - height;
  };
  const full = { x: MARGIN, width: WIDTH };

  const drawTable = ({ heading, columns, rows }: PdfTable): void => {
    need(60);
    type.draw(heading, { ...full, size: 9, color: GREY }, nextTop);
    const width = WIDTH / columns.length;
    const drawRow = (cells: readonly string[], weight: 400 | 700): void => {
      need(Math.max(...cells.map((cell) => type.height(cell, width - 8, 9, weight))));
      const top = y;
      let lowest = top;
      for (const [i, cell] of cells.entries()) {
        y = top;
        type.draw(cell, { x: MARGIN + i * width, width: width - 8, size: 9, weight }, nextTop);
        lowest = Math.max(lowest, y);
      }
      y = lowest;
    };
    drawRow(columns, 700);
    for (const row of rows) drawRow(row, 400);
    y += 8;
  };

  const drawSection = ({ heading, entries, tables }: PdfSection): void => {
    need(70);
    y += 10;
    type.draw(heading, { ...full, size: 14, weight: 700, color: GREEN }, nextTop);
    y += 4;
    for (const { label, value } of entries) {
      need(34);
      type.draw(label, { ...full, size: 9, color: GREY }, nextTop);
      type.draw(value === '' ? '–' : value, { ...full, size: 11 }, nextTop);
      y += 5;
    }
    for (const table of tables) drawTable(table);
  };

  type.draw(document.subtitle, { ...full, size: 11, color: GREY }, nextTop);
  type.draw(document.title, { ...full, size: 20, weight: 700 }, nextTop);
  for (const section of document.sections) drawSection(section);

  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    const foot = `${document.footer}   ${page + 1} / ${count}`;
    type.draw(foot, { ...full, size: 8, color: GREY }, () => BOTTOM + 24);
  }
  pdf.end();
  await finished;
  return Buffer.concat(chunks);
};
