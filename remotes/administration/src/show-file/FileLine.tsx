import { downloadFile } from '@portal/contracts/calls/kernel/files';
import type { AttachedFile } from '@portal/contracts/kernel/files';
import { download, formatBytes, useMutation, useTranslation } from '@portal/platform';
import { Box, Flex, IconButton, MetaText, Text } from '@portal/ui';
import { Download, FileText } from 'lucide-react';
import type { ComponentProps } from 'react';

interface Props extends ComponentProps<typeof Flex> {
  file: AttachedFile;
  /** Fetches and saves it; by default as a stored file. */
  load?: () => Promise<void>;
}

/** A file by name and size, and the way to it once it was checked. */
export const FileLine = ({ file, load, ...line }: Props) => {
  const { t } = useTranslation('administration');
  const { fileKey, fileName, size, scanStatus } = file;
  const save = useMutation({
    mutationFn: load ?? (() => download(downloadFile, fileName, { params: { fileKey } })),
    meta: { export: true },
  });
  return (
    <Flex align="center" gap="3" {...line}>
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
