import type { Message } from '@portal/contracts/applications/conversation';
import { type UploadedFile, useTranslation } from '@portal/platform';
import { FileField } from '@portal/platform/forms';
import { Flex } from '@portal/ui';
import { DownloadButton } from '../documents/DownloadButton.tsx';
import { APPLICATION_NAMESPACE } from '../translations/application-translations.ts';

export const emptyMessage = { text: '', file: [] as UploadedFile[] };

/** Where a file is chosen that goes with a message. */
export const MessageFileField = () => {
  const { t } = useTranslation(APPLICATION_NAMESPACE);
  return (
    <FileField name="file" label={t('messageFile')} accept={['document', 'spreadsheet', 'image']} optional />
  );
};

/** The file that came with a message. */
export const MessageFile = ({ message: { fileKey, fileName } }: { message: Message }) =>
  fileKey !== null &&
  fileName !== null && (
    <Flex alignItems="center" gap="2" mt="2">
      <bdi>{fileName}</bdi>
      <DownloadButton document={{ fileKey, fileName }} />
    </Flex>
  );
