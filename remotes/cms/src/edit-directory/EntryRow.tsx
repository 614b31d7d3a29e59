import { languages } from '@portal/contracts';
import { Link, localise, useTranslation } from '@portal/platform';
import { Box, Flex, Text, Link as UiLink } from '@portal/ui';
import type { ReactNode } from 'react';
import { StateBadge } from '../edit-section/StateBadge.tsx';
import type { Entry, Translated } from './directory.ts';
import { completeLanguages } from './texts.ts';

interface Props {
  entry: Entry;
  name: Translated;
  texts: readonly Translated[];
  to: string;
  /** What moves and removes it. */
  children: ReactNode;
}

/** One entry of a directory: its name, whether visitors see it, and how far it is translated. */
export const EntryRow = ({ entry, name, texts, to, children }: Props) => {
  const { t } = useTranslation('cms');
  return (
    <Flex
      borderWidth="1px"
      borderRadius="md"
      bg="bg.surface"
      px="4"
      py="2"
      gap="3"
      align="center"
      justify="space-between"
      wrap="wrap"
    >
      <Box minW="0" flex="1 1 14rem">
        <UiLink asChild overflowWrap="anywhere">
          <Link to={to} dir="auto">
            {localise(name)}
          </Link>
        </UiLink>
        {entry.state && <StateBadge state={entry.state} />}
        <Text textStyle="hint" color="fg.muted">
          {!entry.state && `${t(entry.isPublished ? 'directory.published' : 'directory.unpublished')} · `}
          {t('directory.complete', { complete: completeLanguages(texts).length, total: languages.length })}
        </Text>
      </Box>
      {children}
    </Flex>
  );
};
