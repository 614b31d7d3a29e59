import { Page, useQuery, useTranslation } from '@portal/platform';
import { Box, Grid, Heading, Text, WorkContainer } from '@portal/ui';
import { PlanList } from '../plan-publication/PlanList.tsx';
import { Loading } from '../wait-for-data/Loading.tsx';
import { allSections, findSection } from './content.queries.ts';
import { DeskLinks } from './DeskLinks.tsx';
import { LanguageTabs } from './LanguageTabs.tsx';
import { SectionForm } from './SectionForm.tsx';
import { SectionList } from './SectionList.tsx';
import { useChosen } from './use-chosen.ts';

/** `/workspace/content-management/:key?text=`: one section in one language. */
export const Component = () => {
  const { t } = useTranslation('cms');
  const { key, language } = useChosen();
  const query = useQuery(allSections);
  const sections = query.data;
  const section = sections && findSection(sections, key);
  const state = section?.states?.[language];
  return (
    <Page title={`${t(`sections.${key}`)}, ${t('title')}`}>
      <WorkContainer wide>
        <Heading as="h1" textStyle="pageTitle">
          {t(`sections.${key}`)}
        </Heading>
        <Text textStyle="hint" color="fg.muted" mb="6">
          {state
            ? t('versions', { key, version: state.version, published: state.publishedVersion ?? 0 })
            : t('key', { key })}
        </Text>
        <DeskLinks />
        {sections ? (
          <>
            <PlanList />
            <LanguageTabs sectionKey={key} language={language} states={section?.states ?? {}} />
            <Grid
              templateColumns={{ base: '1fr', lg: '13rem minmax(0, 1fr)' }}
              gap="5"
              mt="4"
              alignItems="start"
            >
              <SectionList sections={sections} current={key} language={language} />
              <Box minW="0">
                {section ? (
                  <SectionForm key={`${key}/${language}`} section={section} language={language} />
                ) : (
                  <Text>{t('missing')}</Text>
                )}
              </Box>
            </Grid>
          </>
        ) : (
          <Loading query={query} name={t('title')} h="32rem" />
        )}
      </WorkContainer>
    </Page>
  );
};
