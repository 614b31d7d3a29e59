import { useTranslation } from '@portal/platform';
import { Box } from '@portal/ui';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';

interface Props {
  document: PDFDocumentProxy;
  page: number;
  /** 1 fills the width of the viewer. */
  zoom: number;
}

const drawPage = async (
  document: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  width: number,
) => {
  const page = await document.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const scale = width / natural.width;
  const density = window.devicePixelRatio || 1;
  const viewport = page.getViewport({ scale: scale * density });
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  canvas.style.width = `${viewport.width / density}px`;
  await page.render({ canvas, viewport }).promise;
  const text = await page.getTextContent();
  return text.items.map((item) => ('str' in item ? item.str : '')).join(' ');
};

/** One page as a picture, with its text beside it for those who do not see the picture. */
export const PdfPage = ({ document, page, zoom }: Props) => {
  const { t } = useTranslation('review');
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    let current = true;
    const [box, target] = [frame.current, canvas.current];
    if (!box || !target) return;
    const width = Math.max(240, Math.min(box.clientWidth, 860)) * zoom;
    drawPage(document, page, target, width).then(
      (words) => current && setText(words),
      () => current && setText(''),
    );
    return () => {
      current = false;
    };
  }, [document, page, zoom]);
  return (
    <Box ref={frame} w="full">
      <Box asChild mx="auto" bg="white" shadow="md" display="block">
        {/* A canvas draws in its own direction, and that of a page of a PDF is always left to right. */}
        <canvas ref={canvas} dir="ltr" role="img" aria-label={text || t('viewer.page', { page })} />
      </Box>
    </Box>
  );
};
