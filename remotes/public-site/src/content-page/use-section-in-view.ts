import { useEffect, useState } from 'react';

/** The anchor of the section that is being read: the one across the upper third of the window. */
export const useSectionInView = (anchors: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState(anchors[0]);
  const joined = anchors.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: '-15% 0px -75% 0px' },
    );
    for (const anchor of joined.split(' ')) {
      const section = document.getElementById(anchor);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [joined]);
  return current;
};
