import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { etagOf } from '../gateway/replies.ts';

const compress = promisify(brotliCompress);

/** A page as it is kept: packed, because few browsers want it in any other form. */
export interface KeptPage {
  packed: Buffer;
  etag: string;
  /** Hashes of its inline styles for the content policy, quoted. */
  styleHashes: readonly string[];
}

/** The text of a page with the hashes of its inline styles. */
export interface PageText {
  html: string;
  styleHashes: readonly string[];
}

export const keepPage = async ({ html, styleHashes }: PageText, quality = 9): Promise<KeptPage> => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html),
  };
  return { packed: await compress(html, { params }), etag: etagOf(html), styleHashes };
};
