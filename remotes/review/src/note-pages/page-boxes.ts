import type { NoteSpot } from '@portal/contracts/review/notes';
import { type RefObject, useEffect, useState } from 'react';

/** A spot of a document: shares of the page's width and height from its upper left corner. */
export type Spot = Omit<NoteSpot, 'fileKey'>;

/** Where a page lies in the scrolled area, in pixels. */
export type PageBox = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.min(1, Math.max(0, part / whole));

/** Which spot somebody pressed; undefined between the pages. */
export const spotAt = (
  target: EventTarget | null,
  at: { clientX: number; clientY: number },
): Spot | undefined => {
  const page = target instanceof Element ? target.closest<HTMLElement>('.page') : null;
  if (!page) return undefined;
  const { left, top, width, height } = page.getBoundingClientRect();
  return {
    page: Number(page.dataset.pageNumber),
    x: share(at.clientX - left, width),
    y: share(at.clientY - top, height),
  };
};

/** Where each page lies, from the first; read anew whenever their sizes change. */
export const usePageBoxes = (
  container: RefObject<HTMLElement | null>,
  isShown: boolean,
): readonly PageBox[] => {
  const [boxes, setBoxes] = useState<readonly PageBox[]>([]);
  useEffect(() => {
    const pages = container.current?.querySelector('.pdfViewer');
    if (!isShown || !pages) return;
    const read = () =>
      setBoxes(
        [...pages.querySelectorAll<HTMLElement>('.page')].map((page) => ({
          left: page.offsetLeft,
          top: page.offsetTop,
          width: page.offsetWidth,
          height: page.offsetHeight,
        })),
      );
    // Another zoom or a page of another size changes how long all pages are.
    const sizes = new ResizeObserver(read);
    sizes.observe(pages);
    return () => sizes.disconnect();
  }, [container, isShown]);
  return boxes;
};
