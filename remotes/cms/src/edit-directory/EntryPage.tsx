import { TextLink, useParams, useQuery, useTranslation, WorkPage } from '@portal/platform';
import { Text } from '@portal/ui';
import { useState } from 'react';
import { EditorHead } from '../edit-text/EditorHead.tsx';
import { LoadingOrFailed } from '../wait-for-data/LoadingOrFailed.tsx';
import { entriesOf } from './directory.queries.ts';
import { EntryForm, type EntryFormProps } from './EntryForm.tsx';

interface OpenedProps extends Omit<EntryFormProps, 'row'> {
  id: string | undefined;
}

/** The form stays as it was opened: an entry that somebody deletes meanwhile takes no typed word with it. */
function Opened({ id, ...props }: OpenedProps) {
  const { t } = useTranslation('cms');
  const [row] = useState(() => props.rows.find((one) => one.id === id));
  if (!row && id !== 'new') return <Text>{t(`${props.directory.words}.gone`)}</Text>;
  return <EntryForm {...props} row={row} />;
}

/** The page of one entry in every language; `new` instead of an id adds one. */
export function EntryPage({ directory, children }: Pick<EntryFormProps, 'directory' | 'children'>) {
  const { t } = useTranslation('cms');
  const { id } = useParams();
  const query = useQuery(entriesOf(directory));
  const { words, path } = directory;
  const title = t(`${words}.${id === 'new' ? 'add' : 'edit'}`);
  return (
    <WorkPage title={`${title}, ${t('title')}`} wide>
      <EditorHead title={title}>
        <TextLink to={path}>{t(`${words}.back`)}</TextLink>
      </EditorHead>
      {query.data ? (
        <Opened key={id} id={id} directory={directory} rows={query.data}>
          {children}
        </Opened>
      ) : (
        <LoadingOrFailed query={query} name={t(`${words}.title`)} h="24rem" />
      )}
    </WorkPage>
  );
}
