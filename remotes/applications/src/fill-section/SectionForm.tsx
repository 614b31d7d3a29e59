import { APPLICATION_WORDS } from '@portal/application-view';
import type { Section } from '@portal/contracts/applications/sections';
import { Link, useLocation, useNavigate, useTranslation } from '@portal/platform';
import { FormShell, SubmitButton, useForm, useFormState } from '@portal/platform/forms';
import { Box, Button, Flex } from '@portal/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useDraft, useDraftPlaces } from '../edit-draft/draft-context.ts';
import { valuesOf } from '../form-values/section-form.ts';
import { refusalOf, useRefusedAnswers } from './refused-answers.ts';
import { SavesItself } from './SavesItself.tsx';
import { sectionQuestions } from './sections/section-questions.ts';

const useStartValues = (section: Section) => {
  const { t } = useTranslation('applications');
  const { fund, answers, draft } = useDraft();
  return () =>
    valuesOf(section, {
      fundType: fund.fundType,
      answers,
      documents: draft?.documents ?? [],
      unnamed: t('files.unnamed'),
    });
};

const Steps = ({ section }: { section: Section }) => {
  const { t } = useTranslation('applications');
  const words = useTranslation(APPLICATION_WORDS).t;
  const places = useDraftPlaces();
  const { errors, submitCount } = useFormState();
  const [before, after] = [places.before(section), places.after(section)];
  const next = after === undefined ? places.check : places.section(after);
  return (
    <Flex
      borderTopWidth="1px"
      pt="6"
      mt="2"
      gap="3"
      justifyContent="space-between"
      direction={{ base: 'column-reverse', sm: 'row' }}
    >
      <Button asChild variant="outline" full="phone">
        <Link to={before === undefined ? places.tasks : places.section(before)}>
          <ArrowLeft size={18} aria-hidden />
          {before === undefined ? t('form.allSections') : words(`section.${before}`)}
        </Link>
      </Button>
      <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
        {submitCount > 0 && Object.keys(errors).length > 0 && (
          <Button asChild variant="ghost" full="phone">
            <Link to={next}>{t('form.later')}</Link>
          </Button>
        )}
        <SubmitButton sendingText={t('form.saving')}>
          {t('form.continue')}
          <ArrowRight size={18} aria-hidden />
        </SubmitButton>
      </Flex>
    </Flex>
  );
};

/** The questions of one section. Every change saves itself; continuing checks the answers. */
export const SectionForm = ({ section }: { section: Section }) => {
  const { fund, revision, saveNow } = useDraft();
  const places = useDraftPlaces();
  const navigate = useNavigate();
  const startValues = useStartValues(section);
  const form = useForm({ defaultValues: startValues() });
  const asked: unknown = useLocation().state;

  const shown = useRef(revision);
  useEffect(() => {
    if (shown.current === revision) return;
    shown.current = revision;
    // Answers came from elsewhere: the fields take them in place, and the focus stays where it is.
    form.reset(startValues(), { keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true });
  });

  useRefusedAnswers(form, section);

  useEffect(() => {
    if (typeof asked !== 'object' || asked === null || !('field' in asked)) return;
    void form.trigger().then(() => form.setFocus(String(asked.field)));
  }, [asked, form]);

  const submit = async () => {
    await saveNow().catch((error: unknown) => {
      throw refusalOf(error, section, { fundType: fund.fundType, values: form.getValues() });
    });
    const after = places.after(section);
    navigate(after === undefined ? places.check : places.section(after));
  };

  const Questions = sectionQuestions(fund.fundType, section);
  return (
    <FormShell form={form} error={null} onSubmit={submit} leaveGuard={false}>
      <SavesItself section={section} />
      <Questions />
      <Box>
        <Steps section={section} />
      </Box>
    </FormShell>
  );
};
