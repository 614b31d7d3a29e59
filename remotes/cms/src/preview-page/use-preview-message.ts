import { isPreviewReady, type PreviewMessage } from '@portal/contracts/content/preview-message';
import { type RefObject, useEffect, useState } from 'react';

/** A pause in typing after which the page follows. */
const PAUSE_MS = 300;

/** Tells the page in the frame what is written, once it shows drafts and after every pause. */
export const usePreviewMessage = (
  frame: RefObject<HTMLIFrameElement | null>,
  message: PreviewMessage,
): void => {
  // Counts: a page that is loaded anew is ready again.
  const [ready, setReady] = useState(0);
  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return;
      if (isPreviewReady(data)) setReady((count) => count + 1);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [frame]);

  const written = JSON.stringify(message);
  useEffect(() => {
    if (ready === 0) return;
    const timer = setTimeout(() => {
      frame.current?.contentWindow?.postMessage(JSON.parse(written), window.location.origin);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [ready, written, frame]);
};
