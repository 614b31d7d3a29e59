import { APPLICATION_NAMESPACE, scanLabel } from '@portal/application-view';
import type { ApplicationDocument } from '@portal/contracts/applications/application.schemas';
import { fileEnding, fileKinds } from '@portal/contracts/rules/files';
import { formatBytes, useTranslation } from '@portal/platform';
import { Box, Button, Empty, Field, Flex, IconButton, NativeSelect } from '@portal/ui';
import { useKeys } from '@portal/ui/overlay';
import { Download, ShieldQuestion } from 'lucide-react';
import type { Notes } from '../discuss/notes.queries.ts';
import { ReadToggle } from '../mark-read/ReadToggle.tsx';
import type { ReadMarks } from '../mark-read/read-marks.queries.ts';
import { useMarkAtEnd } from '../mark-read/read-marks.queries.ts';
import { useWorkspaceParts } from '../workspace-parts/workspace-context.ts';
import { titleWidth } from '../workspace-parts/workspace-layout.ts';
import { DocumentToolbar } from './DocumentToolbar.tsx';
import { useDownloadDocument } from './document.queries.ts';
import { isTextEnding } from './document-text.ts';
import type { DrawnDocument, WhyNotShown } from './drawn-document.ts';
import { ImageDocument } from './ImageDocument.tsx';
import { PdfDocument } from './PdfDocument.tsx';
import { ReplacedNotice } from './ReplacedNotice.tsx';
import { SheetDocument } from './SheetDocument.tsx';
import { TextDocument } from './TextDocument.tsx';
import { useShownDocument } from './use-shown-document.ts';

const NotShown = ({ document, why }: { document: ApplicationDocument; why: WhyNotShown }) => {
  const { t } = useTranslation('review');
  const save = useDownloadDocument();
  return (
    <Empty
      title={t(`viewer.${why}`)}
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
  marks: ReadMarks;
  notes?: Notes | undefined;
}

/** The documents of an application, one at a time; PDF files and pictures are shown in place. */
export const DocumentViewer = ({ documents, hasKeys, marks, notes }: Props) => {
  const { t } = useTranslation('review');
  const { t: applicationText } = useTranslation(APPLICATION_NAMESPACE);
  const { shown: asked, openDocument } = useWorkspaceParts();
  const saving = useDownloadDocument();
  const setEnded = useMarkAtEnd(marks);
  const { document, isGone, instead } = useShownDocument(documents, asked?.fileKey);
  const index = documents.findIndex(({ fileKey }) => fileKey === document?.fileKey);
  useKeys(({ key }) => {
    const step = { '[': -1, ']': 1 }[key];
    const next = step && documents[index + step];
    if (next) openDocument(next.fileKey);
  }, hasKeys);
  if (!document) return <Empty title={t('viewer.none')} />;
  const isRead = (fileKey: string) => marks.isRead({ kind: 'DOCUMENT', key: fileKey });
  const markRead = (read: boolean) => marks.mark({ kind: 'DOCUMENT', key: document.fileKey }, read);
  const onEnd = () => setEnded(document.fileKey);
  const choose = (
    <Box flex="1.5" minW={{ base: '9rem', xl: '7.25rem' }}>
      <Field label={t('viewer.choose')} hideLabel>
        <NativeSelect
          size="sm"
          value={document.fileKey}
          onChange={(event) => openDocument(event.target.value)}
        >
          {[...(isGone ? [document] : []), ...documents].map(({ fileKey, fileName, docType }) => (
            <option key={fileKey} value={fileKey}>
              {t(isRead(fileKey) ? 'viewer.documentRead' : 'viewer.document', {
                kind: applicationText(`docType.${docType}`),
                name: fileName,
              })}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </Box>
  );
  const save = (
    <>
      {marks.isKnown && (
        <ReadToggle
          isInStrip
          name={document.fileName}
          isRead={isRead(document.fileKey)}
          onChange={markRead}
        />
      )}
      {scanLabel(document) === 'NOT_SCANNED' && (
        <Box
          as="span"
          role="img"
          aria-label={applicationText('scan.NOT_SCANNED')}
          title={applicationText('scan.NOT_SCANNED')}
          color="fg.muted"
          flexShrink="0"
        >
          <ShieldQuestion size={18} aria-hidden />
        </Box>
      )}
      <IconButton
        variant="outline"
        aria-label={t('viewer.save')}
        loading={saving.isPending}
        onClick={() => saving.mutate(document)}
      >
        <Download size={16} aria-hidden />
      </IconButton>
    </>
  );
  const drawn: DrawnDocument = {
    document,
    notShown: (why) => <NotShown document={document} why={why} />,
    onEnd,
  };
  const isPicture = document.mime.startsWith('image/');
  const ending = fileEnding(document.fileName);
  const isSheet = (fileKinds.spreadsheet as readonly string[]).includes(ending);
  const isText = isTextEnding(ending);
  return (
    <Flex direction="column" h="full" minH="0" bg="bg.muted">
      {isGone && (
        <Box ps={titleWidth}>
          <ReplacedNotice document={document} instead={instead} />
        </Box>
      )}
      {document.mime === 'application/pdf' ? (
        <PdfDocument
          key={document.fileKey}
          {...drawn}
          choose={choose}
          save={save}
          hasKeys={hasKeys}
          notes={notes}
        />
      ) : (
        <>
          <DocumentToolbar>
            {choose}
            {save}
          </DocumentToolbar>
          {isPicture && <ImageDocument key={document.fileKey} {...drawn} />}
          {isSheet && <SheetDocument key={document.fileKey} {...drawn} />}
          {isText && <TextDocument key={document.fileKey} {...drawn} />}
          {!isPicture && !isSheet && !isText && <NotShown document={document} why="notShown" />}
        </>
      )}
    </Flex>
  );
};
