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
  /** The same of its inline scripts; nearly every page has none. */
  scriptHashes?: readonly string[] | undefined;
}

/** The text of a page with the hashes of what stands in it. */
export type PageText = Omit<KeptPage, 'packed' | 'etag'> & { html: string };

export const keepPage = async ({ html, ...hashes }: PageText, quality = 9): Promise<KeptPage> => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html),
  };
  return { packed: await compress(html, { params }), etag: etagOf(html), ...hashes };
};
