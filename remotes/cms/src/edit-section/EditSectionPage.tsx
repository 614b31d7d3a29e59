import { hasUnsaved, Link, useQueryAtOnce, useTranslation, WorkPage } from '@portal/platform';
import { Flex, Grid, HintText, Text, Link as UiLink } from '@portal/ui';
import { type MouseEvent, useRef } from 'react';
import { EditorHead } from '../edit-text/EditorHead.tsx';
import { ScheduleList } from '../list-schedules/ScheduleList.tsx';
import {
  faqsList,
  officesList,
  partnersList,
  publishedFiles,
  socialLinks,
  textPath,
} from '../navigation/paths.ts';
import { framedPage } from '../preview-page/public-page.ts';
import { oneSection } from '../read-sections/content.queries.ts';
import { useSectionInAddress } from '../read-sections/use-section-in-address.ts';
import { LanguageTabs } from '../show-state/LanguageTabs.tsx';
import { LoadingOrFailed } from '../wait-for-data/LoadingOrFailed.tsx';
import { SectionForm } from './SectionForm.tsx';
import { SectionList } from './SectionList.tsx';

const places = [
  ['faqsList.title', faqsList],
  ['partnersList.title', partnersList],
  ['officesList.title', officesList],
  ['fields.SocialMedia', socialLinks],
  ['files.title', publishedFiles],
] as const;

/** The ways to what is written apart from the sections. */
const LinksToOtherContent = () => {
  const { t } = useTranslation('cms');
  return (
    <Flex as="nav" aria-label={t('moreToEdit')} wrap="wrap" columnGap="5" rowGap="1" mb="4">
      {places.map(([name, to]) => (
        <UiLink key={to} asChild py="1">
          <Link to={to}>{t(name)}</Link>
        </UiLink>
      ))}
    </Flex>
  );
};

/** `/workspace/content-management/:key?text=`: one section in one language. */
export const Component = () => {
  const { t } = useTranslation('cms');
  const { key, language } = useSectionInAddress();
  // In slices a form of so many fields stands two seconds later on a slow phone.
  const query = useQueryAtOnce(oneSection(key));
  const section = query.data?.[0];
  const state = section?.states?.[language];
  const hasPage = framedPage(key, language) !== undefined;
  const saveAndOpen = useRef<((address: string) => void) | null>(null);
  /** What is typed in this language is saved as a draft on the way to the next; another tab takes nothing away. */
  const saveFirst = (event: MouseEvent, address: string) => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isElsewhere || !hasUnsaved() || !saveAndOpen.current) return;
    event.preventDefault();
    saveAndOpen.current(address);
  };
  return (
    <WorkPage title={`${t(`sections.${key}`)}, ${t('title')}`} wide>
      <EditorHead title={t(`sections.${key}`)}>
        <HintText>
          {state
            ? t('versions', { key, version: state.version, published: state.publishedVersion ?? 0 })
            : t('key', { key })}
        </HintText>
      </EditorHead>
      <LinksToOtherContent />
      <ScheduleList open={{ kind: 'sections', id: key, lang: language }} />
      <LanguageTabs
        language={language}
        states={query.data && (section?.states ?? {})}
        choose={(code) => textPath({ kind: 'sections', id: key, lang: code })}
        onOpen={saveFirst}
      />
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr)',
          lg: '13rem minmax(0, 1fr)',
          xl: hasPage ? '13rem minmax(0, 1fr) 21.25rem' : '13rem minmax(0, 1fr)',
        }}
        gap="5"
        mt="4"
        alignItems="start"
      >
        <SectionList current={key} language={language} />
        {section && (
          <SectionForm
            key={`${key}/${language}`}
            section={section}
            language={language}
            saveAndOpen={saveAndOpen}
          />
        )}
        {!query.data && <LoadingOrFailed query={query} name={t('title')} h="32rem" />}
        {query.data?.length === 0 && <Text>{t('missing')}</Text>}
      </Grid>
    </WorkPage>
  );
};
