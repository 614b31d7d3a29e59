import { getContactFile } from '@portal/contracts/calls/support/contact-messages';
import type { ContactMessage } from '@portal/contracts/support/contact-messages';
import { download, formatBytes, useMutation, useTranslation } from '@portal/platform';
import { Box, Flex, Heading, IconButton, MetaText, Text } from '@portal/ui';
import { Download, FileText } from 'lucide-react';

type MessageFile = ContactMessage['files'][number];

const Row = ({ id, file }: { id: string; file: MessageFile }) => {
  const { t } = useTranslation('administration');
  const { fileKey, fileName, size, scanStatus } = file;
  const save = useMutation({
    mutationFn: () => download(getContactFile, fileName, { params: { id, fileKey }, query: {} }),
    meta: { export: true },
  });
  return (
    <Flex as="li" align="center" gap="3" py="2" borderTopWidth="1px">
      <FileText size={20} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0 }} />
      <Box flex="1" minW="0">
        <Text overflowWrap="anywhere">
          <bdi>{fileName}</bdi>
        </Text>
        <MetaText>
          {[formatBytes(size), scanStatus === 'CLEAN' ? '' : t(`messages.scan.${scanStatus}`)]
            .filter(Boolean)
            .join(t('separator'))}
        </MetaText>
      </Box>
      {scanStatus === 'CLEAN' && (
        <IconButton
          variant="ghost"
          aria-label={t('messages.download', { name: fileName })}
          loading={save.isPending}
          loadingText="…"
          onClick={() => save.mutate()}
        >
          <Download size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </Flex>
  );
};

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
          <Row key={file.fileKey} id={id} file={file} />
        ))}
      </Box>
    </Box>
  );
};
