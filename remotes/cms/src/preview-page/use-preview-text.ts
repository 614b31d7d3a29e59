import type { Language } from '@portal/contracts';
import type { SectionKey } from '@portal/contracts/content/keys';
import { isPreviewReady, type PreviewText } from '@portal/contracts/content/preview-message';
import { type RefObject, useEffect, useState } from 'react';
import { drawable } from './drawable.ts';

/** A pause in typing after which the page follows. */
const PAUSE_MS = 300;

/** Whose text the page shows, and what is written in it now. */
export interface Written {
  key: SectionKey;
  language: Language;
  content: unknown;
  /** The place of the page that shows it; absent: the top. */
  anchor?: string | undefined;
}

/** Tells the page in the frame what is written, once it shows drafts and after every pause. */
export const usePreviewText = (
  frame: RefObject<HTMLIFrameElement | null>,
  { key, language, content, anchor }: Written,
): void => {
  // Counts: a page that is loaded anew is ready again.
  const [ready, setReady] = useState(0);
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return;
      if (isPreviewReady(data)) setReady((count) => count + 1);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame]);

  const written = JSON.stringify(drawable(content));
  useEffect(() => {
    if (ready === 0) return;
    const timer = setTimeout(() => {
      const text: PreviewText = {
        portalPreview: 'text',
        key,
        lang: language,
        data: JSON.parse(written),
        ...(anchor !== undefined && { anchor }),
      };
      frame.current?.contentWindow?.postMessage(text, window.location.origin);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [ready, key, language, written, anchor, frame]);
};
