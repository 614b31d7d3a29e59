import { languageNames } from '@portal/contracts';
import { Link, Page, useQuery, useSearchParams, useTranslation } from '@portal/platform';
import { Box, Empty, Grid, Heading, Skeleton, Text, Link as UiLink, WorkContainer } from '@portal/ui';
import { historyPath, sectionPath } from '../navigation/paths.ts';
import { allSections, findSection } from '../read-sections/content.queries.ts';
import { useChosen } from '../read-sections/use-chosen.ts';
import { VersionList } from './VersionList.tsx';
import { VersionPanel } from './VersionPanel.tsx';
import { versionsOf } from './versions.queries.ts';

/** `/workspace/content-management/:key/history?text=&version=`: what was public, and the way back to it. */
export const Component = () => {
  const { t } = useTranslation('cms');
  const { key, language } = useChosen();
  const [search] = useSearchParams();
  const { data: sections } = useQuery(allSections);
  const { data: versions } = useQuery(versionsOf(key, language));
  const section = sections && findSection(sections, key);
  const wanted = Number(search.get('version'));
  const chosen = versions?.find(({ version }) => version === wanted) ?? versions?.[0];
  const title = t('history.title', { section: t(`sections.${key}`), language: languageNames[language] });
  return (
    <Page title={`${title}, ${t('title')}`}>
      <WorkContainer wide>
        <Heading as="h1" textStyle="pageTitle">
          {title}
        </Heading>
        <Text mb="6">
          <UiLink asChild>
            <Link to={sectionPath(key, language)}>{t('history.back')}</Link>
          </UiLink>
        </Text>
        {!section || !versions ? (
          <Skeleton h="24rem" />
        ) : chosen ? (
          <Grid templateColumns={{ base: '1fr', lg: '17rem minmax(0, 1fr)' }} gap="5" alignItems="start">
            <VersionList
              versions={versions}
              current={chosen.version}
              addressOf={(version) => historyPath(key, language, version)}
            />
            <Box minW="0">
              <VersionPanel
                key={chosen.version}
                section={section}
                language={language}
                version={chosen.version}
              />
            </Box>
          </Grid>
        ) : (
          <Empty title={t('history.none')} />
        )}
      </WorkContainer>
    </Page>
  );
};
