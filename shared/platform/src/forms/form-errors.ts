import { unfold } from '@portal/ui/form';
import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { type ApiError, errorText, isApiError } from '../api/api-error.ts';
import { fieldText, labelled } from './field-text.ts';
import type { Registry } from './form-registry.ts';

export type ServerNames = Readonly<Record<string, string>>;

interface ErrorLine {
  fieldId?: string;
  message: string;
}

interface NamedError {
  name: string;
  message: string;
}

const fieldsOf = (error: unknown, names: ServerNames): NamedError[] =>
  isApiError(error)
    ? error.fields.map((one) => ({ name: names[one.field] ?? one.field, message: fieldText(one) }))
    : [];

/** The field on the page that a server name means: itself, else the nearest one around it. */
const nearest = (name: string, registry: Registry): string | undefined => {
  const parts = name.split('.');
  for (let length = parts.length; length > 0; length--) {
    const candidate = parts.slice(0, length).join('.');
    if (registry.has(candidate)) return candidate;
  }
  return undefined;
};

/** Puts the server's field errors beside their fields and focuses the first. False when none is on the page. */
export const showServerErrors = <V extends FieldValues>(
  form: UseFormReturn<V>,
  error: unknown,
  serverNames: ServerNames,
  registry: Registry,
): boolean => {
  const found = fieldsOf(error, serverNames).flatMap(({ name, message }) => {
    const field = nearest(name, registry);
    return field === undefined ? [] : [{ field, message }];
  });
  const order = registry.names();
  found.sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
  found.forEach(({ field, message }, index) => {
    unfold(document.getElementById(registry.idOf(field)));
    // A registered name is a path of the form's values.
    form.setError(field as Path<V>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  return found.length > 0;
};

/** Says what the server found, and nobody has put right since, in the language that the page has by now. */
export const sayServerErrorsAnew = <V extends FieldValues>(
  form: UseFormReturn<V>,
  errors: FieldErrors<V>,
  error: unknown,
  serverNames: ServerNames,
  registry: Registry,
): void => {
  for (const { name, message } of fieldsOf(error, serverNames)) {
    const field = nearest(name, registry);
    if (field !== undefined && (get(errors, field) as FieldError | undefined)?.type === 'server')
      form.setError(field as Path<V>, { type: 'server', message });
  }
};

/** Focuses the first field of the page that is wrong. */
export const focusFirstWrong = <V extends FieldValues>(
  form: UseFormReturn<V>,
  errors: FieldErrors<V>,
  registry: Registry,
): void => {
  const errorOf = (name: string): FieldError | undefined => get(errors, name);
  const first = [...registry.names(), ...Object.keys(errors)].find(
    (name) => errorOf(name)?.root ?? errorOf(name)?.type,
  );
  if (first === undefined) return;
  // A list as a whole has no control of its own.
  if (errorOf(first)?.root) document.getElementById(registry.idOf(first))?.focus();
  else form.setFocus(first as Path<V>);
};

/** The lines of the summary: each field in order, then what belongs to no field on the page. */
export const linesOf = (
  errors: FieldErrors,
  error: unknown,
  serverNames: ServerNames,
  registry: Registry,
  nameOf?: (name: string) => string,
): ErrorLine[] => {
  const named = (name: string, message: string) => (nameOf ? labelled(nameOf(name), message) : message);
  const lines: ErrorLine[] = registry.names().flatMap((name) => {
    const error: FieldError | undefined = get(errors, name);
    // What is wrong with a list as a whole stands at its root.
    const message = error?.message ?? error?.root?.message;
    return typeof message === 'string' && message !== ''
      ? [{ fieldId: registry.idOf(name), message: named(name, message) }]
      : [];
  });
  if (error === null || error === undefined) return lines;
  const fields = fieldsOf(error, serverNames);
  const elsewhere = fields.filter(({ name }) => nearest(name, registry) === undefined);
  if (fields.length === 0) return [...lines, { message: errorText(error) }];
  return [...lines, ...elsewhere.map(({ name, message }) => ({ message: named(name, message) }))];
};

/**
 * The same of a form that was posted without scripts. The server, which renders it, does not know yet which
 * fields follow: those with a label do.
 */
export const linesOfRefusal = (
  refusal: ApiError,
  labels: Readonly<Record<string, string>>,
  registry: Registry,
): ErrorLine[] => {
  if (refusal.fields.length === 0) return [{ message: errorText(refusal) }];
  return refusal.fields.map(({ field, message }) => {
    const label = labels[field];
    return label === undefined
      ? { message }
      : { fieldId: registry.idOf(field), message: labelled(label, message) };
  });
};
