import type { Section } from '@portal/contracts/applications/sections';
import { useLocation, useNavigate, useTranslation } from '@portal/platform';
import {
  type FieldValues,
  FormShell,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
} from '@portal/platform/forms';
import { Box } from '@portal/ui';
import { memo, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { placesOf, useDraft, useOpenForm } from '../edit-draft/draft-context.ts';
import { sameAnswer } from '../edit-draft/same-answer.ts';
import { answersOf, valuesOf } from '../form-values/section-form-values.ts';
import { fieldAsked } from './fields/asked-field.ts';
import { RefusedAnswers, refusalOf } from './RefusedAnswers.tsx';
import { SectionSteps } from './SectionSteps.tsx';
import { sectionQuestions } from './sections/section-questions.ts';
import { useReturnToLastField } from './use-return-to-last-field.ts';

/** Answers that came from elsewhere go into the fields in place, before the browser paints; the focus stays where it is. */
const FillFromDraft = ({ startValues }: { startValues: () => FieldValues }) => {
  const { revision } = useDraft();
  const { reset } = useFormContext();
  const shown = useRef(revision);
  useLayoutEffect(() => {
    if (shown.current === revision) return;
    shown.current = revision;
    reset(startValues(), { keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true });
  }, [revision, reset, startValues]);
  return null;
};

/** Hands every change to the draft, and checks again once the person has asked for a check. */
const SaveChanges = ({ section }: { section: Section }) => {
  const { change, fund } = useOpenForm();
  const { control, trigger } = useFormContext();
  const { isSubmitted } = useFormState({ control });
  const values = useWatch({ control });
  const known = useRef<unknown>(undefined);
  useEffect(() => {
    const answers = answersOf(fund.fundType, section, values);
    // Only a change of the fields is one: what this device kept may not have come into them yet.
    const isChange = known.current !== undefined && !sameAnswer(answers, known.current);
    known.current = answers ?? {};
    if (isChange) change(section, answers);
    // A rule may join several answers, so all of them are looked at again.
    if (isSubmitted) void trigger();
  }, [values]);
  return null;
};

/** What has the focus is scrolled to below the header and the bar of the form, with its label and its error. */
const clearOfBars = {
  '& :is(input, select, textarea, button, a, fieldset)': { scrollMarginTop: { base: '18rem', md: '40' } },
};

/** The questions of one section. Every change saves itself; continuing checks the answers. */
export const SectionForm = memo(({ section }: { section: Section }) => {
  const { t } = useTranslation('applications');
  const open = useOpenForm();
  const { fund, answersNow, change, draftNow, saveNow } = open;
  const navigate = useNavigate();
  const startValues = useCallback(
    () =>
      valuesOf(section, {
        fundType: fund.fundType,
        answers: answersNow(),
        documents: draftNow()?.documents ?? [],
        authorityFile: draftNow()?.authorityFile ?? null,
        unnamed: t('files.unnamed'),
      }),
    [section, fund.fundType, answersNow, draftNow, t],
  );
  const form = useForm({ defaultValues: startValues() });
  const { state } = useLocation();
  const keepField = useReturnToLastField(section);

  useEffect(() => {
    const asked = fieldAsked(state);
    if (asked !== undefined) void form.trigger().then(() => form.setFocus(asked));
  }, [state, form]);

  const submit = async () => {
    // A file may have arrived since the fields were last drawn.
    change(section, answersOf(fund.fundType, section, form.getValues()));
    await saveNow().catch((error: unknown) => {
      throw refusalOf(error, section, { fundType: fund.fundType, values: form.getValues() });
    });
    const places = placesOf(open);
    const after = places.after(section);
    navigate(after === undefined ? places.check : places.section(after));
  };

  const Questions = sectionQuestions(fund.fundType, section);
  return (
    <Box onFocus={keepField} css={clearOfBars}>
      <FormShell form={form} error={null} onSubmit={submit} leaveGuard={false}>
        <SaveChanges section={section} />
        <FillFromDraft startValues={startValues} />
        <RefusedAnswers section={section} />
        <Questions />
        <SectionSteps section={section} />
      </FormShell>
    </Box>
  );
});
