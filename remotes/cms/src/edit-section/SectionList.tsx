import type { Language } from '@portal/contracts';
import { type SectionKey, sectionKeys } from '@portal/contracts/content/keys';
import { Link, useNavigate, useQuery, useTranslation } from '@portal/platform';
import { Box, Card, Field, Flex, NativeSelect, Text, useNarrow } from '@portal/ui';
import { useState } from 'react';
import { useTwoPanes } from '../edit-text/use-panes.ts';
import { FindField } from '../find-entry/FindField.tsx';
import { isFound } from '../find-entry/is-found.ts';
import { textPath } from '../navigation/paths.ts';
import { allSections } from '../read-sections/content.queries.ts';
import { StateBadge } from '../show-state/StateBadge.tsx';

/** The sections with their state in this language: a list to search on wide screens, one choice on a phone. */
export const SectionList = ({ current, language }: { current: SectionKey; language: Language }) => {
  const { t } = useTranslation('cms');
  const navigate = useNavigate();
  const isNarrow = useNarrow();
  const addressOf = (id: string) => textPath({ kind: 'sections', id, lang: language });
  const [wanted, setWanted] = useState('');
  const found = sectionKeys.filter((key) => isFound(wanted, t(`sections.${key}`)));
  // The states come with all texts: a phone, which shows none, does without, and the page does not wait for them.
  const { data: sections } = useQuery({ ...allSections, enabled: useTwoPanes() });
  const choice = (
    <Box hideFrom="lg">
      <Field label={t('section')}>
        <NativeSelect value={current} onChange={(event) => navigate(addressOf(event.target.value))}>
          {sectionKeys.map((key) => (
            <option key={key} value={key}>
              {t(`sections.${key}`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </Box>
  );
  if (isNarrow) return choice;
  return (
    <>
      {choice}
      <Card hideBelow="lg" p="3">
        <FindField label={t('find')} value={wanted} onChange={setWanted} />
        <Box as="nav" aria-label={t('sectionList')}>
          {found.length === 0 && (
            <Text textStyle="hint" p="2">
              {t('noneFound')}
            </Text>
          )}
          {found.map((key) => (
            <Flex
              key={key}
              asChild
              align="center"
              justify="space-between"
              gap="2"
              px="2.5"
              minH="10"
              py="1"
              lineHeight="snug"
              borderRadius="md"
              color={key === current ? 'brand.fg' : 'fg'}
              fontWeight={key === current ? 'semibold' : 'normal'}
              bg={key === current ? 'brand.subtle' : undefined}
              _hover={{ bg: 'bg.subtle' }}
            >
              <Link to={addressOf(key)} aria-current={key === current ? 'page' : undefined}>
                {t(`sections.${key}`)}
                {sections && (
                  <StateBadge
                    state={sections.find((section) => section.key === key)?.states?.[language]}
                    iconOnly
                  />
                )}
              </Link>
            </Flex>
          ))}
        </Box>
      </Card>
    </>
  );
};
