import { useCountryName } from '@portal/application-view';
import { currentLanguage, useQuery, useTranslation } from '@portal/platform';
import { countriesQuery, type FieldBasics, useConnected } from '@portal/platform/forms';
import { Field, Flex, NativeSelect } from '@portal/ui';
import { ActiveFilter } from '@portal/ui/overlay';
import { useRef, useState } from 'react';

/** Several countries of the African Union: chosen ones as chips, a list to add one. Its value is codes. */
export const CountriesField = (props: FieldBasics<string[]>) => {
  const { t } = useTranslation('applications');
  const { field, frame } = useConnected<string[]>(props);
  const { data: members = [] } = useQuery(countriesQuery(true));
  const nameOf = useCountryName();
  const language = currentLanguage();
  const chosen: string[] = field.value ?? [];
  const [passed, setPassed] = useState('');
  const isByKey = useRef(false);
  const add = (code: string) => {
    setPassed('');
    if (code !== '') field.onChange([...chosen, code]);
  };
  return (
    <Field {...frame}>
      {chosen.length > 0 && (
        <Flex gap="2" flexWrap="wrap" mb="2">
          {chosen.map((code) => (
            <ActiveFilter
              key={code}
              label={nameOf(code)}
              onRemove={() => field.onChange(chosen.filter((one) => one !== code))}
            />
          ))}
        </Flex>
      )}
      <NativeSelect
        name={field.name}
        ref={field.ref}
        value={passed}
        onPointerDown={() => {
          isByKey.current = false;
        }}
        onKeyDown={(event) => {
          isByKey.current = true;
          if (event.key !== 'Enter' || passed === '') return;
          event.preventDefault();
          add(passed);
        }}
        // Each arrow changes it: a country counts where they stop, with Enter or on leaving.
        onChange={({ target }) => (isByKey.current ? setPassed : add)(target.value)}
        onBlur={() => {
          add(passed);
          field.onBlur();
        }}
      >
        <option value="">{t('countries.add')}</option>
        {members
          .filter(({ code }) => !chosen.includes(code))
          .map(({ code, names }) => (
            <option key={code} value={code}>
              {names[language]}
            </option>
          ))}
      </NativeSelect>
    </Field>
  );
};
