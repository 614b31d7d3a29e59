import type { Criteria } from '@portal/contracts/review/criteria';
import { formatDateTime, languageMark, localise, useQuery, useTranslation } from '@portal/platform';
import { Box, Disclosure, Heading, Text } from '@portal/ui';
import { useState } from 'react';
import { Loaded } from '../show-panel/Loaded.tsx';
import { criteriaOfVersion } from './criteria.queries.ts';

const Version = ({ fundId, version }: { fundId: string; version: number }) => {
  const { t } = useTranslation('administration');
  const query = useQuery(criteriaOfVersion(fundId, version));
  return (
    <Loaded query={query} name={t('criteria.version', { version })} waitingH="12rem">
      {({ criteria }) =>
        criteria.map(({ criterionId, name, guide, weight }) => (
          <Box key={criterionId} mb="4">
            <Text fontWeight="bold" color="fg">
              <bdi {...languageMark(name)}>{localise(name)}</bdi> {`${weight}%`}
            </Text>
            <Text whiteSpace="pre-line" dir="auto" {...languageMark(guide)}>
              {localise(guide)}
            </Text>
          </Box>
        ))
      }
    </Loaded>
  );
};

const Row = ({ fundId, version, publishedAt, byName }: Criteria['versions'][number] & { fundId: string }) => {
  const { t } = useTranslation('administration');
  const [isOpen, setOpen] = useState(false);
  const facts = [t('criteria.version', { version }), publishedAt && formatDateTime(publishedAt), byName];
  return (
    <Disclosure
      title={facts.filter(Boolean).join(' · ')}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {isOpen && <Version fundId={fundId} version={version} />}
    </Disclosure>
  );
};

/** What applications that were sent before are scored by. */
export const EarlierVersions = ({ fundId, versions }: Pick<Criteria, 'fundId' | 'versions'>) => {
  const { t } = useTranslation('administration');
  const [, ...earlier] = versions;
  if (earlier.length === 0) return null;
  return (
    <Box as="section" mt="8">
      <Heading textStyle="panelTitle">{t('criteria.earlier')}</Heading>
      {earlier.map((one) => (
        <Row key={one.version} fundId={fundId} {...one} />
      ))}
    </Box>
  );
};
