import {
  isPreviewText,
  type PreviewReady,
  type PreviewText,
} from '@portal/contracts/content/preview-message';
import type { Section } from '@portal/contracts/content/schemas';
import { useContentStore } from '@portal/platform';

/** The sections with what is being written in the place of what was saved. */
const withText = (sections: readonly Section[], { key, lang, data }: PreviewText): Section[] => {
  const written = sections.find((section) => section.key === key);
  // The desk sends a section's content in the shape of its key.
  const next = { ...(written ?? { key, lang }), data: { ...written?.data, [lang]: data } } as Section;
  return written ? sections.map((section) => (section === written ? next : section)) : [...sections, next];
};

/** Shows what is written at the desk around this frame while it is written. Returns the way to stop. */
export const followEditor = (): (() => void) => {
  let text: PreviewText | undefined;
  let isInPlace = false;
  let shown: Section[] | null = null;
  const ready: PreviewReady = { portalPreview: 'ready' };

  const show = () => {
    const { sections, isDraft } = useContentStore.getState();
    // Only for the eyes that drafts are for.
    if (!isDraft || sections === null || text === undefined) return;
    shown = withText(sections, text);
    useContentStore.setState({ sections: shown });
  };
  // Of this window alone: `scrollIntoView` would move the desk around it, too.
  const bringIntoPlace = () => {
    const place = document.getElementById(text?.anchor ?? '');
    if (isInPlace || !place) return;
    isInPlace = true;
    window.scrollTo({ top: place.getBoundingClientRect().top + window.scrollY });
  };
  const hear = ({ source, origin, data }: MessageEvent) => {
    if (source !== window.parent || origin !== window.location.origin || !isPreviewText(data)) return;
    text = data;
    show();
    requestAnimationFrame(bringIntoPlace);
  };
  const lookAt = ({ sections, isDraft }: { sections: Section[] | null; isDraft: boolean }) => {
    if (!isDraft || sections === null || sections === shown) return;
    if (text) show();
    else window.parent.postMessage(ready, window.location.origin);
  };

  window.addEventListener('message', hear);
  lookAt(useContentStore.getState());
  const stop = useContentStore.subscribe(lookAt);
  return () => {
    window.removeEventListener('message', hear);
    stop();
  };
};
