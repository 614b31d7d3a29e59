import { APPLICATION_NAMESPACE } from '@portal/application-view';
import type { Section } from '@portal/contracts/applications/sections';
import { ButtonLink, useTranslation } from '@portal/platform';
import { SubmitButton, useFormState } from '@portal/platform/forms';
import { Flex } from '@portal/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useDraftPlaces } from '../edit-draft/draft-context.ts';

/** Back, on, and, where something is still wrong, on without mending it now. */
export const SectionSteps = ({ section }: { section: Section }) => {
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const places = useDraftPlaces();
  const { errors, submitCount } = useFormState();
  const [before, after] = [places.before(section), places.after(section)];
  const next = after === undefined ? places.check : places.section(after);
  return (
    <Flex
      borderTopWidth="1px"
      pt={{ base: '4', sm: '6' }}
      mt={{ sm: '2' }}
      gap="3"
      justifyContent="space-between"
      direction={{ base: 'column-reverse', sm: 'row' }}
    >
      <ButtonLink
        to={before === undefined ? places.tasks : places.section(before)}
        variant="outline"
        full="phone"
      >
        <ArrowLeft size={18} aria-hidden />
        {before === undefined ? t('form.allSections') : applicationText(`section.${before}`)}
      </ButtonLink>
      <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
        {submitCount > 0 && Object.keys(errors).length > 0 && (
          <ButtonLink to={next} variant="ghost" full="phone">
            {t('form.later')}
          </ButtonLink>
        )}
        <SubmitButton sendingText={t('form.saving')}>
          {t('form.continue')}
          <ArrowRight size={18} aria-hidden />
        </SubmitButton>
      </Flex>
    </Flex>
  );
};
