/** A photograph of one page, with its size in pixels. */
export interface PageImage {
  jpeg: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/** A4 in points, which are 1/72 inch. */
const A4 = { short: 595, long: 842 };

/** An A4 page that lies as the picture does, with the picture in its middle, as large as it fits. */
const layOut = ({ width, height }: PageImage) => {
  const isWide = width > height;
  const page = { width: isWide ? A4.long : A4.short, height: isWide ? A4.short : A4.long };
  const scale = Math.min(page.width / width, page.height / height);
  const drawn = { width: width * scale, height: height * scale };
  const place = [
    drawn.width,
    0,
    0,
    drawn.height,
    (page.width - drawn.width) / 2,
    (page.height - drawn.height) / 2,
  ];
  return { page, drawing: `q ${place.map((points) => points.toFixed(2)).join(' ')} cm /P Do Q` };
};

const stream = (facts: string, bytes: BlobPart, length: number): BlobPart[] => [
  `<< ${facts} /Length ${length} >>\nstream\n`,
  bytes,
  '\nendstream',
];

const sizeOf = (part: BlobPart): number =>
  typeof part === 'string' ? part.length : (part as Uint8Array).byteLength;

/** A PDF of photographs, one on each page (ISO 32000-1, 7.5: header, objects, cross-reference table, trailer). */
export const writePdf = (images: readonly PageImage[]): Blob => {
  // Three objects for each page, after the catalog and the list of pages.
  const first = (index: number): number => 3 + index * 3;
  const objects: BlobPart[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    [
      `<< /Type /Pages /Count ${images.length} /Kids [${images.map((_, at) => `${first(at)} 0 R`).join(' ')}] >>`,
    ],
    ...images.flatMap((image, at) => {
      const { page, drawing } = layOut(image);
      const [content, picture] = [first(at) + 1, first(at) + 2];
      return [
        [
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] ` +
            `/Contents ${content} 0 R /Resources << /XObject << /P ${picture} 0 R >> >> >>`,
        ],
        stream('', drawing, drawing.length),
        stream(
          `/Type /XObject /Subtype /Image /Width ${image.width} /Height ${image.height} ` +
            '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
          image.jpeg,
          image.jpeg.byteLength,
        ),
      ];
    }),
  ];

  const parts: BlobPart[] = ['%PDF-1.4\n'];
  let length = sizeOf('%PDF-1.4\n');
  const add = (part: BlobPart): void => {
    parts.push(part);
    length += sizeOf(part);
  };
  const places = objects.map((body, at) => {
    const place = length;
    for (const part of [`${at + 1} 0 obj\n`, ...body, '\nendobj\n']) add(part);
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = length;
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`);
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
};
