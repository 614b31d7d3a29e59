import type { Language } from '@portal/contracts';
import type { PageWanted, ReleaseDocument, RenderedPage } from '@portal/platform/release';
import { type KeptPage, keepPage, type PageText } from './kept-page.ts';
import type { RenderWorker } from './render-worker.ts';

export interface Address {
  address: string;
  changedOn?: string;
}

/** Makes the whole document around a rendered page. */
export type Compose = (wanted: PageWanted, page: RenderedPage) => Promise<PageText>;

interface Entry {
  revision: string;
  madeAt: number;
  page: KeptPage;
  /** The same page with the mark that the app should ask again. */
  readonly stale: Promise<KeptPage>;
}

/** A fund opens by the clock, without any change: no page is shown as it was longer ago than this. */
const longestMs = 10 * 60_000;
/** After a failure, so long nobody tries that page again. */
const restMs = 5_000;

export interface ReleasePages {
  readonly release: ReleaseDocument;
  /** The addresses of the newest revision that could be read; empty before the first. */
  addresses: (revision: string) => Promise<readonly Address[]>;
  /** The page now: the one that is kept, stale where it is, while the new one is made for the next visitor. */
  take: (wanted: PageWanted, revision: string) => { kept?: Promise<KeptPage>; made?: Promise<KeptPage> };
  /** Whether the page of this revision is kept. */
  has: (wanted: PageWanted, revision: string) => boolean;
  close: () => Promise<void>;
}

const keyOf = ({ address, language, session }: PageWanted): string => `${language} ${session} ${address}`;

/** A page that has to say so: its state makes the app ask for everything again. */
const markStale = ({ html, ...hashes }: PageText): PageText => ({
  html: html.replace('id="state">{', 'id="state">{"isStale":true,'),
  ...hashes,
});

/** The pages of one release, rendered by its own builds. */
export const openReleasePages = (
  release: ReleaseDocument,
  worker: RenderWorker,
  compose: Compose,
  onFailure: (what: string, error: unknown) => void,
): ReleasePages => {
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<KeptPage>>();
  const failedAt = new Map<string, number>();
  let known: { revision: string; addresses: readonly Address[] } | undefined;
  let listing: Promise<void> | undefined;

  const isResting = (key: string): boolean => performance.now() - (failedAt.get(key) ?? -restMs) < restMs;

  const noteFailure = (key: string, error: unknown): void => {
    failedAt.set(key, performance.now());
    onFailure(key, error);
  };

  const make = async (wanted: PageWanted, revision: string): Promise<KeptPage> => {
    const text = await compose(wanted, await worker.run('render', wanted));
    const page = await keepPage(text);
    let stale: Promise<KeptPage> | undefined;
    entries.set(keyOf(wanted), {
      revision,
      madeAt: performance.now(),
      page,
      get stale() {
        stale ??= keepPage(markStale(text), 4);
        return stale;
      },
    });
    return page;
  };

  const makeOnce = (wanted: PageWanted, revision: string): Promise<KeptPage> => {
    const key = keyOf(wanted);
    const running = making.get(key);
    if (running) return running;
    const work = make(wanted, revision).finally(() => making.delete(key));
    making.set(key, work);
    work.catch((error: unknown) => noteFailure(key, error));
    return work;
  };

  const isCurrent = ({ revision, madeAt }: Entry, wanted: string): boolean =>
    revision === wanted && performance.now() - madeAt < longestMs;

  const list = async (revision: string): Promise<void> => {
    try {
      known = { revision, addresses: await worker.run('addresses', null) };
    } catch (error) {
      noteFailure('addresses', error);
    } finally {
      listing = undefined;
    }
  };

  return {
    release,
    addresses: async (revision) => {
      if (known?.revision !== revision && !isResting('addresses')) listing ??= list(revision);
      // Who knows older ones does not wait for the new ones.
      if (!known) await listing;
      return known?.addresses ?? [];
    },
    take: (wanted, revision) => {
      const key = keyOf(wanted);
      const entry = entries.get(key);
      if (entry && isCurrent(entry, revision)) return { kept: Promise.resolve(entry.page) };
      const made = isResting(key) ? undefined : makeOnce(wanted, revision);
      // Only where something has changed is there more to ask for; without the API there is nothing.
      const last = entry && (entry.revision === revision ? Promise.resolve(entry.page) : entry.stale);
      return { ...(last && { kept: last }), ...(made && { made }) };
    },
    has: (wanted, revision) => {
      const entry = entries.get(keyOf(wanted));
      return (entry !== undefined && isCurrent(entry, revision)) || isResting(keyOf(wanted));
    },
    close: () => worker.close(),
  };
};

/** The order in which pages are made ahead: the language that stands in for the others first. */
export const languageOrder: readonly Language[] = ['en', 'fr', 'ar', 'pt', 'es', 'sw'];
