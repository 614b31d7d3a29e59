import { Box } from '@portal/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { fitted, type WindowKind } from './frame-scale.ts';

/** The room inside a box, in pixels, whenever it changes. */
const useBoxSize = (): [RefObject<HTMLDivElement | null>, { width: number; height: number }] => {
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

interface Props {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Address of the page. */
  src: string;
  title: string;
  kind: WindowKind;
}

/** A page of the portal in a window of its own, drawn as large as there is room for. */
export const PageFrame = ({ frame, src, title, kind }: Props) => {
  const [box, room] = useBoxSize();
  const { width, scale, height } = fitted(kind, room);
  return (
    <Box
      ref={box}
      dir="ltr"
      flex="1"
      minH="0"
      display="flex"
      justifyContent={scale < 1 ? 'flex-start' : 'center'}
      overflow="hidden"
    >
      <Box asChild flexShrink="0" bg="bg.canvas" border="none" transformOrigin="top left">
        {/* It may run as the portal does; opening windows, sending forms and leaving the editor it may not. */}
        <iframe
          ref={frame}
          src={src}
          title={title}
          sandbox="allow-scripts allow-same-origin"
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </Box>
    </Box>
  );
};
