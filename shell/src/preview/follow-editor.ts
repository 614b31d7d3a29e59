import {
  isPreviewEntry,
  isPreviewText,
  type PreviewEntry,
  type PreviewMessage,
  type PreviewReady,
  type PreviewText,
} from '@portal/contracts/content/preview-message';
import type { Section } from '@portal/contracts/content/section.schemas';
import { queryClient, useContentStore } from '@portal/platform';

/** The sections with what is being written in the place of what was saved. */
const withText = (sections: readonly Section[], { key, lang, data }: PreviewText): Section[] => {
  const written = sections.find((section) => section.key === key);
  // The editor sends a section's content in the shape of its key.
  const next = { ...(written ?? { key, lang }), data: { ...written?.data, [lang]: data } } as Section;
  return written ? sections.map((section) => (section === written ? next : section)) : [...sections, next];
};

const withEntry = (rows: readonly { id: string }[], { entry }: PreviewEntry) =>
  rows.some(({ id }) => id === entry.id)
    ? rows.map((row) => (row.id === entry.id ? entry : row))
    : [...rows, entry];

/** Shows an entry of a list as it is written, and whenever the list is read. Returns the way to stop. */
const followEntries = (message: () => PreviewMessage | undefined, onShown: () => void) => {
  let shown: unknown;
  let isShowing = false;
  const show = () => {
    const written = message();
    // It is notified of its own writes, too.
    if (isShowing || written?.portalPreview !== 'entry' || !useContentStore.getState().isDraft) return;
    // The pages keep a list under its name.
    const key = [written.list];
    const rows = queryClient.getQueryData<readonly { id: string }[]>(key);
    if (rows === undefined || rows === shown) return;
    isShowing = true;
    queryClient.setQueryData(key, withEntry(rows, written));
    shown = queryClient.getQueryData(key);
    isShowing = false;
    onShown();
  };
  const stop = queryClient.getQueryCache().subscribe(({ type }) => type === 'updated' && show());
  const written = () => {
    shown = undefined;
    show();
  };
  return { written, stop };
};

/** Shows what is written in the editor around this frame while it is written. Returns the way to stop. */
export const followEditor = (): (() => void) => {
  let message: PreviewMessage | undefined;
  let isInPlace = false;
  let shown: Section[] | null = null;
  const ready: PreviewReady = { portalPreview: 'ready' };

  const show = () => {
    const { sections, isDraft } = useContentStore.getState();
    // Only for those who may read drafts.
    if (!isDraft || sections === null || message?.portalPreview !== 'text') return;
    shown = withText(sections, message);
    useContentStore.setState({ sections: shown });
  };
  // Of this window alone: `scrollIntoView` would move the editor around it, too.
  const bringIntoPlace = () => {
    const place = document.getElementById(message?.anchor ?? '');
    if (isInPlace || !place) return;
    isInPlace = true;
    if (place instanceof HTMLDetailsElement) place.open = true;
    window.scrollTo({ top: place.getBoundingClientRect().top + window.scrollY });
  };
  const entries = followEntries(
    () => message,
    () => requestAnimationFrame(bringIntoPlace),
  );
  const receive = ({ source, origin, data }: MessageEvent) => {
    if (source !== window.parent || origin !== window.location.origin) return;
    if (!isPreviewText(data) && !isPreviewEntry(data)) return;
    message = data;
    show();
    entries.written();
    requestAnimationFrame(bringIntoPlace);
  };
  const lookAt = ({ sections, isDraft }: { sections: Section[] | null; isDraft: boolean }) => {
    if (!isDraft || sections === null || sections === shown) return;
    if (message?.portalPreview === 'text') show();
    else window.parent.postMessage(ready, window.location.origin);
  };

  window.addEventListener('message', receive);
  lookAt(useContentStore.getState());
  const stop = useContentStore.subscribe(lookAt);
  return () => {
    window.removeEventListener('message', receive);
    entries.stop();
    stop();
  };
};
