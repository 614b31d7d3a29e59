import type { Language } from '@portal/contracts';
import { formatDateTime, useQuery, useTranslation } from '@portal/platform';
import type { FieldValues } from '@portal/platform/forms';
import { Alert, Box, Disclosure } from '@portal/ui';
import { Languages } from 'lucide-react';
import { Differences } from '../compare-texts/Differences.tsx';
import type { Directory, Entry } from './directory.ts';
import { entryVersionsOf } from './entry-desk.queries.ts';
import { statesOf } from './entry-states.ts';
import { inLanguage } from './in-language.ts';

interface Props<R extends Entry, I extends object, V extends FieldValues> {
  directory: Directory<R, I, V>;
  row: R;
  language: Language;
}

/** Tells that the English of an entry moved on after this translation was made, and in which words. */
export function EntryEnglishChanged<R extends Entry, I extends object, V extends FieldValues>({
  directory,
  row,
  language,
}: Props<R, I, V>) {
  const { t } = useTranslation('cms');
  const { list, words } = directory;
  const state = statesOf(row)[language];
  const isBehind = state?.isBehind === true;
  const { data: versions = [] } = useQuery({ ...entryVersionsOf(list, row.id), enabled: isBehind });
  if (!isBehind) return null;
  const old = versions.find(({ version }) => version === state.translationOf);
  const [now] = versions;
  return (
    <Alert status="warning" icon={Languages} title={t('englishChanged')}>
      {now && t('englishChangedOn', { date: formatDateTime(now.publishedAt) })}
      {old && now && (
        <Disclosure title={t('compare.open')}>
          <Box bg="bg.surface" color="fg" borderRadius="md" p="4" my="3">
            <Differences
              before={inLanguage(old.words, 'en')}
              after={inLanguage(now.words, 'en')}
              language="en"
              labelOf={(name) => t(`${words}.fields.${name}`)}
            />
          </Box>
        </Disclosure>
      )}
    </Alert>
  );
}
