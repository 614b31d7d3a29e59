import type { PublicFile } from '@portal/contracts/kernel/files';
import {
  ErrorAlert,
  formatBytes,
  isApiError,
  notify,
  reportError,
  TextLink,
  useTranslation,
} from '@portal/platform';
import { Box, Button, Flex, IconButton, Image, MetaText, Text } from '@portal/ui';
import { ConfirmDialog } from '@portal/ui/overlay';
import { Copy } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useUnpublishFile } from '../choose-file/public-files.queries.ts';
import { type Place, useFileUsage, usePlaces } from './use-file-usage.ts';

/** Puts the address of a file on the clipboard, and says whether it could. */
const CopyAddress = ({ address, name }: { address: string; name: string }) => {
  const { t } = useTranslation('cms');
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    notify.success(t('files.copied'));
  };
  return (
    <IconButton
      size="xs"
      variant="ghost"
      aria-label={t('files.copy', { name })}
      onClick={() => void copy().catch(reportError)}
    >
      <Copy size={16} />
    </IconButton>
  );
};

/** The ways to texts, in one line. */
const Places = ({ places }: { places: readonly Place[] }) => {
  const { t } = useTranslation('cms');
  return places.map(({ to, name }, index) => (
    <Fragment key={to}>
      {index > 0 && t('separator')}
      <TextLink to={to}>{name}</TextLink>
    </Fragment>
  ));
};

/** Why a file was not taken back, and where visitors would miss it. */
const StillUsed = ({ error }: { error: unknown }) => {
  const placesOf = usePlaces();
  if (error === null) return null;
  const places = isApiError(error) ? error.fields.flatMap(({ field }) => placesOf(field)) : [];
  return (
    <ErrorAlert error={error}>
      {' '}
      <Places places={places} />
    </ErrorAlert>
  );
};

/** A published file with the address to link to. Taking it back breaks links, so it is asked twice. */
export const PublicFileRow = ({ file }: { file: PublicFile }) => {
  const { t } = useTranslation('cms');
  const [isAsking, setAsking] = useState(false);
  const unpublish = useUnpublishFile();
  const uses = useFileUsage(file.name);
  return (
    <Flex as="li" gap="3" py="3" borderBottomWidth="1px" align="center" justify="space-between" wrap="wrap">
      {file.mime.startsWith('image/') && (
        // Pictures for a dark ground are drawn in light ink: a middle one shows both.
        <Image
          src={file.address}
          alt=""
          boxSize="4rem"
          p="1.5"
          bg="bg.brand"
          borderRadius="md"
          objectFit="contain"
          loading="lazy"
          flexShrink="0"
        />
      )}
      <Box minW="0" flex="1 1 20rem">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          <bdi>{file.fileName}</bdi>
        </Text>
        <MetaText>{formatBytes(file.size)}</MetaText>
        <Flex gap="2" align="center">
          <Text as="code" overflowWrap="anywhere" dir="ltr">
            {file.address}
          </Text>
          <CopyAddress address={file.address} name={file.fileName} />
        </Flex>
        <Text textStyle="hint">
          {uses && t(uses.length > 0 ? 'files.usedIn' : 'files.unused')} <Places places={uses ?? []} />
        </Text>
        <StillUsed error={unpublish.error} />
      </Box>
      <Button
        size="sm"
        variant="outline"
        aria-label={t('files.takeBackNamed', { name: file.fileName })}
        onClick={() => setAsking(true)}
      >
        {t('files.takeBack')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('files.question', { name: file.fileName })}
        confirmLabel={t('files.takeBack')}
        cancelLabel={t('files.keep')}
        danger
        busy={unpublish.isPending}
        onConfirm={() => unpublish.mutate(file.name, { onError: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        {t('files.sure')}
      </ConfirmDialog>
    </Flex>
  );
};
