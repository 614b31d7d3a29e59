import { drawPhoto } from './draw-photo.ts';
import { writePdf } from './write-pdf.ts';

/** Of the JPEGs, best first: many pages are made smaller before they are refused. */
const qualities = [0.8, 0.6, 0.4] as const;

/** A PDF of the photographs that has at most `maxBytes`, where that is possible at all; otherwise the smallest. */
export const makeDocument = async (
  photos: readonly Blob[],
  name: string,
  maxBytes: number,
): Promise<File> => {
  let document = new Blob();
  for (const quality of qualities) {
    const images = [];
    // One after the other: a phone has memory for one large picture, not for all.
    for (const photo of photos) images.push(await drawPhoto(photo, quality));
    document = writePdf(images);
    if (document.size <= maxBytes) break;
  }
  return new File([document], name, { type: document.type });
};
