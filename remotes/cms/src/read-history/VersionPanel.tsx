import type { Language } from '@portal/contracts';
import type { Section } from '@portal/contracts/content/section.schemas';
import { useNavigate, useQuery, useTranslation } from '@portal/platform';
import { Button, Card, Flex, Heading, Segmented, Skeleton, Text } from '@portal/ui';
import { useState } from 'react';
import { Differences } from '../compare-texts/Differences.tsx';
import { sectionPath } from '../navigation/paths.ts';
import { useRestore, versionOf } from './versions.queries.ts';

interface Props {
  section: Section;
  language: Language;
  version: number;
}

/** What one version changed, or what differs from it now; it comes back as a draft. */
export const VersionPanel = ({ section, language, version }: Props) => {
  const { t } = useTranslation('cms');
  const navigate = useNavigate();
  const [against, setAgainst] = useState<'before' | 'now'>('now');
  const restore = useRestore(section.key, language);
  const { data: chosen } = useQuery(versionOf(section.key, language, version));
  const { data: older } = useQuery({
    ...versionOf(section.key, language, version - 1),
    enabled: against === 'before' && version > 1,
  });
  const now = section.data[language];
  const bring = async () => {
    const rowVersion = section.states?.[language]?.rowVersion;
    await restore.mutateAsync({ version, rowVersion });
    await navigate(sectionPath(section.key, language));
  };
  const isReady = chosen !== undefined && (against === 'now' || version === 1 || older !== undefined);
  return (
    <Card p={{ base: '5', md: '7' }}>
      <Flex gap="3" wrap="wrap" align="center" justify="space-between" mb="5">
        <Heading as="h2" textStyle="cardTitle">
          {t('history.version', { version })}
        </Heading>
        <Button
          size="sm"
          loading={restore.isPending}
          loadingText={t('history.restore')}
          onClick={() => void bring().catch(() => undefined)}
        >
          {t('history.restore')}
        </Button>
      </Flex>
      <Segmented
        label={t('compare.title')}
        options={[
          { value: 'now', label: t('history.now') },
          { value: 'before', label: t('history.before') },
        ]}
        value={against}
        onChange={setAgainst}
      />
      <Text textStyle="hint" color="fg.muted" mt="2" mb="4">
        {t(`history.${against}Hint`)}
      </Text>
      {isReady ? (
        <Differences
          before={against === 'now' ? chosen.data : (older?.data ?? {})}
          after={against === 'now' ? now : chosen.data}
          language={language}
        />
      ) : (
        <Skeleton h="12rem" />
      )}
    </Card>
  );
};
