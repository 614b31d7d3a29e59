import { useState } from 'react';
import type { DefaultValues, FieldErrors, FieldValues } from 'react-hook-form';
import type { ApiError } from '../api/api-error.ts';
import { errorFrom } from '../api/request.ts';
import { useRefusedPost } from '../prerender/refused-post.ts';
import type { RefusedPost } from '../release/prerendered-page.ts';

/** A form that the browser itself posts while no script runs, to a page address that the gateway takes posts at. */
export interface PlainPost {
  action: string;
  /** Names of the fields, for the list of what is wrong. */
  labels: Readonly<Record<string, string>>;
}

/** Where the answer to a post scrolls to. */
export const problemsId = 'problems';

const useRefusedPostTo = (action: string | undefined): RefusedPost | undefined => {
  const { refusedPost } = useRefusedPost();
  return refusedPost?.path === action ? refusedPost : undefined;
};

/** The error that a post to this address was refused with, on the page that answers it. */
export const useRefusal = (action: string | undefined): ApiError | undefined => {
  const post = useRefusedPostTo(action);
  return post && errorFrom(post.status, post.body, null);
};

/** As a form's value: a box that was not ticked is not sent. */
const sentAs = (initial: unknown, sent: string | undefined): unknown =>
  typeof initial === 'boolean' ? sent !== undefined : (sent ?? '');

interface FormStart<V extends FieldValues> {
  defaultValues: DefaultValues<V>;
  errors: FieldErrors<V>;
}

/** What `useForm` begins with: `values`, or what was posted to `action` without scripts and refused, with its errors. */
export const useFormStart = <V extends FieldValues>(action: string, values: V): FormStart<V> => {
  const post = useRefusedPostTo(action);
  const refusal = useRefusal(action);
  const [start] = useState(() => {
    const sent = Object.entries(values).map(([name, initial]) => [
      name,
      post ? sentAs(initial, post.values[name]) : initial,
    ]);
    const wrong = (refusal?.fields ?? []).map(({ field, message }) => [field, { type: 'server', message }]);
    // The same names with values of the same kinds.
    return { defaultValues: Object.fromEntries(sent), errors: Object.fromEntries(wrong) } as FormStart<V>;
  });
  return start;
};
