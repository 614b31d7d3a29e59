import { APPLICATION_WORDS, scanWord } from '@portal/application-view';
import type { ApplicationDocument } from '@portal/contracts/applications/application.schemas';
import { formatBytes, useTranslation } from '@portal/platform';
import { Box, Button, Empty, Field, Flex, IconButton, NativeSelect } from '@portal/ui';
import { Download, ShieldQuestion } from 'lucide-react';
import { useState } from 'react';
import { useDownloadDocument } from './document.queries.ts';
import { ImageDocument } from './ImageDocument.tsx';
import { PdfDocument } from './PdfDocument.tsx';
import { Strip } from './Strip.tsx';

interface NotShownProps {
  document: ApplicationDocument;
  /** It is of a kind that is shown, and cannot be read. */
  isDamaged?: boolean;
}

const NotShown = ({ document, isDamaged = false }: NotShownProps) => {
  const { t } = useTranslation('review');
  const save = useDownloadDocument();
  return (
    <Empty
      title={t(isDamaged ? 'viewer.damaged' : 'viewer.notShown')}
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

interface Props {
  documents: readonly ApplicationDocument[];
  /** Whether letters are keys now. */
  hasKeys: boolean;
}

/** The documents of an application, one at a time; PDF files and pictures are shown in place. */
export const DocumentViewer = ({ documents, hasKeys }: Props) => {
  const { t } = useTranslation('review');
  const { t: word } = useTranslation(APPLICATION_WORDS);
  const [chosen, setChosen] = useState(documents[0]?.fileKey);
  const saving = useDownloadDocument();
  const document = documents.find(({ fileKey }) => fileKey === chosen) ?? documents[0];
  if (!document) return <Empty title={t('viewer.none')} />;
  const choose = (
    <Box flex="1" minW="9rem">
      <Field label={t('viewer.choose')} hideLabel>
        <NativeSelect size="sm" value={document.fileKey} onChange={(event) => setChosen(event.target.value)}>
          {documents.map(({ fileKey, fileName, docType }) => (
            <option key={fileKey} value={fileKey}>
              {`${word(`docType.${docType}`)}: ${fileName}`}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </Box>
  );
  const save = (
    <>
      {scanWord(document) === 'NOT_SCANNED' && (
        <Box
          as="span"
          role="img"
          aria-label={word('scan.NOT_SCANNED')}
          title={word('scan.NOT_SCANNED')}
          color="fg.muted"
          flexShrink="0"
        >
          <ShieldQuestion size={18} aria-hidden />
        </Box>
      )}
      <IconButton
        size="sm"
        variant="outline"
        aria-label={t('viewer.save')}
        loading={saving.isPending}
        onClick={() => saving.mutate(document)}
      >
        <Download size={16} aria-hidden />
      </IconButton>
    </>
  );
  const damaged = <NotShown document={document} isDamaged />;
  const isPicture = document.mime.startsWith('image/');
  return (
    <Flex direction="column" h="full" minH="0" bg="bg.muted">
      {document.mime === 'application/pdf' ? (
        <PdfDocument
          key={document.fileKey}
          document={document}
          damaged={damaged}
          choose={choose}
          save={save}
          hasKeys={hasKeys}
        />
      ) : (
        <>
          <Strip>
            {choose}
            {save}
          </Strip>
          {isPicture ? (
            <ImageDocument key={document.fileKey} document={document} damaged={damaged} />
          ) : (
            <NotShown document={document} />
          )}
        </>
      )}
    </Flex>
  );
};
