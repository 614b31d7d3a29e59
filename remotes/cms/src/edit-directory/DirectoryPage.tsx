import { ButtonLink, TextLink, useQuery, useTranslation, WorkPage } from '@portal/platform';
import { Box, Empty, PageTitle, Stack, Text } from '@portal/ui';
import { Plus } from 'lucide-react';
import { contentManagement } from '../navigation/paths.ts';
import { LoadingOrFailed } from '../wait-for-data/LoadingOrFailed.tsx';
import { entriesOf } from './directory.queries.ts';
import type { Directory } from './directory.ts';
import { EntryList } from './EntryList.tsx';

/** The page of a directory: what is in it, in which order, and what of it is public. */
export function DirectoryPage({ directory }: { directory: Directory }) {
  const { t } = useTranslation('cms');
  const query = useQuery(entriesOf(directory));
  const rows = query.data;
  const title = t(`${directory.words}.title`);
  return (
    <WorkPage title={`${title}, ${t('title')}`}>
      <Stack gap="6">
        <Box>
          <PageTitle>{title}</PageTitle>
          <Text color="fg.muted">{t(`${directory.words}.lead`)}</Text>
          <TextLink to={contentManagement}>{t('files.back')}</TextLink>
        </Box>
        <ButtonLink alignSelf="start" to={`${directory.path}/new`} size="sm">
          <Plus size={16} aria-hidden />
          {t(`${directory.words}.add`)}
        </ButtonLink>
        {rows && rows.length > 0 && <EntryList directory={directory} rows={rows} />}
        {rows?.length === 0 && <Empty title={t(`${directory.words}.none`)} />}
        {!rows && <LoadingOrFailed query={query} name={title} h="16rem" />}
      </Stack>
    </WorkPage>
  );
}
