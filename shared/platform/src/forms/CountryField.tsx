import type { Country } from '@portal/contracts/funds/reference';
import { Box, Field, Flag, Flex, NativeSelect } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { countriesQuery } from '../countries/countries.queries.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { type FieldBasics, useConnected } from './use-form-field.ts';

export interface CountryFieldProps extends FieldBasics {
  /** Members of the African Union only. */
  members?: boolean;
}

interface CountryGroup {
  label?: 'stateParties' | 'otherCountries';
  members: readonly Country[];
}

/** State Parties of the agreement first, where there are others as well: most people who choose are from one. */
const grouped = (countries: readonly Country[]): CountryGroup[] => {
  const parties = countries.filter(({ afcftaStatus }) => afcftaStatus === 'STATE_PARTY');
  const others = countries.filter(({ afcftaStatus }) => afcftaStatus !== 'STATE_PARTY');
  if (parties.length === 0 || others.length === 0) return [{ members: countries }];
  return [
    { label: 'stateParties', members: parties },
    { label: 'otherCountries', members: others },
  ];
};

const Countries = ({ countries }: { countries: readonly Country[] }) => {
  const language = currentLanguage();
  return countries.map(({ code, names }) => (
    <option key={code} value={code}>
      {names[language]}
    </option>
  ));
};

/** Its value is an ISO alpha-2 code in upper case; the flag of the chosen country stands before it. */
export const CountryField = ({ members = false, ...props }: CountryFieldProps) => {
  const { field, frame, t } = useConnected<string>(props);
  const { data: countries = [], isPending } = useQuery(countriesQuery(members));
  const code = String(field.value ?? '');
  return (
    <Field {...frame}>
      <Flex gap="3" alignItems="center">
        {code !== '' && (
          <Box flexShrink={0} w="7" aria-hidden>
            <Flag code={code} size={28} />
          </Box>
        )}
        <NativeSelect {...field} value={code} autoComplete="country">
          <option value="">{isPending ? t('forms.loading') : t('forms.chooseCountry')}</option>
          {/* A value must be shown even when the list could not be loaded. */}
          {code !== '' && !countries.some((country) => country.code === code) && (
            <option value={code}>{code}</option>
          )}
          {grouped(countries).map(({ label, members: some }) =>
            label === undefined ? (
              <Countries key="all" countries={some} />
            ) : (
              <optgroup key={label} label={t(`forms.${label}`)}>
                <Countries countries={some} />
              </optgroup>
            ),
          )}
        </NativeSelect>
      </Flex>
    </Field>
  );
};
