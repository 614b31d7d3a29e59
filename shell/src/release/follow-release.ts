import { findRoute, type InlinedRelease } from '@portal/platform/release';

/** A tab looks this often at most. */
export const lookEveryMs = 15_000;

export interface FollowOptions {
  /** The release of this tab. */
  current: () => InlinedRelease;
  /** The one that is served; `undefined` when it is the known one. Rejects when it cannot be told. */
  ask: (known: InlinedRelease) => Promise<InlinedRelease | undefined>;
  /** Whether words would be lost if the page were loaded again now. */
  hasUnsaved: () => boolean;
  /** Takes the areas of another release of the same shell; `leaving` is still on the page. */
  adopt: (next: InlinedRelease, leaving?: string) => void;
  /** Loads the page again, at most once for this release. */
  reload: (sequence: number) => void;
}

export interface ReleaseFollower {
  /** The person came back to the tab. */
  look: () => Promise<void>;
  /** Something changed that decides what is served: looks although it was looked a moment ago. */
  lookAgain: () => Promise<void>;
  /** The person went from one path to another. */
  went: (from: string, to: string) => void;
  /** Files of this release cannot be had: what is served now is taken at once, if nothing is lost by it. */
  lookForNewerFiles: () => Promise<void>;
}

const ownerOf = ({ shellManifest, remotes }: InlinedRelease, path: string): string => {
  const manifests = [shellManifest, ...Object.values(remotes).map(({ manifest }) => manifest)];
  return findRoute(manifests, path)?.owner ?? shellManifest.name;
};

/**
 * A tab keeps its release until the person goes from one area to another and nothing is unsaved: then it takes
 * the areas of the release that is served now, or loads the page again where the shell is another one, too.
 */
export const followRelease = (options: FollowOptions): ReleaseFollower => {
  const { current, ask, hasUnsaved, adopt, reload } = options;
  let waiting: InlinedRelease | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  const askNow = (): Promise<void> => {
    lookedAt = Date.now();
    asking ??= ask(current())
      .then((served) => {
        waiting = served?.environment === current().environment ? served : undefined;
      })
      // What could not be told now is asked at another time.
      .catch(() => undefined)
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };

  const take = (leaving?: string): void => {
    const next = waiting;
    if (!next) return;
    if (next.shell !== current().shell) {
      if (!hasUnsaved()) reload(next.sequence);
      return;
    }
    waiting = undefined;
    adopt(next, leaving);
  };

  const look = async (): Promise<void> => {
    if (Date.now() - lookedAt >= lookEveryMs) await askNow();
  };

  return {
    look,
    lookAgain: askNow,
    went: (from, to) => {
      const left = ownerOf(current(), from);
      if (left !== ownerOf(current(), to) && !hasUnsaved()) take(left);
      void look();
    },
    lookForNewerFiles: async () => {
      await askNow();
      take();
    },
  };
};
