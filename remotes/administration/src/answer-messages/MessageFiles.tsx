import { getContactFile } from '@portal/contracts/calls/support/contact-messages';
import type { ContactMessage } from '@portal/contracts/support/contact-messages';
import { download, useTranslation } from '@portal/platform';
import { Box, Heading } from '@portal/ui';
import { FileLine } from '../show-file/FileLine.tsx';

/** What came along where the message began as a live chat. */
export const MessageFiles = ({ id, files }: Pick<ContactMessage, 'id' | 'files'>) => {
  const { t } = useTranslation('administration');
  if (files.length === 0) return null;
  return (
    <Box>
      <Heading as="h3" textStyle="label" mb="2">
        {t('messages.files')}
      </Heading>
      <Box as="ul" listStyleType="none">
        {files.map((file) => (
          <Box as="li" key={file.fileKey} py="2" borderTopWidth="1px">
            <FileLine
              file={file}
              load={() =>
                download(getContactFile, file.fileName, { params: { id, fileKey: file.fileKey }, query: {} })
              }
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
};
