import type { ImageFormat } from '@portal/contracts/kernel/images';
import { transaction } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import { type FileRecord, touchContent } from './files.db.ts';
import { formatOf, resize } from './inspect/images.ts';
import type { StoredContent } from './send-stored.ts';
import { addVariant, findVariant, type Variant } from './variants.db.ts';

/** The newest format that the browser says it knows, else the picture's own. */
const bestFormat = (accept: string | undefined, own: ImageFormat): ImageFormat => {
  if (accept?.includes('image/avif')) return 'avif';
  return accept?.includes('image/webp') ? 'webp' : own;
};

const makeVariant = async (
  { db, files }: Pick<Deps, 'db' | 'files'>,
  file: FileRecord,
  wanted: { width: number; format: ImageFormat },
): Promise<Variant> => {
  const made = await resize(await files.open(file.sha256), wanted, (content) => files.receive(content));
  try {
    await touchContent(db, made.sha256);
    await made.keep();
    const variant = { ofSha256: file.sha256, ...wanted, sha256: made.sha256, size: made.size };
    return await transaction(db, (tx) => addVariant(tx, variant));
  } finally {
    await made.discard();
  }
};

/**
 * A public picture in one of the widths that pages ask for, in the best format that the browser
 * knows; made at the first request and kept. What is not made of pixels is served as it is.
 */
export const publicPicture = async (
  deps: Pick<Deps, 'db' | 'files'>,
  file: FileRecord,
  { width, accept }: { width: number | undefined; accept: string | undefined },
): Promise<Pick<StoredContent, 'sha256' | 'size' | 'mime' | 'fileName'>> => {
  const own = formatOf(file.mime);
  if (width === undefined || own === undefined) return file;
  const wanted = { width, format: bestFormat(accept, own) };
  const variant =
    (await findVariant(deps.db, file.sha256, wanted)) ?? (await makeVariant(deps, file, wanted));
  const fileName = `${file.fileName.replace(/\.[^.]*$/, '')}.${wanted.format === 'jpeg' ? 'jpg' : wanted.format}`;
  return { sha256: variant.sha256, size: variant.size, mime: `image/${wanted.format}`, fileName };
};
