import { MANAGER, REVIEWER } from '@portal/contracts';
import type { QueueRow } from '@portal/contracts/review/queue';
import {
  type AddressChanges,
  addressWith,
  ButtonLink,
  notify,
  Page,
  TextLink,
  useLastPage,
  useQuery,
  useSearchParams,
  useSignedInUser,
  useTranslation,
} from '@portal/platform';
import { Box, Button, Empty, Flex, HStack, PageTitle } from '@portal/ui';
import { ColumnChooser, DataTable, useNarrow, useReturnToRow } from '@portal/ui/table';
import { Download, ListOrdered, Users } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Outcome } from '../change-several/bulk.queries.ts';
import { BulkDialog, SelectionActions } from '../change-several/lazy-parts.tsx';
import { useKeepFocus } from '../change-several/use-keep-focus.ts';
import { useSelection } from '../change-several/use-selection.ts';
import { applicationPath, rankingPage, workloadPage } from '../navigation/paths.ts';
import { ReplacementsButton, WithReplacements } from '../propose-reviewers/Replacements.tsx';
import { SaveView } from '../save-view/SaveView.tsx';
import { queueViews } from '../save-view/views.queries.ts';
import { FailedReading } from '../wait-for-data/LoadingOrFailed.tsx';
import { applicationsPage, useExportApplications } from './applications.queries.ts';
import { Filters } from './Filters.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { QueueCard } from './QueueCard.tsx';
import { QueueFoot } from './QueueFoot.tsx';
import { QueueKeys } from './QueueKeys.tsx';
import { builtInAddress, orFirstView, queueAddress } from './queue-address.ts';
import { wholeInRow } from './queue-cells.tsx';
import { tight, useQueueColumns } from './queue-columns.tsx';
import { useChosenColumns } from './use-chosen-columns.ts';
import { useViewTabs, ViewTabs } from './ViewTabs.tsx';

/** Of one application: why it could not be done. */
const notifyFailure = ({ results: [first] }: Outcome) => {
  if (first?.failure) notify.error(first.failure.message);
};

const options = { replace: true, preventScrollReset: true };

/** A phone on its side has no room for rows below all that stands above them: there the page scrolls. */
const scrolls = { '@media (max-height: 480px)': { height: 'auto !important' } };

