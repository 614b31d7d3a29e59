import { isApiError } from '@portal/platform';
import { type DefaultValues, type FieldValues, useForm } from '@portal/platform/forms';
import { useState } from 'react';

interface VersionSteps<Data, Values extends FieldValues, Body> {
  start: Data;
  valuesOf: (data: Data) => Values;
  /** Null when nothing differs from what was read. */
  toSave: (values: Values, before: Data) => Body | null;
  save: { error: unknown; mutateAsync: (body: Body) => Promise<{ data: Data }>; reset: () => void };
  /** Reads what somebody else saved meanwhile. */
  newest: () => Promise<Data>;
  /** What was typed on top of what somebody else saved; field by field by default. */
  onTop?: (mine: Values, before: Data, theirs: Data) => Values;
}

/** A form whose save is the next version of what was read, and never over a version that was not. */
export const useVersionForm = <Data, Values extends FieldValues, Body>({
  start,
  valuesOf,
  toSave,
  save,
  newest,
  onTop,
}: VersionSteps<Data, Values, Body>) => {
  const [base, setBase] = useState(start);
  // What is read is whole: the form begins without gaps.
  const form = useForm<Values>({ defaultValues: valuesOf(base) as DefaultValues<Values> });
  return {
    base,
    form,
    error: save.error,
    isStale: isApiError(save.error) && save.error.code === 'stale_version',
    send: async (values: Values): Promise<void> => {
      const body = toSave(values, base);
      if (body === null) return;
      const { data } = await save.mutateAsync(body);
      const typed = form.getValues();
      setBase(data);
      form.reset(valuesOf(data));
      // What was typed while it was under way.
      if (JSON.stringify(typed) !== JSON.stringify(values)) form.reset(typed, { keepDefaultValues: true });
    },
    discard: () => form.reset(valuesOf(base)),
    /** What the person typed stays or goes; all else becomes what the other person saved. */
    takeOver: async (keepMine: boolean): Promise<void> => {
      const theirs = await newest();
      const mine = keepMine && onTop?.(form.getValues(), base, theirs);
      setBase(theirs);
      form.reset(valuesOf(theirs), { keepDirtyValues: keepMine && !onTop });
      if (mine) form.reset(mine, { keepDefaultValues: true });
      save.reset();
    },
  };
};
