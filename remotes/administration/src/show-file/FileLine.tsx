import { DownloadButton } from '@portal/application-view';
import type { AttachedFile } from '@portal/contracts/kernel/files';
import { formatBytes, useTranslation } from '@portal/platform';
import { Box, Flex, MetaText, Text } from '@portal/ui';
import { FileText } from 'lucide-react';
import type { ComponentProps } from 'react';

interface Props extends ComponentProps<typeof Flex>, Pick<ComponentProps<typeof DownloadButton>, 'load'> {
  file: AttachedFile;
}

/** A file by name and size, with its download once it was checked. */
export const FileLine = ({ file, load, ...line }: Props) => {
  const { t } = useTranslation('administration');
  const { fileName, size, scanStatus } = file;
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
      {scanStatus === 'CLEAN' && <DownloadButton document={file} load={load} />}
    </Flex>
  );
};
