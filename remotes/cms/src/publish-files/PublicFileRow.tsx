import type { PublicFile } from '@portal/contracts/files/calls';
import { formatBytes, useTranslation } from '@portal/platform';
import { Box, Button, Flex, HStack, Text } from '@portal/ui';
import { useState } from 'react';
import { useUnpublishFile } from './public-files.queries.ts';

/** A published file with the address to link to. Taking it back breaks links, so it is asked twice. */
export const PublicFileRow = ({ file }: { file: PublicFile }) => {
  const { t } = useTranslation('cms');
  const [isAsking, setAsking] = useState(false);
  const unpublish = useUnpublishFile();
  return (
    <Flex as="li" gap="3" py="3" borderBottomWidth="1px" align="center" justify="space-between" wrap="wrap">
      <Box minW="0" flex="1 1 20rem">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          <bdi>{file.fileName}</bdi>
        </Text>
        <Text textStyle="meta" color="fg.muted">
          {formatBytes(file.size)}
        </Text>
        <Text as="code" overflowWrap="anywhere" dir="ltr">
          {file.address}
        </Text>
      </Box>
      {isAsking ? (
        <HStack gap="2" wrap="wrap">
          <Text>{t('files.sure')}</Text>
          <Button
            size="sm"
            loading={unpublish.isPending}
            loadingText={t('files.takeBack')}
            onClick={() => unpublish.mutate(file.name)}
          >
            {t('files.takeBack')}
          </Button>
          <Button size="sm" variant="outline" onClick={() => setAsking(false)}>
            {t('files.keep')}
          </Button>
        </HStack>
      ) : (
        <Button
          size="sm"
          variant="outline"
          aria-label={t('files.takeBackNamed', { name: file.fileName })}
          onClick={() => setAsking(true)}
        >
          {t('files.takeBack')}
        </Button>
      )}
    </Flex>
  );
};
