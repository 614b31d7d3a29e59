import { type FieldValues, useFormContext } from '@portal/platform/forms';
import { useEffect, useRef } from 'react';
import { useDraft } from '../edit-draft/draft-context.ts';

/** Answers that came from elsewhere go into the fields in place; the focus stays where it is. */
export const FillFromDraft = ({ startValues }: { startValues: () => FieldValues }) => {
  const { revision } = useDraft();
  const { reset } = useFormContext();
  const shown = useRef(revision);
  useEffect(() => {
    if (shown.current === revision) return;
    shown.current = revision;
    reset(startValues(), { keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true });
  }, [revision, reset, startValues]);
  return null;
};
