import type { Criteria } from '@portal/contracts/review/criteria';
import { formatDateTime, languageMark, localise, useQuery, useTranslation } from '@portal/platform';
import { Box, Disclosure, FailedArea, Heading, Skeleton, Text } from '@portal/ui';
import { useState } from 'react';
import { criteriaOfVersion } from './criteria.queries.ts';

const Version = ({ fundId, version }: { fundId: string; version: number }) => {
  const { t } = useTranslation('administration');
  const { data, isError, isFetching, refetch } = useQuery(criteriaOfVersion(fundId, version));
  if (!data && isError)
    return (
      <FailedArea
        title={t('failed', { name: t('criteria.version', { version }) })}
        retryLabel={t('retry')}
        retrying={isFetching}
        onRetry={() => refetch()}
      />
    );
  if (!data) return <Skeleton h="12rem" />;
  return data.criteria.map(({ criterionId, name, guide, weight }) => (
    <Box key={criterionId} mb="4">
      <Text fontWeight="bold" color="fg">
        <bdi {...languageMark(name)}>{localise(name)}</bdi> {`${weight}%`}
      </Text>
      <Text whiteSpace="pre-line" dir="auto" {...languageMark(guide)}>
        {localise(guide)}
      </Text>
    </Box>
  ));
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
