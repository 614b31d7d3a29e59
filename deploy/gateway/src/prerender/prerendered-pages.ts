import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '@portal/contracts';
import type { PublicAddress } from '@portal/platform/area';
import {
  type Build,
  inlineRelease,
  matchesPattern,
  type PageSettings,
  type PageWanted,
  type ReleaseDocument,
  type RenderedPage,
} from '@portal/platform/release';
import type { AskApi } from '@portal/release/canary/ask-api';
import { baseOf } from '@portal/release/canary/release-views';
import type { CachedPage, PageText } from './cached-page.ts';
import type { Reader } from './reader.ts';
import { languageOrder, openReleasePageCache, type ReleasePageCache } from './release-page-cache.ts';
import { openRenderWorker, type RenderLimits } from './render-worker.ts';
import { watchRevision } from './revision-watch.ts';

export interface PrerenderedPages {
  /** A prerendered page; `undefined` when there is none in time: the visitor then gets the empty page. */
  find: (release: ReleaseDocument, wanted: PageWanted) => Promise<CachedPage | undefined>;
  /**
   * A page for one reader, such as the answer to a form; it is not kept. @throws when it cannot be made, or
   * when too many are being made
   */
  renderOnce: (release: ReleaseDocument, wanted: PageWanted) => Promise<PageText>;
  /** The parts of a page behind sign-in for the person. @throws as `renderOnce` does */
  renderFor: (release: ReleaseDocument, wanted: PageWanted, reader: Reader) => Promise<RenderedPage>;
  /** Begins what `renderFor` needs: the browser asks for the page as soon as it has read the document. */
  prepare: (release: ReleaseDocument) => void;
  /**
   * Whether the content as it is now has others of this pattern, such as `/news/:slug`, and not this one, or has it in
   * other languages alone.
   */
  lacks: (release: ReleaseDocument, pattern: string, path: string, language: Language) => Promise<boolean>;
  /** Every address that a visitor can read. */
  addresses: (release: ReleaseDocument) => Promise<readonly PublicAddress[]>;
  /** Makes what is missing for this release and the content as it is now, once nobody is changing that any more. */
  warm: (release: ReleaseDocument) => Promise<void>;
  close: () => Promise<void>;
}

export type CountRender = (outcome: 'done' | 'failed', seconds: number) => void;

interface PrerenderedPagesOptions {
  store: string;
  /** Under which people reach the portal. */
  origin: string;
  settings: PageSettings;
  askApi: AskApi;
  compose: (
    release: ReleaseDocument,
    wanted: PageWanted,
    page: RenderedPage,
    languages: PublicAddress['languages'],
  ) => Promise<PageText>;
  warn: (message: string) => void;
  /** Called for every page: how it ended, after how many seconds. */
  count?: CountRender | undefined;
  limits?: Partial<RenderLimits>;
}

/** So long a request waits for a page that nobody has asked for yet. */
const timeoutMs = 400;
/** The same until all pages of a release were made once: after a start or a pin there are none to show meanwhile. */
const firstTimeoutMs = 3_000;
/** Between two pages that are prerendered: requests come first. */
const delayMs = 20;
/** Packed pages that are kept of a release as those see it who get a canary: they are few. */
const canaryMaxBytes = 8 * 1024 * 1024;
/** Pages for one reader that are made at a time: they must not keep the worker from all others. */
const maxConcurrent = 8;

const serverBuilds = ({ builds, remotes }: ReleaseDocument): Record<string, Build> =>
  Object.fromEntries(
    Object.entries(remotes).flatMap(([area, { pin }]) => {
      const build = builds[pin];
      return build?.server ? [[area, build] as const] : [];
    }),
  );

