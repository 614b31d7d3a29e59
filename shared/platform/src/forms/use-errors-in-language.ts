import { useEffect, useRef } from 'react';
import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type ServerNames, sayServerErrorsAnew } from './form-errors.ts';
import type { Registry } from './form-registry.ts';

/** What the fields and the server found wrong is said anew when the language of the page changes. */
export const useErrorsInLanguage = <V extends FieldValues>(
  form: UseFormReturn<V>,
  errors: FieldErrors<V>,
  failure: unknown,
  serverNames: ServerNames,
  registry: Registry,
): void => {
  const { language } = useTranslation('platform').i18n;
  const said = useRef(language);
  useEffect(() => {
    if (said.current === language) return;
    said.current = language;
    const own = registry.names().filter((name) => {
      const error: FieldError | undefined = get(errors, name);
      return (error?.root ?? error)?.type === 'validate';
    });
    sayServerErrorsAnew(form, errors, failure, serverNames, registry);
    // A registered name is a path of the form's values.
    if (own.length > 0) void form.trigger(own as Path<V>[]);
  }, [language, form, errors, failure, serverNames, registry]);
};
