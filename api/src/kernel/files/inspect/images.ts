import type { Readable } from 'node:stream';
import type { ImageFormat } from '@portal/contracts/kernel/images';
import { concurrencyLimit } from '../../http/concurrency-limit.ts';
import { problem } from '../../http/problem.ts';
import type { ReceivedFile } from '../store/file-store.ts';

const MAX_PIXELS = 40_000_000;
const SECONDS = 20;
/** A picture of the largest size takes 160 MB while it is drawn, so few are drawn at once in this process. */
const drawing = concurrencyLimit({ atOnce: 2, queue: Number.POSITIVE_INFINITY });

const formats: Record<string, ImageFormat> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** The format of a picture that is made of pixels; undefined for a drawing and for what is no picture. */
export const formatOf = (mime: string): ImageFormat | undefined => formats[mime];

/** Loaded with the first picture: a portal without any does without its memory. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};

const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;

/** Reads no further than the header. @throws file_incomplete, file_too_large. */
const checkHeader = async (path: string, format: ImageFormat): Promise<void> => {
  const sharp = await loadSharp();
  const header = await sharp(path, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (header?.format !== format) throw problem('file_incomplete');
  if (header.width * header.height > MAX_PIXELS) throw problem('file_too_large');
};

/**
 * The same picture drawn anew: upright, without metadata, and without anything that was hidden
 * behind or between its pixels.
 * @throws file_incomplete when it cannot be drawn, file_too_large above 40 megapixels.
 */
export const redraw = (received: ReceivedFile, format: ImageFormat): Promise<ReceivedFile> =>
  drawing.run(async () => {
    await checkHeader(received.path, format);
    const sharp = await loadSharp();
    const picture = sharp(received.path, options).autoOrient().timeout({ seconds: SECONDS });
    const quality = format === 'png' ? { compressionLevel: 9 } : { quality: 88 };
    try {
      return await received.derive(picture.toFormat(format, quality));
    } catch (error) {
      if (error instanceof Error && 'code' in error) throw error; // of the disk, not of the picture
      throw problem('file_incomplete');
    }
  });

/** A picture in another width and format, never larger than it was; kept by whoever asked. */
export const resize = (
  content: Readable,
  { width, format }: { width: number; format: ImageFormat },
  receive: (content: Readable) => Promise<ReceivedFile>,
): Promise<ReceivedFile> =>
  drawing.run(async () => {
    const sharp = await loadSharp();
    const picture = sharp(options).resize({ width, withoutEnlargement: true }).timeout({ seconds: SECONDS });
    const quality = format === 'png' ? {} : format === 'avif' ? { quality: 55, effort: 3 } : { quality: 80 };
    content.on('error', (error) => picture.destroy(error));
    return receive(content.pipe(picture.toFormat(format, quality)));
  });
