import { isLanguage } from '@portal/contracts';
import {
  Link,
  localise,
  Page,
  useNavigate,
  useParams,
  useQuery,
  useSearchParams,
  useTranslation,
} from '@portal/platform';
import type { FieldValues } from '@portal/platform/forms';
import {
  Box,
  Button,
  Card,
  Empty,
  Flex,
  Grid,
  Heading,
  Text,
  Link as UiLink,
  WorkContainer,
} from '@portal/ui';
import { VersionList } from '../read-history/VersionList.tsx';
import { LanguageTabs } from '../show-state/LanguageTabs.tsx';
import { Loading } from '../wait-for-data/Loading.tsx';
import { Comparison } from './Comparison.tsx';
import type { Directory, Entry } from './directory.ts';
import { entryVersionsOf, useEntryDesk } from './entry-desk.queries.ts';
import { statesOf } from './entry-states.ts';
import { entriesOf } from './use-directory.ts';
import { versionsOf } from './versions-of.ts';

interface Props<R extends Entry, I extends object, V extends FieldValues> {
  directory: Directory<R, I, V>;
}

/** `…/:id/history?text=&version=`: what of an entry was public, what became of it since, and the way back. */
export function EntryHistoryPage<R extends Entry, I extends object, V extends FieldValues>({
  directory,
}: Props<R, I, V>) {
  const { t } = useTranslation('cms');
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const entries = useQuery(entriesOf(directory));
  const query = useQuery(entryVersionsOf(directory.list, id));
  const row = entries.data?.find((one) => one.id === id);
  const named = search.get('text');
  const language = isLanguage(named) ? named : undefined;
  const desk = useEntryDesk(directory, row ?? { id }, language);
  const versions = query.data && (language ? versionsOf(query.data, language) : query.data);
  const text = language ? `text=${language}` : '';
  const wanted = Number(search.get('version'));
  const chosen = versions?.find(({ version }) => version === wanted) ?? versions?.[0];
  const { words, path, valuesOf } = directory;
  const title = row ? localise(directory.nameOf(row)) : t(`${words}.title`);
  const bring = async (version: number) => {
    await desk.restore.mutateAsync(version);
    await navigate(`${path}/${id}?${text}`);
  };
  return (
    <Page title={`${t('history.open')}, ${title}`}>
      <WorkContainer wide>
        <Heading as="h1" textStyle="pageTitle" dir="auto">
          {title}
        </Heading>
        <Text mb="6">
          <UiLink asChild>
            <Link to={`${path}/${id}?${text}`}>{t('history.back')}</Link>
          </UiLink>
        </Text>
        {row && language && (
          <Box mb="4">
            <LanguageTabs
              language={language}
              states={statesOf(row)}
              choose={(code) => `${path}/${id}/history?text=${code}`}
            />
          </Box>
        )}
        {!row || !versions ? (
          <Loading query={entries.isError ? entries : query} name={t(`${words}.title`)} h="24rem" />
        ) : chosen ? (
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' }}
            gap="5"
            alignItems="start"
          >
            <VersionList
              versions={versions}
              current={chosen.version}
              addressOf={(version) => `${path}/${id}/history?version=${version}&${text}`}
            />
            <Card p={{ base: '5', md: '7' }}>
              <Flex gap="3" wrap="wrap" align="center" justify="space-between" mb="5">
                <Heading as="h2" textStyle="cardTitle">
                  {t('history.version', { version: chosen.version })}
                </Heading>
                <Button
                  size="sm"
                  loading={desk.restore.isPending}
                  loadingText={t('history.restore')}
                  onClick={() => void bring(chosen.version).catch(() => undefined)}
                >
                  {t('history.restore')}
                </Button>
              </Flex>
              <Text textStyle="hint" color="fg.muted" mb="4">
                {t('history.nowHint')}
              </Text>
              <Box>
                <Comparison
                  words={words}
                  // A version has the fields of the entry, which it was when it was public.
                  theirs={valuesOf({ ...row, ...chosen.words, isPublished: row.isPublished })}
                  mine={valuesOf(row)}
                  only={language}
                />
              </Box>
            </Card>
          </Grid>
        ) : (
          <Empty title={t('history.none')} />
        )}
      </WorkContainer>
    </Page>
  );
}
