import { APPLICATION_NAMESPACE } from '@portal/application-view';
import { useTranslation } from '@portal/platform';
import { List, Text } from '@portal/ui';
import { ReadingSection } from '../content-page/ReadingSection.tsx';
import { minutesOf, type SectionCount } from './count-questions.ts';
import { BEFORE_YOU_START } from './load-messages.ts';

/** How long it takes, and how many questions each section has. */
export const TimeNeeded = ({ asked }: { asked: readonly SectionCount[] }) => {
  const { t } = useTranslation(BEFORE_YOU_START);
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const between = ({ min, max }: Pick<SectionCount, 'min' | 'max'>) =>
    min === max ? String(min) : applicationText('timeline.range', { from: min, to: max });
  return (
    <ReadingSection
      anchor="time"
      title={t('time.title')}
      lead={t('time.lead', { minutes: between(minutesOf(asked)) })}
    >
      <List.Root ps="5" listStyleType="disc">
        {asked.map(({ section, ...numbers }) => (
          <List.Item key={section}>
            {t(section === 'documents' ? 'time.files' : 'time.questions', {
              section: applicationText(`section.${section}`),
              number: between(numbers),
            })}
          </List.Item>
        ))}
      </List.Root>
      <Text mt="4" textStyle="meta" color="fg.muted">
        {t('time.note')}
      </Text>
    </ReadingSection>
  );
};
