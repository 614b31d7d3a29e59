import { isApiError, useMutation } from '@portal/platform';
import { type DefaultValues, type FieldValues, useForm } from '@portal/platform/forms';
import { useRef, useState } from 'react';
import { useUnsaved } from '../keep-unsaved/use-unsaved.ts';

/** What the next save is for. */
type Purpose<P extends string> = P | 'draft' | 'publish';

interface Options<S, V extends FieldValues, P extends string> {
  /** Names the text on this device. */
  name: string;
  /** What was read when the form opened; of a new entry there is nothing. */
  opened: S;
  valuesOf: (start: S) => V;
  /** Saves `values`, typed over `start`. @returns what is there then; `follow` takes up a step before it. */
  send: (start: S, values: V, purpose: Purpose<P>, follow: (start: S) => void) => Promise<S>;
  /** Reads it past the cache; nothing when somebody deleted it. */
  newest: (start: S) => Promise<S>;
  /** Whether what somebody else saved leaves the words as they were. */
  isSame?: (one: S, other: S) => boolean;
}

const isConflict = (code: string) => code === 'stale_version' || code === 'not_found';

/** Nothing that others saved or deleted meanwhile is overwritten unasked, nothing typed is lost. */
export const useTextForm = <S, V extends FieldValues, P extends string>(options: Options<S, V, P>) => {
  const { name, opened, valuesOf, send, newest, isSame = () => false } = options;
  // Every value is there, which the library's type for defaults does not know.
  const form = useForm<V>({ defaultValues: valuesOf(opened) as DefaultValues<V> });
  const [start, follow] = useState(opened);
  const [conflict, setConflict] = useState<{ theirs: S; mine: V }>();
  const [isGone, setGone] = useState(false);
  const purpose = useRef<Purpose<P>>('draft');

  /** Begins with what was read, with what was typed over it. */
  const begin = (from: S, typed?: V) => {
    follow(from);
    form.reset(valuesOf(from));
    if (typed) form.reset(typed, { keepDefaultValues: true });
  };
  const unsaved = useUnsaved({ name, form, start, beginWith: begin });

  const saving = useMutation({
    mutationFn: async (values: V): Promise<S> => {
      setGone(false);
      const attempt = (from: S) => send(from, values, purpose.current, follow);
      try {
        return await attempt(start);
      } catch (error) {
        if (start === undefined || !isApiError(error) || !isConflict(error.code)) throw error;
        const theirs = await newest(start);
        if (isSame(start, theirs)) return attempt(theirs);
        if (theirs !== undefined) setConflict({ theirs, mine: values });
        else {
          // Saving again adds it anew.
          follow(theirs);
          setGone(true);
        }
        throw error;
      }
    },
    meta: { silent: true },
    onSuccess: (saved) => {
      follow(saved);
      setConflict(undefined);
    },
  });

  /** Goes on from what somebody else saved, with `typed` over it. */
  const goOn = (typed?: V) => {
    if (conflict) begin(conflict.theirs, typed);
    setConflict(undefined);
    saving.reset();
  };

  return {
    form,
    start,
    conflict,
    isGone,
    purpose,
    begin,
    goOn,
    error: saving.error,
    save: saving.mutateAsync,
    unsavedSince: unsaved.since,
    /** The person knows that it is not saved. */
    forget: unsaved.drop,
    reset: () => form.reset(valuesOf(start)),
  };
};
