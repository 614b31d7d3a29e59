import type { Section } from '@portal/contracts/applications/sections';
import { useFormContext, useFormState, useWatch } from '@portal/platform/forms';
import { useEffect, useRef } from 'react';
import { useOpenForm } from '../edit-draft/draft-context.ts';
import { sameAnswer } from '../edit-draft/same-answer.ts';
import { answersOf } from '../form-values/section-form-values.ts';

/** Hands every change to the draft, and checks again once the person has asked for a check. */
export const SaveChanges = ({ section }: { section: Section }) => {
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
