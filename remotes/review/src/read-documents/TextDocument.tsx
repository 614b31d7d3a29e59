import { useTranslation } from '@portal/platform';
import { Box, Text } from '@portal/ui';
import { openText } from './document-text.ts';
import type { DrawnDocument } from './drawn-document.ts';
import { OpenedDocument } from './OpenedDocument.tsx';

/** The words of a text document, on one long page. */
export const TextDocument = (drawn: DrawnDocument) => {
  const { t } = useTranslation('review');
  return (
    <OpenedDocument
      {...drawn}
      reader="text"
      open={({ bytes, ending }) => openText(bytes, ending)}
      place={{ p: '5' }}
    >
      {(paragraphs) => (
        <Box maxW="46rem" mx="auto" px={{ base: '5', md: '10' }} py="8" bg="bg.surface" shadow="md">
          <Text color="fg.muted" fontSize="0.875rem" mb="4">
            {t('viewer.onlyText')}
          </Text>
          {paragraphs.map(({ text, isHeading }, index) => (
            <Text
              key={index}
              dir="auto"
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
              mb="3"
              {...(isHeading && { fontWeight: 'bold', fontSize: '1.125rem', mt: '5' })}
            >
              {text}
            </Text>
          ))}
        </Box>
      )}
    </OpenedDocument>
  );
};
