import type { Language } from '@portal/contracts';
import type { PublicAddress } from '@portal/platform/area';
import type { PageWanted, RenderedPage } from '@portal/platform/release';
import { LRUCache } from 'lru-cache';
import { type CachedPage, cachePage, type PageText, staleCopy } from './cached-page.ts';
import type { Reader } from './reader.ts';
import type { RenderWorker } from './render-worker.ts';

/** Makes the whole document around a rendered page, which is there in these languages. */
type Compose = (
  wanted: PageWanted,
  page: RenderedPage,
  languages: PublicAddress['languages'],
) => Promise<PageText>;

interface Entry {
  revision: string;
  madeAt: number;
  page: CachedPage;
}

/** What moves without a change moves the revision; should something not, no page is older than this. */
const longestMs = 60 * 60_000;
/** After a failure, so long nobody tries that page again. */
const backoffMs = 5_000;

/** Called for every page that was made, and for what could not be. */
interface RenderWatch {
  made: (seconds: number) => void;
  failed: (what: string, error: unknown, seconds: number) => void;
}

const secondsSince = (began: number): number => (performance.now() - began) / 1000;

const keyOf = ({ address, language, session }: PageWanted): string => `${language} ${session} ${address}`;

/** The pages of one release, rendered by its own builds. */
export const openReleasePageCache = (
  worker: RenderWorker,
  compose: Compose,
  watch: RenderWatch,
  maxBytes = 48 * 1024 * 1024,
) => {
  const sizeCalculation = ({ page }: Entry): number => page.packed.length;
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation });
  const making = new Map<string, Promise<CachedPage>>();
  const failedAt = new Map<string, number>();
  /** The revision that a page was last made for, kept or not: what did not fit is not prerendered again. */
  const madeFor = new Map<string, string>();
  let known: { revision: string; addresses: readonly PublicAddress[] } | undefined;
  let listing: Promise<void> | undefined;

  const isResting = (key: string): boolean =>
    performance.now() - (failedAt.get(key) ?? -backoffMs) < backoffMs;

  const noteFailure = (key: string, error: unknown, began: number): void => {
    failedAt.set(key, performance.now());
    watch.failed(key, error, secondsSince(began));
  };

  const renderOnce = async (wanted: PageWanted): Promise<PageText> => {
    const page = await worker.run('render', wanted);
    // It was asked for first, and of the same content.
    await listing;
    const languages = known?.addresses.find(({ address }) => address === wanted.address)?.languages;
    return compose(wanted, page, languages);
  };

  const make = async (wanted: PageWanted, revision: string): Promise<CachedPage> => {
    const page = await cachePage(await renderOnce(wanted));
    entries.set(keyOf(wanted), { revision, madeAt: performance.now(), page });
    madeFor.set(keyOf(wanted), revision);
    return page;
  };

  const makeOnce = (wanted: PageWanted, revision: string): Promise<CachedPage> => {
    const key = keyOf(wanted);
    const running = making.get(key);
    if (running) return running;
    const began = performance.now();
    const work = make(wanted, revision).finally(() => making.delete(key));
    making.set(key, work);
    work.then(
      () => watch.made(secondsSince(began)),
      (error: unknown) => noteFailure(key, error, began),
    );
    return work;
  };

  const isCurrent = ({ revision, madeAt }: Entry, wanted: string): boolean =>
    revision === wanted && performance.now() - madeAt < longestMs;

  const list = async (revision: string): Promise<void> => {
    const began = performance.now();
    try {
      known = { revision, addresses: await worker.run('addresses', null) };
    } catch (error) {
      noteFailure('addresses', error, began);
    } finally {
      listing = undefined;
    }
  };

  const isWorthListing = (revision: string): boolean =>
    known?.revision !== revision && !isResting('addresses');

  return {
    /** The addresses of the newest revision that could be read; empty before the first. */
    addresses: async (revision: string): Promise<readonly PublicAddress[]> => {
      if (isWorthListing(revision)) listing ??= list(revision);
      // Who knows older ones does not wait for the new ones.
      if (!known) await listing;
      return known?.addresses ?? [];
    },
    /** Those of this revision, waited for; `undefined` where they cannot be read. */
    addressesOf: async (revision: string): Promise<readonly PublicAddress[] | undefined> => {
      // Those that are being listed may be of the revision before.
      while (isWorthListing(revision)) {
        listing ??= list(revision);
        await listing;
      }
      return known?.revision === revision ? known.addresses : undefined;
    },
    /** The page now: the one that is kept, stale where it is, while the new one is made for the next visitor. */
    take: (wanted: PageWanted, revision: string) => {
      const key = keyOf(wanted);
      const entry = entries.get(key);
      if (entry && isCurrent(entry, revision)) return { kept: Promise.resolve(entry.page) };
      const made = isResting(key) ? undefined : makeOnce(wanted, revision);
      // Only where something has changed is there more to ask for; without the API there is nothing.
      const last =
        entry && (entry.revision === revision ? Promise.resolve(entry.page) : staleCopy(entry.page));
      return { ...(last && { kept: last }), ...(made && { made }) };
    },
    /** Makes a page for one reader. */
    renderOnce,
    /** The parts of a page behind sign-in, made of what the API answers the person. */
    renderFor: async (wanted: PageWanted, reader: Reader): Promise<RenderedPage> => {
      const began = performance.now();
      try {
        const page = await worker.run('render', wanted, reader);
        watch.made(secondsSince(began));
        return page;
      } catch (error) {
        // Without the query: it may hold what somebody searches for.
        watch.failed(`${wanted.address.split('?', 1)} for its reader`, error, secondsSince(began));
        throw error;
      }
    },
    /** Whether the page of this revision is kept, or did not fit, or just failed: no use in prerendering it. */
    has: (wanted: PageWanted, revision: string): boolean => {
      const key = keyOf(wanted);
      const entry = entries.peek(key);
      if (entry) return isCurrent(entry, revision) || isResting(key);
      return madeFor.get(key) === revision || isResting(key);
    },
    wake: worker.wake,
    close: () => worker.close(),
  };
};

export type ReleasePageCache = ReturnType<typeof openReleasePageCache>;

/** The order in which pages are prerendered: the language that stands in for the others first. */
export const languageOrder: readonly Language[] = ['en', 'fr', 'ar', 'pt', 'es', 'sw'];
