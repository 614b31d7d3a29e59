import { countriesQuery, currentLanguage, useQuery } from '@portal/platform';
import { Flag, Flex } from '@portal/ui';

/** The country's name in the reader's language; its code until the names are there. */
export const useCountryName = (): ((code: string) => string) => {
  const { data: countries = [] } = useQuery(countriesQuery(false));
  const language = currentLanguage();
  return (code) => countries.find((country) => country.code === code)?.names[language] ?? code;
};

export const CountryName = ({ code }: { code: string }) => {
  const nameOf = useCountryName();
  return (
    <Flex as="span" display="inline-flex" alignItems="center" gap="2">
      <Flag code={code} size={20} />
      {nameOf(code)}
    </Flex>
  );
};

export const CountryList = ({ codes }: { codes: readonly string[] }) => (
  <Flex as="span" flexWrap="wrap" columnGap="4" rowGap="1">
    {codes.map((code) => (
      <CountryName key={code} code={code} />
    ))}
  </Flex>
);
