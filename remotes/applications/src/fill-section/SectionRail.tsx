import { isComplete } from '@portal/application-form/completeness';
import { APPLICATION_NAMESPACE } from '@portal/application-view';
import type { Section } from '@portal/contracts/applications/sections';
import { TextLink, useTranslation } from '@portal/platform';
import { Box } from '@portal/ui';
import { type Step, Stepper } from '@portal/ui/overlay';
import { ArrowLeft, Lock } from 'lucide-react';
import { useDraft, useDraftPlaces } from '../edit-draft/draft-context.ts';
import { belowHeader } from '../edit-draft/SavedBar.tsx';

interface SectionRailProps {
  /** Absent on "Check and send". */
  current?: Section;
}

/** The way through the form where it leaves room for tables of lines; else there are the bar and "All sections". */
export const SectionRail = ({ current }: SectionRailProps) => {
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const { progress, isOpen } = useDraft();
  const places = useDraftPlaces();
  const isReady = isComplete(progress);
  const link = (to: string, name: string) => (
    <TextLink to={to} tone="plain" quiet>
      {name}
    </TextLink>
  );
  const steps: Step[] = progress.map(({ section, state }) => ({
    title:
      isOpen(section) && section !== current
        ? link(places.section(section), applicationText(`section.${section}`))
        : applicationText(`section.${section}`),
    state: section === current ? 'now' : state === 'COMPLETE' ? 'done' : 'todo',
    icon: isOpen(section) ? undefined : Lock,
  }));
  steps.push({
    title: isReady && current !== undefined ? link(places.check, t('check.name')) : t('check.name'),
    state: current === undefined ? 'now' : 'todo',
    icon: isReady ? undefined : Lock,
  });
  return (
    <Box
      as="nav"
      aria-label={t('form.rail')}
      position={{ xl: 'sticky' }}
      top={`calc(${belowHeader} + 2rem)`}
      data-print="hide"
    >
      <TextLink to={places.tasks}>
        <ArrowLeft size={16} strokeWidth={2} aria-hidden />
        {t('form.allSections')}
      </TextLink>
      <Box hideBelow="xl" mt="6">
        <Stepper label={t('form.rail')} direction="vertical" steps={steps} />
      </Box>
    </Box>
  );
};
