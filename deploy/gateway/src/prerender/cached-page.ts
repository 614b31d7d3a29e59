import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { brotli } from '@portal/release/publish/compressions';
import { etagOf } from '../http/replies.ts';

export const unpack = promisify(brotliDecompress);

/** A page as it is kept: packed, because few browsers want it in any other form. */
export interface CachedPage {
  packed: Buffer;
  etag: string;
  /** Hashes of its inline styles for the content policy, quoted. */
  styleHashes: readonly string[];
  /** The same of its inline scripts; nearly every page has none. */
  scriptHashes?: readonly string[] | undefined;
}

/** The text of a page with the hashes of what stands in it. */
export type PageText = Omit<CachedPage, 'packed' | 'etag'> & { html: string };

export const cachePage = async ({ html, ...hashes }: PageText, quality = 9): Promise<CachedPage> => ({
  packed: await brotli(html, quality),
  etag: etagOf(html),
  ...hashes,
});

const staleCopies = new WeakMap<CachedPage, Promise<CachedPage>>();

const makeStale = async ({ packed, etag: _, ...hashes }: CachedPage): Promise<CachedPage> => {
  const html = (await unpack(packed)).toString('utf8');
  return cachePage({ html: html.replace('id="state">{', 'id="state">{"isStale":true,'), ...hashes }, 4);
};

/** The same page with the mark that the app should ask for everything again; made when it is first wanted. */
export const staleCopy = (page: CachedPage): Promise<CachedPage> => {
  const copy = staleCopies.get(page) ?? makeStale(page);
  staleCopies.set(page, copy);
  return copy;
};
