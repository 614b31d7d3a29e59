import type { ApplicationDocument } from '@portal/contracts/applications/application.schemas';
import { queryOptions, useQuery, useTranslation } from '@portal/platform';
import { Box, Flex, IconButton, Loading, Text } from '@portal/ui';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { documentBytes } from './document.queries.ts';
import { PdfPage } from './PdfPage.tsx';
import { openPdf } from './pdf.ts';

const zooms = [0.75, 1, 1.25, 1.5, 2] as const;

const openedPdf = (fileKey: string, bytes: Uint8Array | undefined) =>
  queryOptions({
    queryKey: ['review', 'pdf', fileKey],
    queryFn: () => openPdf(bytes ?? new Uint8Array()),
    enabled: bytes !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: false,
    meta: { silent: true },
    structuralSharing: false,
  });

interface Props {
  document: ApplicationDocument;
  /** Shown when the file cannot be drawn. */
  fallback: ReactNode;
}

/** A PDF with its pages and zoom. */
export const PdfDocument = ({ document, fallback }: Props) => {
  const { t } = useTranslation('review');
  const bytes = useQuery(documentBytes(document.fileKey));
  const pdf = useQuery(openedPdf(document.fileKey, bytes.data));
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);
  if (bytes.error || pdf.error) return fallback;
  if (!pdf.data) return <Loading block>{t('viewer.loading')}</Loading>;
  const last = pdf.data.numPages;
  return (
    <>
      <Flex gap="2" px="3" py="1.5" align="center" justify="center" bg="bg.surface" borderBottomWidth="1px">
        <IconButton
          size="xs"
          variant="ghost"
          aria-label={t('viewer.previous')}
          disabled={page === 1}
          onClick={() => setPage(page - 1)}
        >
          <ChevronLeft size={18} />
        </IconButton>
        <Text aria-live="polite" dir="ltr">
          {t('viewer.pageOf', { page, last })}
        </Text>
        <IconButton
          size="xs"
          variant="ghost"
          aria-label={t('viewer.next')}
          disabled={page === last}
          onClick={() => setPage(page + 1)}
        >
          <ChevronRight size={18} />
        </IconButton>
        <IconButton
          size="xs"
          variant="ghost"
          aria-label={t('viewer.smaller')}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          <ZoomOut size={18} />
        </IconButton>
        <Text dir="ltr">{`${(zooms[zoom] ?? 1) * 100}%`}</Text>
        <IconButton
          size="xs"
          variant="ghost"
          aria-label={t('viewer.larger')}
          disabled={zoom === zooms.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <ZoomIn size={18} />
        </IconButton>
      </Flex>
      <Box
        as="section"
        aria-label={document.fileName}
        tabIndex={0}
        flex="1"
        minH="24rem"
        overflow="auto"
        dir="ltr"
        p={{ base: '3', lg: '6' }}
      >
        <PdfPage document={pdf.data} page={page} zoom={zooms[zoom] ?? 1} />
      </Box>
    </>
  );
};
