import { languageNames } from '@portal/contracts';
import type { PublicFile } from '@portal/contracts/files/calls';
import { formatBytes, Link, localise, useQuery, useTranslation } from '@portal/platform';
import { Box, Button, Flex, HStack, Image, Text, Link as UiLink } from '@portal/ui';
import { useState } from 'react';
import { entriesOf } from '../edit-directory/use-directory.ts';
import { partners } from '../edit-partners/partners.ts';
import { allSections } from '../edit-section/content.queries.ts';
import { partnersList, sectionPath } from '../paths.ts';
import { useUnpublishFile } from './public-files.queries.ts';
import { usesOf } from './uses-of.ts';

/** A published file with the address to link to. Taking it back breaks links, so it is asked twice. */
export const PublicFileRow = ({ file }: { file: PublicFile }) => {
  const { t } = useTranslation('cms');
  const [isAsking, setAsking] = useState(false);
  const unpublish = useUnpublishFile();
  const { data: sections = [] } = useQuery(allSections);
  const { data: named = [] } = useQuery(entriesOf(partners));
  const uses = [
    ...usesOf(file.name, sections).map(({ key, lang }) => ({
      to: sectionPath(key, lang),
      name: `${t(`sections.${key}`)} (${languageNames[lang]})`,
    })),
    ...named
      .filter(({ logoFileKey }) => logoFileKey === file.name)
      .map(({ id, name }) => ({ to: `${partnersList}/${id}`, name: localise(name) })),
  ];
  return (
    <Flex as="li" gap="3" py="3" borderBottomWidth="1px" align="center" justify="space-between" wrap="wrap">
      {file.mime.startsWith('image/') && (
        <Image src={file.address} alt="" boxSize="4rem" objectFit="contain" loading="lazy" flexShrink="0" />
      )}
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
        <Text textStyle="hint">
          {t(uses.length > 0 ? 'files.usedIn' : 'files.unused')}{' '}
          {uses.map(({ to, name }, index) => (
            <span key={to}>
              {index > 0 && ', '}
              <UiLink asChild>
                <Link to={to}>{name}</Link>
              </UiLink>
            </span>
          ))}
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
