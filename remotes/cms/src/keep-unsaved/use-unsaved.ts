import { useSession, useUser } from '@portal/platform';
import {
  dropDeviceCopy,
  type FieldValues,
  readDeviceCopy,
  type UseFormReturn,
  useFormState,
  writeDeviceCopy,
} from '@portal/platform/forms';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Words that were typed and not saved, with what they were typed over. */
interface Unsaved<V, S> {
  values: V;
  start: S;
}

interface Options<V extends FieldValues, S> {
  /** Names the text on this device. */
  name: string;
  form: UseFormReturn<V>;
  /** What the form began with. */
  start: S;
  /** Makes the form begin with it again: the words are then laid over it. */
  beginWith: (start: S) => void;
}

const PAUSE_MS = 400;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Keeps on this device what is typed and not saved: neither a session that ends nor a closed browser takes
 * it. It is in the form again when the same text is opened, over what it was typed over: whoever saved
 * meanwhile is met as by any other save.
 * @returns `since`: when what came back was typed, in ms since 1970, until it is saved or discarded.
 */
export const useUnsaved = <V extends FieldValues, S>({ name, form, start, beginWith }: Options<V, S>) => {
  const { isDirty } = useFormState({ control: form.control });
  const [since, setSince] = useState<number>();
  const wasDirty = useRef(false);
  const userId = useUser()?.id;
  const live = useRef({ start, beginWith });
  live.current = { start, beginWith };

  // Before the browser paints: nobody sees, or types into, what the words are laid over.
  useLayoutEffect(() => {
    const copy = readDeviceCopy<Unsaved<V, S>>(name);
    if (!copy) return;
    const { values, start: under } = copy.values;
    if (isSame(values, form.getValues())) return dropDeviceCopy(name);
    live.current.beginWith(under);
    form.reset(values, { keepDefaultValues: true });
    setSince(copy.at);
  }, [name, form]);

  useEffect(() => {
    if (!isDirty) {
      if (!wasDirty.current) return;
      wasDirty.current = false;
      setSince(undefined);
      return dropDeviceCopy(name);
    }
    wasDirty.current = true;
    const keep = () =>
      void writeDeviceCopy(name, { values: form.getValues(), start: live.current.start }, userId);
    let timer = setTimeout(keep, PAUSE_MS);
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, PAUSE_MS);
      },
    });
    // The session or the page may end before a pause in typing.
    const stopSession = useSession.subscribe((now) => {
      if (now.status === 'signed-out' && now.why !== 'left') keep();
    });
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      stop();
      stopSession();
      window.removeEventListener('pagehide', keep);
    };
  }, [isDirty, name, form, userId]);

  /** Forgets it: the person knows that it is not saved. */
  const drop = useCallback(() => dropDeviceCopy(name), [name]);

  return { since, drop };
};