/** `/workspace/review-applications`: what waits for a reviewer, or every application of the funds. */
export const Component = () => {
  const { t } = useTranslation('review');
  const { role } = useSignedInUser();
  const [params, setParams] = useSearchParams();
  const address = queueAddress(orFirstView(params, role));
  const { query, filters, fund, isFiltered, sorted } = address;
  const change = (changes: AddressChanges) =>
    setParams((before) => addressWith(orFirstView(before, role), changes), options);
  const clear = () => setParams(builtInAddress('ALL'), options);
  const page = useQuery(applicationsPage(fund, query));
  const isLeaving = useLastPage(page.data);
  const data = isLeaving ? undefined : page.data;
  const exporting = useExportApplications();
  const isReviewer = role === REVIEWER;
  const list = params.toString();
  const selection = useSelection(data?.data, JSON.stringify([fund, filters]));
  const hasSelected = selection.rows.length > 0;
  const everything = useRef<HTMLDivElement>(null);
  useKeepFocus(hasSelected, everything);
  useReturnToRow(everything, (id) => applicationPath(id, list), data !== undefined);
  const isNarrow = useNarrow();
  const [isSelecting, setSelecting] = useState(false);
  const selects = !isReviewer && (!isNarrow || isSelecting);
  const [assigning, setAssigning] = useState<QueueRow>();
  const columns = useQueueColumns({ sortsScores: !isReviewer, list });
  const { data: views } = useQuery(queueViews());
  const own = views?.own.find(({ id }) => id === address.view);
  const chosen = useChosenColumns(own);
  const title = role === MANAGER ? t('queue.titleManager') : t('queue.title');
  const tabs = useViewTabs(views);
  const current = tabs.find(({ key }) => key === address.view);
  const sort = sorted.sortBy
    ? { by: sorted.sortBy, order: sorted.order ?? ('DESC' as const) }
    : { by: 'submittedAt', order: 'DESC' as const };
  const failed = !data && page.error && <FailedReading query={page} title={t('queue.failed')} />;
  const isDone = filters.toJudge && Object.keys(filters).length === 1 && fund === 'all';
  const empty = data?.data.length === 0 && (
    <Empty
      title={isDone ? t('queue.done') : isFiltered ? t('queue.noneFound') : t('queue.none')}
      action={
        isFiltered && (
          <Button
            variant="outline"
            onClick={isDone ? () => setParams(builtInAddress('DUE_NEXT'), options) : clear}
          >
            {t(isDone ? 'views.DUE_NEXT' : 'queue.clear')}
          </Button>
        )
      }
    />
  );
  const narrowing = { address, change, clear, counts: data?.counts ?? [], isReviewer };
  const reviewerLinks = !isReviewer && (
    <HStack gap="2" w={{ base: 'full', md: 'auto' }} wrap={{ base: 'wrap', md: 'nowrap' }}>
      <ReplacementsButton />
      <ButtonLink to={workloadPage} variant="outline" size="xs">
        <Users size={16} aria-hidden />
        {t('workload.title')}
      </ButtonLink>
    </HStack>
  );
  const deselect = () => {
    selection.set([]);
    setSelecting(false);
  };
  const selected = hasSelected && (
    <SelectionActions
      selection={selection}
      list={{ fund, query }}
      total={data?.totalIsCapped ? undefined : data?.total}
      isExporting={exporting.isPending}
      onExport={(ids) => exporting.mutate({ fund, filters: query, ids })}
      onClear={deselect}
    />
  );
  return (
    <Page title={title}>
      {/* Not before the list: a call that is not GET makes the early answers void. */}
      <WithReplacements assign={isReviewer || data === undefined ? undefined : setAssigning}>
        <Flex
          ref={everything}
          tabIndex={-1}
          direction="column"
          h={{ md: 'calc(100dvh - 68px)' }}
          minH={{ base: 'calc(100dvh - 68px)', md: '0' }}
          position="relative"
          css={{ ...wholeInRow, ...scrolls }}
        >
          <HStack
            gap="3"
            px={{ base: '5', md: '0' }}
            pt={{ base: '4', md: '0' }}
            pb={{ base: '3', md: '0' }}
            wrap={{ base: 'wrap', xl: 'nowrap' }}
            rowGap={{ md: '0' }}
            borderBottomWidth="1px"
            bg="bg.surface"
          >
            <Flex
              w={{ base: 'full', md: 'auto' }}
              wrap="wrap"
              align="baseline"
              columnGap="3"
              css={{ md: { srOnly: true } }}
            >
              <PageTitle>{current?.name ?? title}</PageTitle>
              <Box color="fg.muted">
                {data
                  ? t(data.totalIsCapped ? 'queue.countCapped' : 'queue.count', { count: data.total })
                  : !page.error && t('queue.loading')}
              </Box>
              {!isReviewer && (
                <TextLink to={rankingPage} hideFrom="md" ms="auto">
                  {t('ranking.title')}
                </TextLink>
              )}
            </Flex>
            {isNarrow && reviewerLinks}
            <ViewTabs tabs={tabs} current={address.view}>
              <SaveView
                view={own}
                shows={{ fundId: fund, query: { ...filters, ...sorted }, columns: [...chosen.columns] }}
                onOpen={(view) => (view ? change({ view }) : setParams(new URLSearchParams(), options))}
              />
            </ViewTabs>
            <HStack
              gap="2"
              ms="auto"
              pe="3"
              pb={{ md: '1', xl: '0' }}
              hideBelow="md"
              // Where the tabs need their room the icons are all that is seen.
              css={{ [tight]: { '& button span': { srOnly: true } } }}
            >
              <QueueKeys page={everything} selects={selects} onClear={hasSelected ? deselect : undefined} />
              <ColumnChooser
                columns={columns}
                shown={chosen.columns}
                onChange={chosen.choose}
                onReset={chosen.reset}
                note={own ? t('views.withView') : t('views.onDevice')}
              />
              {!isReviewer && (
                <ButtonLink to={rankingPage} variant="outline" size="xs">
                  <ListOrdered size={16} aria-hidden />
                  {t('ranking.title')}
                </ButtonLink>
              )}
              {!isReviewer && (
                <Button
                  variant="outline"
                  size="xs"
                  title={t('queue.export')}
                  aria-disabled={exporting.isPending}
                  aria-busy={exporting.isPending}
                  onClick={() => exporting.mutate({ fund, filters: query })}
                >
                  <Download size={16} aria-hidden />
                  <span>{t(exporting.isPending ? 'queue.exporting' : 'queue.export')}</span>
                </Button>
              )}
            </HStack>
          </HStack>
          {!isNarrow && <Filters {...narrowing} />}
          <DataTable
            label={t('queue.table')}
            columns={columns}
            shown={chosen.columns}
            rows={data?.data}
            rowId={(row) => row.id}
            rowName={(row) => row.applicationNumber}
            sort={sort}
            selected={selection.ids}
            {...(selects && { onSelect: selection.select })}
            onSort={({ by, order }) => change({ sort: by, order })}
            card={(row) => <QueueCard row={row} list={list} />}
            instead={failed || empty}
          />
          {data && (
            <QueueFoot
              page={query.page ?? data.page}
              pageSize={query.pageSize ?? data.pageSize}
              total={data.total}
              isCapped={data.totalIsCapped ?? false}
              isSelecting={hasSelected}
              onPage={(next) => change({ page: String(next) })}
              onPageSize={(size) => change({ pageSize: size })}
            >
              {!isNarrow && (selected || reviewerLinks)}
            </QueueFoot>
          )}
          {isNarrow && (
            <PhoneBar
              {...narrowing}
              selected={selected}
              isSelecting={isSelecting}
              onSelecting={isReviewer ? undefined : setSelecting}
            />
          )}
          {assigning && (
            <BulkDialog
              kind="ASSIGN"
              rows={[assigning]}
              onClose={() => setAssigning(undefined)}
              onOutcome={notifyFailure}
            />
          )}
        </Flex>
      </WithReplacements>
    </Page>
  );
};
