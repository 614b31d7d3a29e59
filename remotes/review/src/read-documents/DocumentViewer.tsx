import { APPLICATION_WORDS, scanWord } from '@portal/application-view';
import type { ApplicationDocument } from '@portal/contracts/applications/application.schemas';
import { formatBytes, useTranslation } from '@portal/platform';
import { Box, Button, Empty, Field, Flex, NativeSelect, Text } from '@portal/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useDownloadDocument } from './document.queries.ts';
import { PdfDocument } from './PdfDocument.tsx';

const NotShown = ({ document }: { document: ApplicationDocument }) => {
  const { t } = useTranslation('review');
  const save = useDownloadDocument();
  return (
    <Empty
      title={t('viewer.notShown')}
      action={
        <Button
          loading={save.isPending}
          loadingText={t('viewer.downloading')}
          onClick={() => save.mutate(document)}
        >
          <Download size={18} aria-hidden />
          {t('viewer.download', { name: document.fileName, size: formatBytes(document.size) })}
        </Button>
      }
    />
  );
};

/** The documents of an application, one at a time; PDF files are shown in place. */
export const DocumentViewer = ({ documents }: { documents: readonly ApplicationDocument[] }) => {
  const { t } = useTranslation('review');
  const { t: word } = useTranslation(APPLICATION_WORDS);
  const [chosen, setChosen] = useState(documents[0]?.fileKey);
  const save = useDownloadDocument();
  const document = documents.find(({ fileKey }) => fileKey === chosen) ?? documents[0];
  if (!document) return <Empty title={t('viewer.none')} />;
  return (
    <Flex direction="column" h="full" minH="0" bg="bg.muted">
      <Flex gap="3" p="3" align="center" bg="bg.surface" borderBottomWidth="1px">
        <Box flex="1" minW="0">
          <Field label={t('viewer.choose')} hideLabel>
            <NativeSelect
              size="sm"
              value={document.fileKey}
              onChange={(event) => setChosen(event.target.value)}
            >
              {documents.map(({ fileKey, fileName, docType }) => (
                <option key={fileKey} value={fileKey}>
                  {`${word(`docType.${docType}`)}: ${fileName}`}
                </option>
              ))}
            </NativeSelect>
          </Field>
        </Box>
        <Button size="sm" variant="outline" loading={save.isPending} onClick={() => save.mutate(document)}>
          <Download size={16} aria-hidden />
          <Text as="span" hideBelow="sm">
            {t('viewer.save')}
          </Text>
        </Button>
      </Flex>
      {scanWord(document) === 'NOT_SCANNED' && (
        <Text textStyle="meta" color="fg.muted" px="3" py="2" bg="bg.surface" borderBottomWidth="1px">
          {word('scan.NOT_SCANNED')}
        </Text>
      )}
      {document.mime === 'application/pdf' ? (
        <PdfDocument key={document.fileKey} document={document} fallback={<NotShown document={document} />} />
      ) : (
        <NotShown document={document} />
      )}
    </Flex>
  );
};
