import { type Localised, languageNames, languages } from '@portal/contracts';
import { Link, localise, TextLink, useTranslation } from '@portal/platform';
import { Box, Flex, HintText, HStack, IconButton, Text } from '@portal/ui';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateBadge } from '../show-state/StateBadge.tsx';
import type { Entry } from './directory.ts';
import { statesOf } from './entry-states.ts';
import { completeLanguages } from './text-by-language.ts';

interface Props {
  entry: Entry;
  name: Localised;
  texts: readonly Localised[];
  to: string;
  /** What moves and removes it. */
  children: ReactNode;
}

/** The languages of an entry, each with its state and the way to its words. */
const LanguageStates = ({ entry, to }: Pick<Props, 'entry' | 'to'>) => {
  const { t } = useTranslation('cms');
  const states = statesOf(entry);
  return (
    <Flex as="ul" wrap="wrap" columnGap="1" listStyleType="none" ms="-2" aria-label={t('languages')}>
      {languages.map((code) => (
        <li key={code}>
          <HStack
            asChild
            gap="1.5"
            px="2"
            minH="8"
            borderRadius="sm"
            _hover={{ bg: 'bg.subtle' }}
            color={states[code] ? undefined : 'fg.muted'}
          >
            <Link to={`${to}?text=${code}`}>
              <Text as="span" textStyle="meta" lang={code}>
                <bdi>{languageNames[code]}</bdi>
              </Text>
              <StateBadge state={states[code]} iconOnly />
            </Link>
          </HStack>
        </li>
      ))}
    </Flex>
  );
};

/** One entry of a directory: its name, what visitors see of it in each language, and how far it is translated. */
export const EntryRow = ({ entry, name, texts, to, children }: Props) => {
  const { t } = useTranslation('cms');
  const title = localise(name);
  return (
    <Flex pe="4" py="2" gap="3" align="center" justify="space-between" wrap="wrap">
      <Box minW="0" flex="1 1 14rem">
        <TextLink to={to} dir="auto" overflowWrap="anywhere">
          {title}
        </TextLink>
        <HStack gap="2" wrap="wrap">
          {entry.state && <StateBadge state={entry.state} />}
          <HintText>
            {!entry.state && `${t(entry.isPublished ? 'directory.published' : 'directory.unpublished')} · `}
            {t('directory.complete', { complete: completeLanguages(texts).length, total: languages.length })}
          </HintText>
        </HStack>
        {entry.state?.languages && <LanguageStates entry={entry} to={to} />}
      </Box>
      <HStack gap="1">
        {children}
        <IconButton asChild size="xs" variant="ghost" aria-label={t('directory.edit', { name: title })}>
          <Link to={to}>
            <Pencil size={16} />
          </Link>
        </IconButton>
      </HStack>
    </Flex>
  );
};
