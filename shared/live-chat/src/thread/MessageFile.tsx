import type { AttachedFile } from '@portal/contracts/kernel/files';
import type { ImageWidth } from '@portal/contracts/kernel/images';
import { formatBytes, saveFile, useMutation, useTranslation } from '@portal/platform';
import { Box, Flex, IconButton, Image, Text } from '@portal/ui';
import { Download, FileText, Image as Picture } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CHAT_NAMESPACE } from '../translations/chat-translations.ts';

/** Fetches the bytes of a file, of a picture no wider than is asked for. */
export type ReadFile = (fileKey: string, width?: ImageWidth) => Promise<Uint8Array>;

const PREVIEW: ImageWidth = 480;

/** A picture needs a header that an `img` cannot send, so its bytes are fetched and given an address of this page. */
const usePreview = ({ fileKey, mime, scanStatus }: AttachedFile, read: ReadFile | undefined) => {
  const [address, setAddress] = useState<string>();
  const isShown = read !== undefined && mime.startsWith('image/') && scanStatus === 'CLEAN';
  useEffect(() => {
    if (!isShown || !read) return;
    let made: string | undefined;
    let isGone = false;
    read(fileKey, PREVIEW).then(
      (bytes) => {
        if (isGone) return;
        made = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: mime }));
        setAddress(made);
      },
      // Name and download are there without it.
      () => undefined,
    );
    return () => {
      isGone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [isShown, read, fileKey, mime]);
  return { isShown, address };
};

interface MessageFileProps {
  file: AttachedFile;
  /** Absent while the message is on its way. */
  read?: ReadFile | undefined;
}

/** A file in a message: a picture small, everything by name and size, to be saved. */
export const MessageFile = ({ file, read }: MessageFileProps) => {
  const { t } = useTranslation(CHAT_NAMESPACE);
  const { fileKey, fileName, size, mime, scanStatus } = file;
  const { isShown, address } = usePreview(file, read);
  const save = useMutation({
    mutationFn: async (load: ReadFile) => saveFile(new Uint8Array(await load(fileKey)), fileName),
    meta: { export: true },
  });
  const Icon = mime.startsWith('image/') ? Picture : FileText;
  const isRemoved = scanStatus === 'INFECTED';
  return (
    <Box>
      {isShown && (
        <Box h="180px" w="240px" maxW="full" mb="2" borderRadius="sm" overflow="hidden" bg="bg.subtle">
          {address !== undefined && (
            <Image
              src={address}
              alt={t('file.picture', { name: fileName })}
              w="full"
              h="full"
              objectFit="contain"
            />
          )}
        </Box>
      )}
      <Flex align="center" gap="2">
        <Icon size={20} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0 }} />
        <Box minW="0" flex="1">
          <Text overflowWrap="anywhere" fontWeight="semibold">
            <bdi>{fileName}</bdi>
          </Text>
          <Text textStyle="meta" color={isRemoved ? 'fg.error' : 'fg.muted'}>
            {formatBytes(size)}
            {scanStatus !== 'CLEAN' && ` · ${t(`file.${scanStatus}`)}`}
          </Text>
        </Box>
        {read && !isRemoved && (
          <IconButton
            variant="ghost"
            aria-label={t('file.download', { name: fileName })}
            loading={save.isPending}
            loadingText="…"
            onClick={() => save.mutate(read)}
          >
            <Download size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        )}
      </Flex>
    </Box>
  );
};
