import { findRoute, type InlinedRelease } from '@portal/platform/release';

/** At most one request for the served release in this time, except by `lookAgain`. */
export const lookEveryMs = 15_000;

interface FollowOptions {
  /** The release of this tab. */
  current: () => InlinedRelease;
  /** Fetches the served release; `undefined` when it is the known one. Rejects when the request fails. */
  ask: (known: InlinedRelease) => Promise<InlinedRelease | undefined>;
  /** Whether typed text would be lost if the page were reloaded now. */
  hasUnsaved: () => boolean;
  /** Uses the remotes of another release of the same shell; the remote `leaving` is still on the page. */
  setRelease: (next: InlinedRelease, leaving?: string) => void;
  /** Reloads the page, at most once for this release. */
  reload: (sequence: number) => void;
}

const ownerOf = ({ shellManifest, remotes }: InlinedRelease, path: string): string => {
  const manifests = [shellManifest, ...Object.values(remotes).map(({ manifest }) => manifest)];
  return findRoute(manifests, path)?.owner ?? shellManifest.name;
};

/**
 * A tab keeps its release until the person goes from one remote to another and nothing is unsaved: then it uses
 * the remotes of the served release, or reloads the page where that has another shell.
 */
export const followRelease = (options: FollowOptions) => {
  const { current, ask, hasUnsaved, setRelease, reload } = options;
  let waiting: InlinedRelease | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  const askNow = (): Promise<void> => {
    lookedAt = Date.now();
    asking ??= ask(current())
      .then((served) => {
        waiting = served?.environment === current().environment ? served : undefined;
      })
      // The next look asks again.
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
    setRelease(next, leaving);
  };

  const look = async (): Promise<void> => {
    if (Date.now() - lookedAt >= lookEveryMs) await askNow();
  };

  return {
    /** The person came back to the tab. */
    look,
    /** What is served may have changed: asks even within `lookEveryMs`. */
    lookAgain: askNow,
    /** To be called after each navigation. */
    went: (from: string, to: string): void => {
      const left = ownerOf(current(), from);
      if (left !== ownerOf(current(), to) && !hasUnsaved()) take(left);
      void look();
    },
    /** Files of this release could not be fetched: switches to the served release at once, if no typed text is lost. */
    lookForNewerFiles: async () => {
      await askNow();
      take();
    },
  };
};
