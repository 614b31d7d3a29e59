import type { FieldValues, UseFormReturn } from 'react-hook-form';

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Watches a form while its values are under way. The function that it gives is called once they are saved:
 * what was typed meanwhile then is what is still unsaved, else the form begins with `empty` where that is given.
 * A form that was given other values is left as it is.
 */
export const followSending = <V extends FieldValues>(form: UseFormReturn<V>) => {
  const sent = structuredClone(form.getValues());
  let wasGivenValues = false;
  const stop = form.subscribe({
    formState: { values: true },
    // What a person does has the name of a field; only a reset changes all of them.
    callback: ({ name }) => {
      wasGivenValues = name === undefined && !isSame(form.getValues(), sent);
    },
  });
  const settle = (empty?: V) => {
    if (wasGivenValues) return;
    if (empty !== undefined && isSame(form.getValues(), sent)) form.reset(empty);
    else form.reset(sent, { keepValues: true });
  };
  return { sent, settle, stop };
};
