import { useEffect, useState } from 'react';

/** Everything above the upper third of the window, however long the page. */
const readSoFar = { rootMargin: '1000000px 0px -67% 0px' };

/** The anchor of the section that is being read: the last one that begins above the upper third. */
export const useSectionInView = (anchors: readonly string[]): string | undefined => {
  const joined = anchors.join(' ');
  const [current, setCurrent] = useState(anchors[0]);
  useEffect(() => {
    const inOrder = joined.split(' ');
    const begun = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) begun.add(target.id);
        else begun.delete(target.id);
      }
      setCurrent(inOrder.findLast((anchor) => begun.has(anchor)) ?? inOrder[0]);
    }, readSoFar);
    for (const anchor of inOrder) {
      const section = document.getElementById(anchor);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [joined]);
  return current;
};
