import type { Stage, Timeline } from '@portal/contracts/applications/conversation';
import { useToday, useTranslation } from '@portal/platform';
import { Stepper, type StepperProps } from '@portal/ui/overlay';
import { Check, CornerUpLeft, Hourglass } from 'lucide-react';
import { APPLICATION_NAMESPACE } from '../translations/application-translations.ts';
import { stageDetail, stageTitle } from './stage-words.ts';

interface TimelineStepsProps extends Pick<StepperProps, 'direction'> {
  timeline: Timeline;
}

const states = { DONE: 'done', CURRENT: 'now', UPCOMING: 'todo' } as const;

const iconOf = ({ stage, state }: Stage) => {
  if (state === 'DONE') return Check;
  if (state !== 'CURRENT') return undefined;
  return stage === 'CHANGES_REQUESTED' ? CornerUpLeft : Hourglass;
};

/** The stages of an application with a date or an expectation each. */
export const TimelineSteps = ({ timeline, direction }: TimelineStepsProps) => {
  const { t } = useTranslation(APPLICATION_NAMESPACE);
  const today = useToday();
  return (
    <Stepper
      label={t('timeline.label')}
      direction={direction}
      steps={timeline.stages.map((stage) => ({
        title: t(stageTitle(stage, timeline)),
        detail: stageDetail(stage, timeline, t, today),
        state: states[stage.state],
        icon: iconOf(stage),
      }))}
    />
  );
};
