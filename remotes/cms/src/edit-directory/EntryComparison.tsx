import { type Language, languageNames, languages } from '@portal/contracts';
import { useTranslation } from '@portal/platform';
import type { FieldValues } from '@portal/platform/forms';
import { Box, Stack, Text } from '@portal/ui';
import { Differences } from '../compare-texts/Differences.tsx';
import { differencesOf } from '../compare-texts/differences.ts';
import { inLanguage, withoutTexts } from './entry-in-language.ts';

interface Props {
  /** Where the words of the list stand. */
  words: string;
  theirs: FieldValues;
  mine: FieldValues;
  /** This language alone, beside what is the same in all. */
  only?: Language | undefined;
}

/** What differs between two states of an entry: its facts, then its texts language by language. */
export const EntryComparison = ({ words, theirs, mine, only }: Props) => {
  const { t } = useTranslation('cms');
  const labelOf = (name: string) => t(`${words}.fields.${name}`);
  /** Values that people choose, as the form calls them. */
  const worded = (values: FieldValues) =>
    Object.fromEntries(
      Object.entries(withoutTexts(values)).map(([name, value]: [string, unknown]) => {
        if (typeof value === 'boolean') return [name, t(`directory.${value ? 'published' : 'unpublished'}`)];
        if (typeof value !== 'string') return [name, value];
        return [name, t(`${words}.kinds.${value}`, { defaultValue: value })];
      }),
    );
  const changed = languages.filter(
    (code) =>
      (only ?? code) === code &&
      differencesOf(inLanguage(theirs, code), inLanguage(mine, code), code).length > 0,
  );
  const before = worded(theirs);
  const after = worded(mine);
  const isOtherwise = JSON.stringify(before) !== JSON.stringify(after);
  return (
    <Stack gap="5">
      {(isOtherwise || changed.length === 0) && (
        <Differences before={before} after={after} language="en" labelOf={labelOf} />
      )}
      {changed.map((code) => (
        <Box key={code}>
          <Text textStyle="hint" mb="1">
            <bdi lang={code}>{languageNames[code]}</bdi>
          </Text>
          <Differences
            before={inLanguage(theirs, code)}
            after={inLanguage(mine, code)}
            language={code}
            labelOf={labelOf}
          />
        </Box>
      ))}
    </Stack>
  );
};
