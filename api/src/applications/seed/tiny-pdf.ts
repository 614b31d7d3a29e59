interface Line {
  text: string;
  /** Points from the left edge of an A4 page; 56 when absent. */
  x?: number;
  size?: number;
  bold?: boolean;
  /** Points to the next line; 18 when absent, 0 to stay on the line. */
  advance?: number;
}

export type PdfPage = readonly Line[];

const TOP = 780;
const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');
/** The built-in fonts know Latin letters only. */
const toLatin = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[’‘]/g, "'")
    .replace(/[^\x20-\xff]/g, '?');

const contentOf = (page: PdfPage): string => {
  let y = TOP;
  return page
    .map(({ text, x = 56, size = 11, bold = false, advance = 18 }) => {
      const drawn = `BT /${bold ? 'B' : 'R'} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped(toLatin(text))}) Tj ET`;
      y -= advance;
      return drawn;
    })
    .join('\n');
};

/** A small real PDF with built-in fonts; the same pages always give the same bytes. */
export const tinyPdf = (title: string, pages: readonly PdfPage[]): Buffer => {
  const first = 5;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, i) => `${first + 1 + i * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escaped(toLatin(title))}) /Producer (Example data) >>`,
    ...pages.flatMap((page, i) => {
      const content = contentOf(page);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /R 3 0 R /B 4 0 R >> >> /Contents ${first + 2 + i * 2} 0 R >>`,
        `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = Buffer.byteLength(body, 'latin1');
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = Buffer.byteLength(body, 'latin1');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${end}\n%%EOF\n`;
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`,
    'latin1',
  );
};
