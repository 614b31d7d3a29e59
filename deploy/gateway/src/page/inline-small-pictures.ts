import type { AskApi } from '@portal/release/canary/ask-api';
import { LRUCache } from 'lru-cache';

/** What is larger is worth a request of its own, and the browser's cache. */
const maxCharacters = 800;
/** Of one page. */
const maxPictures = 16;
/** Of all pages. */
const maxKept = 500;
const cacheMs = 60_000;

const ofPicture = /(<img(?: [^>]*)? src=")(\/api\/file\/public\/[\w.-]+\.svg)(?=")/g;

const dataAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.trim().replaceAll(/["#%&\n\r]/g, encodeURIComponent)}`;

/** Puts small drawn marks, such as those of partners, into the page itself: each is smaller than the headers of its answer. */
export const inlineSmallPictures = (ask: AskApi): ((html: string) => Promise<string>) => {
  /** Its text as an address; empty for what is not put in. */
  const read = async (address: string): Promise<string> => {
    const { status, body } = await ask(address, { accept: 'image/svg+xml' });
    return status === 200 && body.startsWith('<svg') && body.length <= maxCharacters ? dataAddress(body) : '';
  };
  const known = new LRUCache<string, string>({
    max: maxKept,
    ttl: cacheMs,
    // The page is as good with its picture beside it.
    fetchMethod: (address) => read(address).catch(() => ''),
  });

  return async (html) => {
    const addresses = [...new Set([...html.matchAll(ofPicture)].map(([, , address = '']) => address))];
    const marks = new Map<string, string | undefined>();
    for (const address of addresses.slice(0, maxPictures)) marks.set(address, await known.fetch(address));
    return html.replaceAll(ofPicture, (whole, before: string, address: string) => {
      const data = marks.get(address);
      return data ? before + data : whole;
    });
  };
};
