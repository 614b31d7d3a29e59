import type { Language } from '@portal/contracts';
import type { SectionKey } from '@portal/contracts/content/keys';
import type { Section } from '@portal/contracts/content/section.schemas';
import { Link, useNavigate, useTranslation } from '@portal/platform';
import { Box, Card, Field, Flex, NativeSelect, Text } from '@portal/ui';
import { useState } from 'react';
import { FindField } from '../find-entry/FindField.tsx';
import { isFound } from '../find-entry/is-found.ts';
import { textPath } from '../navigation/paths.ts';
import { StateBadge } from '../show-state/StateBadge.tsx';

interface Props {
  sections: readonly Section[];
  current: SectionKey;
  language: Language;
}

/** The sections with their state in this language: a list to search on wide screens, one choice on a phone. */
export const SectionList = ({ sections, current, language }: Props) => {
  const { t } = useTranslation('cms');
  const navigate = useNavigate();
  const addressOf = (id: string) => textPath({ kind: 'sections', id, lang: language });
  const [wanted, setWanted] = useState('');
  const found = sections.filter(({ key }) => isFound(wanted, t(`sections.${key}`)));
  return (
    <>
      <Box hideFrom="lg">
        <Field label={t('section')}>
          <NativeSelect value={current} onChange={(event) => navigate(addressOf(event.target.value))}>
            {sections.map(({ key }) => (
              <option key={key} value={key}>
                {t(`sections.${key}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </Box>
      <Card hideBelow="lg" p="3">
        <FindField label={t('find')} value={wanted} onChange={setWanted} />
        <Box as="nav" aria-label={t('sectionList')}>
          {found.length === 0 && (
            <Text textStyle="hint" p="2">
              {t('noneFound')}
            </Text>
          )}
          {found.map(({ key, states }) => (
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
                <StateBadge state={states?.[language]} iconOnly />
              </Link>
            </Flex>
          ))}
        </Box>
      </Card>
    </>
  );
};
