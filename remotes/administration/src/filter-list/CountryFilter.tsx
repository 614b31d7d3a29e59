import { countriesQuery, currentLanguage, useQuery, useTranslation } from '@portal/platform';
import { Flag } from '@portal/ui';
import { OneFilter } from './ChoiceFilter.tsx';

interface Props {
  chosen: string | undefined;
  onChange: (code: string | null) => void;
  /** Members of the African Union only. */
  members?: boolean;
}

export const CountryFilter = ({ chosen, onChange, members = false }: Props) => {
  const { t } = useTranslation('administration');
  // One list for filter and names, which every page with a country asks for anyway.
  const { data = [] } = useQuery(countriesQuery(false));
  const countries = members ? data.filter(({ isAuMember }) => isAuMember) : data;
  const language = currentLanguage();
  return (
    <OneFilter
      all={t('filters.allCountries')}
      chosen={chosen}
      onChange={onChange}
      options={countries.map(({ code, names }) => ({
        value: code,
        label: names[language],
        icon: <Flag code={code} size={20} />,
      }))}
    />
  );
};
