import { APPLICATION_NAMESPACE } from '@portal/application-view';
import { allSections, type Section } from '@portal/contracts/applications/sections';
import { Navigate, useParams, useTranslation, WorkPage } from '@portal/platform';
import { Box, Grid, PageTitle } from '@portal/ui';
import { DraftSkeleton } from '../edit-draft/DraftSkeleton.tsx';
import { useDraft, useDraftPlaces } from '../edit-draft/draft-context.ts';
import { SavedBar } from '../edit-draft/SavedBar.tsx';
import { FormNote } from '../list-sections/FormNote.tsx';
import { ProgressBar } from '../list-sections/ProgressBar.tsx';
import { PresenceMark } from '../work-together/PresenceMark.tsx';
import { useLostAccess } from '../work-together/use-lost-access.ts';
import { SectionForm } from './SectionForm.tsx';
import { SectionRail } from './SectionRail.tsx';

const useSection = (): Section | undefined => {
  const { section } = useParams();
  const { sections } = useDraftPlaces();
  const { isOpen } = useDraft();
  const named = allSections.find((one) => one === section);
  return named && sections.includes(named) && isOpen(named) ? named : undefined;
};

/** `/application/:fundId/:section`: one section of the form. */
export const Component = () => {
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const { fund } = useDraft();
  const places = useDraftPlaces();
  const section = useSection();
  const isReadOnly = useLostAccess() !== null;
  // Another fund's section, or one that a returned application keeps as it was sent.
  if (section === undefined)
    return (
      <>
        <DraftSkeleton />
        <Navigate to={places.tasks} replace />
      </>
    );
  const title = applicationText(`section.${section}`);
  const position = places.sections.indexOf(section) + 1;
  const total = places.sections.length + 1;
  return (
    <WorkPage title={title}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: '220px minmax(0, 760px)' }}
        gap={{ base: '3', xl: '10' }}
        alignItems="start"
      >
        <SectionRail current={section} />
        <Box>
          <SavedBar>
            {t('form.position', { position, total, fund: applicationText(`fundType.${fund.fundType}`) })}
          </SavedBar>
          <PageTitle mb={{ base: '3', sm: '4' }}>{title}</PageTitle>
          <Box mb="4" _empty={{ display: 'none' }}>
            <PresenceMark section={section} />
          </Box>
          <Box hideFrom="xl" mb={{ base: '4', sm: '5' }}>
            <ProgressBar />
          </Box>
          <Box mb="5" _empty={{ display: 'none' }}>
            <FormNote section={section} />
          </Box>
          <Box asChild minW="0">
            <fieldset role="presentation" disabled={isReadOnly}>
              <SectionForm key={section} section={section} />
            </fieldset>
          </Box>
        </Box>
      </Grid>
    </WorkPage>
  );
};
