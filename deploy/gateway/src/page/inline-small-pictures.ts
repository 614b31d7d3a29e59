import type { AskApi } from '@portal/release/canary/ask-api';

/** What is larger is worth a request of its own, and the browser's cache. */
const maxCharacters = 800;
/** Of one page. */
const maxPictures = 16;
const cacheMs = 60_000;

const ofPicture = /(<img(?: [^>]*)? src=")(\/api\/file\/public\/[\w.-]+\.svg)(?=")/g;

const dataAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.trim().replaceAll(/["#%&\n\r]/g, encodeURIComponent)}`;

/** Puts small drawn marks, such as those of partners, into the page itself: each is smaller than the headers of its answer. */
export const inlineSmallPictures = (ask: AskApi): ((html: string) => Promise<string>) => {
  let readAt = 0;
  const known = new Map<string, Promise<string | undefined>>();

  const read = async (address: string): Promise<string | undefined> => {
    const { status, body } = await ask(address, { accept: 'image/svg+xml' });
    return status === 200 && body.startsWith('<svg') && body.length <= maxCharacters
      ? dataAddress(body)
      : undefined;
  };

  const mark = (address: string): Promise<string | undefined> => {
    // The page is as good with its picture beside it.
    const found = known.get(address) ?? read(address).catch(() => undefined);
    known.set(address, found);
    return found;
  };

  return async (html) => {
    const now = performance.now();
    if (now - readAt > cacheMs) {
      known.clear();
      readAt = now;
    }
    const addresses = [...new Set([...html.matchAll(ofPicture)].map(([, , address = '']) => address))];
    const marks = new Map<string, string | undefined>();
    for (const address of addresses.slice(0, maxPictures)) marks.set(address, await mark(address));
    return html.replaceAll(ofPicture, (whole, before: string, address: string) => {
      const data = marks.get(address);
      return data === undefined ? whole : before + data;
    });
  };
};
