import { listCountries } from '@portal/contracts/reference/calls';
import { Box, Field, Flag, Flex, NativeSelect } from '@portal/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { type FieldBasics, useConnected } from './connected.ts';

/** Countries sorted by their name in the person's language; `members`: those of the African Union. */
export const countriesQuery = (members: boolean) => {
  const lang = currentLanguage();
  return queryOptions({
    queryKey: ['countries', lang, members],
    queryFn: async ({ signal }) => {
      const query = members ? { lang, auOnly: '1' as const } : { lang };
      const { data } = await call(listCountries, { query, signal });
      return data;
    },
    refetchInterval: false,
  });
};

export interface CountryFieldProps extends FieldBasics {
  /** Members of the African Union only. */
  members?: boolean;
}

/** Its value is an ISO alpha-2 code in upper case; the flag of the chosen country stands before it. */
export const CountryField = ({ members = false, ...props }: CountryFieldProps) => {
  const { field, frame, t } = useConnected<string>(props);
  const { data: countries = [], isPending } = useQuery(countriesQuery(members));
  const code = String(field.value ?? '');
  const language = currentLanguage();
  return (
    <Field {...frame}>
      <Flex gap="3" alignItems="center">
        <Box flexShrink={0} w="7" aria-hidden>
          {code === '' ? (
            <Box h="5" borderWidth="1px" borderStyle="dashed" borderRadius="sm" />
          ) : (
            <Flag code={code} size={28} />
          )}
        </Box>
        <NativeSelect {...field} value={code} autoComplete="country">
          <option value="">{isPending ? t('forms.loading') : t('forms.chooseCountry')}</option>
          {/* A value must be shown even when the list could not be loaded. */}
          {code !== '' && !countries.some((country) => country.code === code) && (
            <option value={code}>{code}</option>
          )}
          {countries.map((country) => (
            <option key={country.code} value={country.code}>
              {country.names[language]}
            </option>
          ))}
        </NativeSelect>
      </Flex>
    </Field>
  );
};
