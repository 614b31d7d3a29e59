import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * While a form is open, what it began with may be saved by somebody else: fields that nobody touched then show
 * that, so that a save does not bring back what they had been. What was typed stays.
 */
export const useFreshValues = <V extends FieldValues>(form: UseFormReturn<V>, values: V): void => {
  const text = JSON.stringify(values);
  const shown = useRef(text);
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    form.reset(JSON.parse(text), { keepDirtyValues: true });
  }, [form, text]);
};
