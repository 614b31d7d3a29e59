import type { PageImage } from './write-pdf.ts';

/** Pixels of the longer side: about 190 for each inch of A4, at which small print is read and a text is recognised. */
const LONGEST_SIDE = 2_200;

/** The photograph upright, as small as a document needs it. Rejects what the browser cannot read as a picture. */
export const drawPhoto = async (photo: Blob, quality: number): Promise<PageImage> => {
  const picture = await createImageBitmap(photo);
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No memory for a canvas');
    // A picture without a background would become black as a JPEG.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const { width, height } = canvas;
    const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    if (!jpeg) throw new Error('The canvas made no JPEG');
    return { jpeg: new Uint8Array(await jpeg.arrayBuffer()), width, height };
  } finally {
    picture.close();
  }
};
