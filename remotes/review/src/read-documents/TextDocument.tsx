import type { ApplicationDocument } from '@portal/contracts/applications/application.schemas';
import { fileEnding } from '@portal/contracts/rules/files';
import { queryOptions, useQuery, useTranslation } from '@portal/platform';
import { Box, Loading, Text } from '@portal/ui';
import { useEffect, useEffectEvent } from 'react';
import { useDocumentBytes } from './document.queries.ts';
import { openText } from './document-text.ts';
import type { DrawnDocument } from './drawn-document.ts';
import { NotLoaded } from './NotLoaded.tsx';

const openedText = ({ fileKey, fileName }: ApplicationDocument, bytes: Uint8Array | undefined) =>
  queryOptions({
    queryKey: ['review', 'text', fileKey],
    queryFn: () => openText(bytes ?? new Uint8Array(), fileEnding(fileName)),
    enabled: bytes !== undefined,
    staleTime: 'static',
    gcTime: 0,
    refetchInterval: false,
    meta: { silent: true },
  });

/** The words of a text document, on one long page. */
export const TextDocument = ({ document, damaged, onEnd }: DrawnDocument) => {
  const { t } = useTranslation('review');
  const bytes = useDocumentBytes(document.fileKey);
  const text = useQuery(openedText(document, bytes.data));
  const isShown = text.data !== undefined;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isShown) end();
  }, [isShown]);
  if (bytes.error) return <NotLoaded bytes={bytes} />;
  if (text.error) return damaged;
  if (!text.data) return <Loading block>{t('viewer.loading')}</Loading>;
  return (
    <Box as="section" aria-label={document.fileName} tabIndex={0} flex="1" minH="0" overflow="auto" p="5">
      <Box maxW="46rem" mx="auto" px={{ base: '5', md: '10' }} py="8" bg="bg.surface" shadow="md">
        <Text color="fg.muted" fontSize="0.875rem" mb="4">
          {t('viewer.onlyText')}
        </Text>
        {text.data.map(({ text: words, isHeading }, index) => (
          <Text
            key={index}
            dir="auto"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
            mb="3"
            {...(isHeading && { fontWeight: 'bold', fontSize: '1.125rem', mt: '5' })}
          >
            {words}
          </Text>
        ))}
      </Box>
    </Box>
  );
};
