import { isLanguage } from '@portal/contracts';
import { localise, useParams, useQuery, useSearchParams, useTranslation } from '@portal/platform';
import { TextHistory } from '../read-history/TextHistory.tsx';
import { entriesOf } from './directory.queries.ts';
import type { Directory } from './directory.ts';
import { EntryComparison } from './EntryComparison.tsx';
import { statesOf } from './entry-states.ts';

/** `…/:id/history?text=&version=`: what of an entry was public, in one language or in all of them. */
export function EntryHistoryPage({ directory }: { directory: Directory }) {
  const { t } = useTranslation('cms');
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const query = useQuery(entriesOf(directory));
  const { list, words, valuesOf, nameOf } = directory;
  const row = query.data?.find((one) => one.id === id);
  const named = search.get('text');
  const language = isLanguage(named) ? named : undefined;
  /** A version has the fields of the entry, which it was when it was public. */
  const values = (version: object) => valuesOf(row && { ...row, ...version, isPublished: row.isPublished });
  return (
    <TextHistory
      query={query}
      title={row ? localise(nameOf(row)) : t(`${words}.title`)}
      address={{ kind: list, id, ...(language && { lang: language }) }}
      language={language}
      states={row ? statesOf(row) : {}}
      rowVersion={row?.rowVersion}
      now={row}
      gone={t(`${words}.gone`)}
      compare={(before, after) => (
        <EntryComparison words={words} theirs={values(before)} mine={values(after)} only={language} />
      )}
    />
  );
}
