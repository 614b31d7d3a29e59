import type { MyApplication } from '@portal/contracts/applications/application.schemas';
import { isFinal } from '@portal/contracts/applications/enums';
import {
  errorText,
  Link,
  lazyPart,
  oneIn,
  pagingIn,
  useLastPage,
  useQuery,
  useSearchParams,
  useTranslation,
  WorkPage,
} from '@portal/platform';
import { Box, FailedArea, type FailedAreaProps, Grid, PageTitle, Segmented, Stack, Text } from '@portal/ui';
import { Pagination } from '@portal/ui/overlay';
import { paths } from '../navigation/paths.ts';
import { ContactMessagesIfAny } from '../read-contact-messages/ContactMessagesIfAny.tsx';
import { InvitationsIfAny } from '../work-together/InvitationsIfAny.tsx';
import { ClosedCard } from './ClosedCard.tsx';
import { DraftCard } from './DraftCard.tsx';
import { HeadSkeleton, ListSkeleton } from './ListSkeleton.tsx';
import { type ListState, myApplicationsQuery, PAGE_SIZE } from './my-applications.queries.ts';
import { OpenCard } from './OpenCard.tsx';
import { StartMenu } from './StartMenu.tsx';

const NotLoaded = (props: Pick<FailedAreaProps, 'onRetry' | 'retrying' | 'children'>) => {
  const { t } = useTranslation('applications');
  return <FailedArea title={t('list.failed')} retryLabel={t('retry')} {...props} />;
};

/** Whom there are applications for needs no word of how to begin. */
const NoApplications = lazyPart(
  async () => (await import(/* webpackChunkName: "no-applications" */ './NoApplications.tsx')).NoApplications,
  { waiting: <ListSkeleton />, failed: (retry) => <NotLoaded onRetry={retry} /> },
);

const isDraft = ({ status }: MyApplication) => status === 'DRAFT';
const isClosed = ({ status }: MyApplication) => isFinal(status);
const isOpen = (application: MyApplication) => !isDraft(application) && !isClosed(application);

const useChosen = () => {
  const [search, setSearch] = useSearchParams();
  const state = oneIn(search, 'state', ['OPEN', 'CLOSED']);
  const { page } = pagingIn(search);
  const goTo = (next: number) =>
    setSearch({ ...(state !== undefined && { state }), ...(next > 1 && { page: String(next) }) });
  return { state, page, goTo };
};

interface FilterProps {
  state: ListState | undefined;
  counts: { all: number; open: number; closed: number };
}

const Filter = ({ state, counts }: FilterProps) => {
  const { t } = useTranslation('applications');
  const link = (to: ListState | undefined, text: string) => (
    <Link to={paths.myApplications(to)} {...(state === to && { 'aria-current': 'page' as const })}>
      {text}
    </Link>
  );
  return (
    <Segmented label={t('list.filter')}>
      {link(undefined, t('list.all', { number: counts.all }))}
      {link('OPEN', t('list.open', { number: counts.open }))}
      {link('CLOSED', t('list.closed', { number: counts.closed }))}
    </Segmented>
  );
};

const Cards = ({ applications }: { applications: readonly MyApplication[] }) => {
  const { t } = useTranslation('applications');
  if (applications.length === 0) return <Text color="fg.muted">{t('list.none')}</Text>;
  const closed = applications.filter(isClosed);
  return (
    <Stack gap="4">
      {applications.filter(isOpen).map((application) => (
        <OpenCard key={application.id} application={application} />
      ))}
      {applications.filter(isDraft).map((application) => (
        <DraftCard key={application.id} application={application} />
      ))}
      <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
        {closed.map((application) => (
          <ClosedCard key={application.id} application={application} />
        ))}
      </Grid>
    </Stack>
  );
};

/** `/workspace/my-applications`: what is open, large; what is closed, in pairs. */
export const Component = () => {
  const { t } = useTranslation('applications');
  const { state, page, goTo } = useChosen();
  const { data: list, error, refetch, isFetching } = useQuery(myApplicationsQuery(state, page));
  useLastPage(list);
  const isWaiting = list === undefined && error === null;
  const organisation = list?.data.find(({ organisationName }) => organisationName !== null)?.organisationName;
  return (
    <WorkPage title={t('list.title')}>
      <PageTitle>{t('list.title')}</PageTitle>
      {organisation && (
        <Text color="fg.muted">
          <bdi>{organisation}</bdi>
        </Text>
      )}
      {isWaiting && <HeadSkeleton />}
      <InvitationsIfAny />
      {list !== undefined && list.counts.all > 0 && (
        <Box hideFrom="lg" mt="4">
          <StartMenu full />
        </Box>
      )}
      <Box key={isWaiting ? 'waiting' : 'list'} mt="6">
        {list === undefined && error !== null && (
          <NotLoaded retrying={isFetching} onRetry={() => void refetch()}>
            {errorText(error)}
          </NotLoaded>
        )}
        {isWaiting && <ListSkeleton />}
        {list?.counts.all === 0 && <NoApplications />}
        {list !== undefined && list.counts.all > 0 && (
          <Stack gap="5">
            <Filter state={state} counts={list.counts} />
            <Cards applications={list.data} />
            {list.total > PAGE_SIZE && (
              <Pagination page={page} pageSize={PAGE_SIZE} total={list.total} onPage={goTo} />
            )}
          </Stack>
        )}
      </Box>
      <ContactMessagesIfAny />
    </WorkPage>
  );
};
