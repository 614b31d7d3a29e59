import { useTranslation, useUser } from '@portal/platform';
import { useForm, useFormStart, useFreshValues } from '@portal/platform/forms';

/** What both forms ask of the person who writes: the signed-in person's own details; empty for a visitor. */
const usePerson = () => {
  const user = useUser();
  return {
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.email ?? '',
    phone: user?.phone ?? '',
    countryCode: user?.countryCode ?? '',
    /** See `Honeypot`. */
    website: '',
  };
};

export type PersonValues = ReturnType<typeof usePerson>;

/** A form that asks for the person's details; a page that was loaded anew begins before it is known who is there. */
export const usePersonForm = <V extends PersonValues>(
  action: string,
  others: Omit<V, keyof PersonValues>,
) => {
  const person = usePerson();
  const start = useFormStart(action, { ...person, ...others } as V);
  const form = useForm<V>(start);
  const filled = Object.entries(start.defaultValues).filter(([, value]) => value !== '');
  useFreshValues(form, { ...(start.defaultValues as V), ...person, ...Object.fromEntries(filled) });
  return form;
};

/** The names of the fields of a person. */
export const usePersonLabels = (): Record<string, string> => {
  const { t } = useTranslation('public-site');
  return {
    firstName: t('person.firstName'),
    lastName: t('person.lastName'),
    email: t('person.email'),
    phone: t('person.phone'),
    countryCode: t('person.country'),
  };
};

/** The values as they are sent: trimmed, and without optional ones that were left empty. */
export const toBody = <V extends object>(values: V) => {
  const trimmed = Object.entries(values)
    .map(([name, value]: [string, unknown]) => [name, typeof value === 'string' ? value.trim() : value])
    .filter(([, value]) => value !== '');
  return Object.fromEntries(trimmed) as { [N in keyof V]: Exclude<V[N], ''> };
};
