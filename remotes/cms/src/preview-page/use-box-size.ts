import { type RefObject, useEffect, useRef, useState } from 'react';

/** The room inside a box, in pixels, whenever it changes. */
export const useBoxSize = (): [RefObject<HTMLDivElement | null>, { width: number; height: number }] => {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, room];
};
