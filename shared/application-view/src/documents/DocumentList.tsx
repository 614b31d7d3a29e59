import type { ApplicationDocument } from '@portal/contracts/applications/application.schemas';
import { formatBytes, useTranslation } from '@portal/platform';
import { FileRow, List, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { APPLICATION_NAMESPACE } from '../translations/application-translations.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { scanLabel } from './scan-label.ts';

export interface DocumentListProps {
  documents: readonly ApplicationDocument[];
  /** Beside each file; default: a download of what was checked. */
  actions?: ((document: ApplicationDocument) => ReactNode) | undefined;
}

const downloadOf = (document: ApplicationDocument) =>
  document.scanStatus === 'CLEAN' && <DownloadButton document={document} />;

/** Files with their kind, size and whether they were checked. */
export const DocumentList = ({ documents, actions = downloadOf }: DocumentListProps) => {
  const { t } = useTranslation(APPLICATION_NAMESPACE);
  if (documents.length === 0) return <Text color="fg.subtle">{t('noFiles')}</Text>;
  return (
    <List.Root unstyled display="flex" flexDirection="column" gap="3">
      {documents.map((document) => (
        <List.Item key={document.fileKey}>
          <FileRow
            name={<bdi>{document.fileName}</bdi>}
            size={[t(`docType.${document.docType}`), formatBytes(document.size)].join(t('comma'))}
            state={document.scanStatus}
            stateText={t(`scan.${scanLabel(document)}`)}
            actions={actions(document)}
          />
        </List.Item>
      ))}
    </List.Root>
  );
};
