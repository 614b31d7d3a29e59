import { useTranslation } from '@portal/platform';
import { Box } from '@portal/ui';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';

const WIDTH = 60;
/** Of small pages; nobody finds one among more, and a browser is held up by them. */
const MAX_SHOWN = 1000;

/** Draws a page once it comes near. */
const useDrawn = (pdf: PDFDocumentProxy, number: number) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const here = canvas.current;
    if (!here) return;
    const ended = new AbortController();
    const draw = async () => {
      const page = await pdf.getPage(number);
      if (ended.signal.aborted) return;
      const scale = (WIDTH * devicePixelRatio) / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale });
      Object.assign(here, { width: viewport.width, height: viewport.height });
      const task = page.render({ canvas: here, viewport });
      ended.signal.addEventListener('abort', () => task.cancel(), { once: true });
      await task.promise;
    };
    const near = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      // What cannot be drawn small stays blank; the page itself says why.
      draw().catch(() => {});
    });
    near.observe(here);
    return () => {
      near.disconnect();
      ended.abort();
    };
  }, [pdf, number]);
  return canvas;
};

interface ThumbnailProps {
  pdf: PDFDocumentProxy;
  number: number;
  isCurrent: boolean;
  notes: number;
  onGo: (page: number) => void;
}

const Thumbnail = ({ pdf, number, isCurrent, notes, onGo }: ThumbnailProps) => {
  const { t } = useTranslation('review');
  const canvas = useDrawn(pdf, number);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <Box as="li" textAlign="center" fontSize="0.8125rem" color="fg.muted" pb="2">
      <Box
        asChild
        display="block"
        mx="auto"
        minH="80px"
        bg="white"
        _dark={{ '& canvas': { filter: 'brightness(0.94)' } }}
        cursor="pointer"
        borderRadius="sm"
        borderWidth="1px"
        outline={isCurrent ? '2px solid' : undefined}
        outlineColor="brand.solid"
        outlineOffset="2px"
        style={{ width: WIDTH }}
      >
        <button
          ref={button}
          type="button"
          aria-current={isCurrent ? 'page' : undefined}
          aria-label={
            notes === 0
              ? t('viewer.page', { page: number })
              : t('notes.thumbnail', { page: number, count: notes })
          }
          onClick={() => onGo(number)}
        >
          {/* Drawn from left to right on any page, as the document is. */}
          <canvas ref={canvas} dir="ltr" style={{ width: '100%', display: 'block' }} />
        </button>
      </Box>
      <span aria-hidden>
        {number}
        {notes > 0 && (
          <Box
            as="span"
            ms="1"
            px="1"
            borderRadius="sm"
            bg="accent.solid"
            color="accent.contrast"
            fontWeight="bold"
          >
            {notes}
          </Box>
        )}
      </span>
    </Box>
  );
};

interface Props {
  pdf: PDFDocumentProxy;
  page: number;
  /** How many notes a page has. */
  notesOn: (page: number) => number;
  onGo: (page: number) => void;
}

/** The pages in small, beside them from 1024 px on. */
export const Thumbnails = ({ pdf, page, notesOn, onGo }: Props) => {
  const { t } = useTranslation('review');
  return (
    <Box
      as="nav"
      aria-label={t('viewer.thumbnails')}
      hideBelow="lg"
      w="92px"
      flexShrink="0"
      overflowY="auto"
      py="3"
      bg="bg.subtle"
      borderInlineEndWidth="1px"
    >
      <Box as="ol" listStyleType="none" m="0" p="0">
        {Array.from({ length: Math.min(pdf.numPages, MAX_SHOWN) }, (_, index) => index + 1).map((number) => (
          <Thumbnail
            key={number}
            pdf={pdf}
            number={number}
            isCurrent={number === page}
            notes={notesOn(number)}
            onGo={onGo}
          />
        ))}
      </Box>
    </Box>
  );
};
