import { buffer } from 'node:stream/consumers';
import { directionOf } from '@portal/contracts';
import PDFDocument from 'pdfkit';
import { declarePdfUa } from './declare-pdf-ua.ts';
import type { PdfDocument } from './document-model.ts';
import { drawBlock, drawHeading, drawText } from './draw-blocks.ts';
import type { Canvas } from './draw-row.ts';
import { asArtifact, FOOTER_TOP, MARGIN, PageFlow, WIDTH } from './page-flow.ts';
import { Typesetter } from './typesetter.ts';
import { inDirection } from './visual-runs.ts';

const GREY = '#56635c';
const FOOTER_STYLE = { size: 8, color: GREY };

const drawFooters = ({ pdf, type, direction }: Canvas, document: PdfDocument): void => {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    const number = document.page.replace('{n}', String(page + 1)).replace('{m}', String(count));
    const [footer] = type.lines(inDirection(document.footer, direction), WIDTH * 0.7, FOOTER_STYLE);
    const [place] = type.lines(number, WIDTH * 0.3, FOOTER_STYLE);
    const [first, last] = direction === 'rtl' ? [place, footer] : [footer, place];
    asArtifact(pdf, 'Pagination', () => {
      if (first) type.draw(first, MARGIN, FOOTER_TOP, FOOTER_STYLE);
      if (last) type.draw(last, MARGIN + WIDTH - last.width, FOOTER_TOP, FOOTER_STYLE);
    });
  }
};

/** Draws a document as PDF, tagged for screen readers. @returns its bytes. */
export const drawDocument = async (document: PdfDocument): Promise<Buffer> => {
  const { language, title } = document;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, CreationDate: new Date(document.createdAt), Creator: 'Adjustment Fund Portal' },
  });
  const bytes = buffer(pdf);
  declarePdfUa(pdf);
  const direction = directionOf(language);
  const canvas: Canvas = {
    pdf,
    type: new Typesetter(pdf, direction),
    flow: new PageFlow(pdf),
    direction,
    language,
  };
  const root = pdf.struct('Document', { lang: language, title });
  pdf.addStructure(root);
  drawText(canvas, root, 'P', inDirection(document.subtitle, direction), { size: 11, color: GREY });
  drawText(canvas, root, 'H1', title, { size: 20, weight: 700 });
  if (document.intro !== undefined) drawText(canvas, root, 'P', document.intro, { size: 10.5 });
  for (const { heading, blocks } of document.sections) {
    const section = pdf.struct('Sect', { title: heading });
    root.add(section);
    drawHeading(canvas, section, heading);
    for (const block of blocks) drawBlock(canvas, section, block);
  }
  drawFooters(canvas, document);
  root.end();
  canvas.type.nameGlyphs();
  pdf.end();
  return bytes;
};