/** However it is written: encoded or not, with a slash at its end or not. */
const plainPath = (address: string): string => decodeURIComponent(address.replace(/\/*(\?.*)?$/s, ''));

const isThereIn = ({ languages }: PublicAddress, language: Language): boolean =>
  languages?.includes(language) ?? true;

/** The public pages of whichever release is asked for; a new pin means a new worker with its builds. */
export const openPrerenderedPages = (options: PrerenderedPagesOptions): PrerenderedPages => {
  const { store, origin, settings, askApi, compose, warn, count, limits } = options;
  const revision = watchRevision(askApi);
  /** Of one release: as it is, and as those see it who get a canary. */
  const opened = new Map<ReleaseDocument, ReleasePageCache>();
  let warming: Promise<void> | undefined;
  /** The release whose pages were all made once. */
  let warmed: ReleaseDocument | undefined;
  /** What the content was at the last call of `warm`. */
  let lastSeen = '';
  let isClosed = false;

  const open = (release: ReleaseDocument): ReleasePageCache | undefined => {
    const shell = release.builds[release.shell];
    const areas = serverBuilds(release);
    if (!shell?.server || Object.keys(areas).length === 0) return undefined;
    const setup = { store, origin, release: inlineRelease(release, settings), shell, areas };
    return openReleasePageCache(
      openRenderWorker(setup, askApi, limits),
      (...page) => compose(release, ...page),
      {
        made: (seconds) => count?.('done', seconds),
        failed: (what, error, seconds) => {
          // Its worker was ended: with the gateway, or because another release is served.
          if (isClosed || !opened.has(release)) return;
          count?.('failed', seconds);
          warn(`Not prerendered: ${what}: ${error instanceof Error ? error.message : String(error)}`);
        },
      },
      baseOf(release) === release ? undefined : canaryMaxBytes,
    );
  };

  const pagesOf = (release: ReleaseDocument): ReleasePageCache | undefined => {
    if (isClosed) return undefined;
    const known = opened.get(release);
    if (known) return known;
    for (const [other, pages] of opened) {
      if (baseOf(other) === baseOf(release)) continue;
      opened.delete(other);
      void pages.close();
    }
    const pages = open(release);
    if (pages) opened.set(release, pages);
    return pages;
  };

  const isKnown = async (pages: ReleasePageCache, address: string, now: string): Promise<boolean> =>
    (await pages.addresses(now)).some((one) => one.address === address);

  const find = async (release: ReleaseDocument, wanted: PageWanted): Promise<CachedPage | undefined> => {
    const pages = pagesOf(release);
    if (!pages) return undefined;
    const now = await revision.now();
    if (!(await isKnown(pages, wanted.address, now))) return undefined;
    const { kept, made } = pages.take(wanted, now);
    return kept ?? made?.catch(() => undefined);
  };

  let beingMade = 0;
  const limited = async <T>(
    release: ReleaseDocument,
    make: (pages: ReleasePageCache) => Promise<T>,
  ): Promise<T> => {
    const pages = pagesOf(release);
    if (!pages) throw new Error('This release renders no pages.');
    if (beingMade >= maxConcurrent) throw new Error('Too many pages are being made.');
    beingMade += 1;
    try {
      return await make(pages);
    } finally {
      beingMade -= 1;
    }
  };

  const lacks: PrerenderedPages['lacks'] = async (release, pattern, path, language) => {
    const pages = pagesOf(release);
    if (!pages) return false;
    const now = await revision.now();
    const isHere = ({ address }: PublicAddress): boolean => plainPath(address) === plainPath(path);
    const isAmong = (all: readonly PublicAddress[]): boolean =>
      all.some((one) => isHere(one) && isThereIn(one, language));
    if (isAmong(await pages.addresses(now))) return false;
    // What was published a moment ago is not said to be missing by a list that does not know it yet.
    const all = await pages.addressesOf(now);
    if (!all || isAmong(all)) return false;
    return all.some((one) => isHere(one) || matchesPattern(pattern, plainPath(one.address)));
  };

  const warmAll = async (release: ReleaseDocument): Promise<void> => {
    const pages = pagesOf(release);
    if (!pages) return;
    const now = await revision.now();
    const isStill = now === lastSeen;
    lastSeen = now;
    // Whoever edits saves again soon: pages of what is between two saves are made for those who ask.
    if (warmed === release && !isStill) return;
    let isAny = false;
    for (const language of languageOrder) {
      for (const one of await pages.addresses(now)) {
        if (!isThereIn(one, language)) continue;
        isAny = true;
        const { address } = one;
        const wanted = { address, language, session: 'signed-out' } as const;
        if (pages.has(wanted, now)) continue;
        if (isClosed || opened.get(release) !== pages || (await revision.now()) !== now) return;
        await pages.take(wanted, now).made?.catch(() => undefined);
        await pause(delayMs, undefined, { ref: false });
      }
    }
    if (isAny) warmed = release;
  };

  return {
    find: (release, wanted) =>
      Promise.race([
        find(release, wanted).catch(() => undefined),
        pause(warmed === release ? timeoutMs : firstTimeoutMs, undefined, { ref: false }),
      ]),
    renderOnce: (release, wanted) => limited(release, (pages) => pages.renderOnce(wanted)),
    renderFor: (release, wanted, reader) => limited(release, (pages) => pages.renderFor(wanted, reader)),
    prepare: (release) => pagesOf(release)?.wake(),
    lacks: async (...asked) => {
      const answer = lacks(...asked).catch(() => false);
      return (await Promise.race([answer, pause(timeoutMs, undefined, { ref: false })])) ?? false;
    },
    addresses: async (release) => (await pagesOf(release)?.addresses(await revision.now())) ?? [],
    warm: (release) => {
      warming ??= warmAll(release).finally(() => {
        warming = undefined;
      });
      return warming;
    },
    close: async () => {
      isClosed = true;
      await Promise.all([...opened.values()].map((pages) => pages.close()));
    },
  };
};
