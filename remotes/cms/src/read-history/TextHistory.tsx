import type { Language } from '@portal/contracts';
import type { ContentVersion, TextAddress } from '@portal/contracts/content/editing';
import { TextLink, useNavigate, useQuery, useSearchParams, useTranslation, WorkPage } from '@portal/platform';
import {
  Box,
  Button,
  Card,
  Empty,
  Flex,
  Grid,
  Heading,
  HintText,
  PageTitle,
  Segmented,
  Skeleton,
  Text,
} from '@portal/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { historyPath, textPath } from '../navigation/paths.ts';
import { useTextActions, versionOf, versionsOf } from '../read-text/text.queries.ts';
import { LanguageTabs } from '../show-state/LanguageTabs.tsx';
import type { ShownState } from '../show-state/StateBadge.tsx';
import { LoadingOrFailed } from '../wait-for-data/LoadingOrFailed.tsx';
import { VersionList } from './VersionList.tsx';

interface Shown {
  address: TextAddress;
  rowVersion: number | undefined;
  /** What editors have now. */
  now: object;
  /** What differs between two states. */
  compare: (before: object, after: object) => ReactNode;
}

interface PanelProps extends Shown, Pick<ContentVersion, 'version' | 'isPublic'> {
  /** The version before it; absent for the first. */
  older: number | undefined;
}

/** What one version changed, or what differs from it now; it comes back as a draft. */
const VersionPanel = ({ address, rowVersion, now, compare, version, isPublic, older }: PanelProps) => {
  const { t } = useTranslation('cms');
  const navigate = useNavigate();
  // Of what is public now, nothing has changed since but a draft.
  const [against, setAgainst] = useState<'before' | 'now'>(isPublic ? 'before' : 'now');
  const { restore } = useTextActions(address, rowVersion);
  const { data: chosen } = useQuery(versionOf(address, version));
  const isFirst = older === undefined;
  const { data: before } = useQuery({
    ...versionOf(address, older ?? version),
    enabled: against === 'before' && !isFirst,
  });
  const bring = async () => {
    await restore.mutateAsync(version);
    await navigate(textPath(address));
  };
  const isReady = chosen !== undefined && (against === 'now' || isFirst || before !== undefined);
  return (
    <Card p={{ base: '5', md: '7' }}>
      <Flex gap="3" wrap="wrap" align="center" justify="space-between" mb="5">
        <Heading textStyle="cardTitle">{t('history.version', { version })}</Heading>
        {!isPublic && (
          <Button
            size="sm"
            loading={restore.isPending}
            loadingText={t('history.restore')}
            onClick={() => void bring().catch(() => undefined)}
          >
            {t('history.restore')}
          </Button>
        )}
      </Flex>
      <Segmented
        label={t('compare.title')}
        options={[
          { value: 'before', label: t('history.before') },
          { value: 'now', label: t('history.now') },
        ]}
        value={against}
        onChange={setAgainst}
      />
      <HintText mt="2" mb="4">
        {t(`history.${against}Hint`)}
      </HintText>
      {isReady ? (
        against === 'now' ? (
          compare(chosen, now)
        ) : (
          compare(isFirst ? {} : (before ?? {}), chosen)
        )
      ) : (
        <Skeleton h="12rem" />
      )}
    </Card>
  );
};

interface Props extends Omit<Shown, 'now'> {
  title: string;
  /** Reads the text as editors have it: `now`, undefined where there is no such text. */
  query: ComponentProps<typeof LoadingOrFailed>['query'] & { data: unknown };
  now: object | undefined;
  /** Says that there is no such text. */
  gone?: string;
  language: Language | undefined;
  states: Partial<Record<string, ShownState>>;
}

/** `…/history?text=&version=`: what was public, what became of it since, and the way back to it. */
export const TextHistory = ({ title, query, language, states, now, gone, ...text }: Props) => {
  const { t } = useTranslation('cms');
  const [search] = useSearchParams();
  const { address } = text;
  const reading = useQuery(versionsOf(address));
  const versions = reading.data ?? [];
  const unread = [query, reading].find(({ data }) => data === undefined);
  const wanted = Number(search.get('version'));
  const found = versions.findIndex(({ version }) => version === wanted);
  const place = Math.max(found, 0);
  const chosen = versions[place];
  return (
    <WorkPage title={`${title}, ${t('title')}`} wide>
      <PageTitle dir="auto">{title}</PageTitle>
      <Text mb="6">
        <TextLink to={textPath(address)}>{t('history.back')}</TextLink>
      </Text>
      {language && (
        <Box mb="4">
          <LanguageTabs
            language={language}
            states={states}
            choose={(lang) => historyPath({ ...address, lang })}
          />
        </Box>
      )}
      {unread ? (
        <LoadingOrFailed query={unread} name={title} h="24rem" />
      ) : now && chosen ? (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' }}
          gap="5"
          alignItems="start"
        >
          <VersionList
            versions={versions}
            current={chosen.version}
            addressOf={(version) => historyPath(address, version)}
          />
          <VersionPanel
            key={chosen.version}
            {...text}
            now={now}
            version={chosen.version}
            isPublic={chosen.isPublic}
            older={versions[place + 1]?.version}
          />
        </Grid>
      ) : (
        <Empty title={(!now && gone) || t('history.none')} />
      )}
    </WorkPage>
  );
};
