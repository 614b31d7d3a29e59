import { APPLICATION_NAMESPACE, statusLook } from '@portal/application-view';
import { isInProgress, type Status } from '@portal/contracts/applications/enums';
import type { QueueRow } from '@portal/contracts/review/queue';
import { DISAGREEMENT } from '@portal/contracts/review/queue-lists';
import { formatDayAndMonth, formatMoney, type Money, useToday, useTranslation } from '@portal/platform';
import { Box, Button, HStack, initials, VisuallyHidden } from '@portal/ui';
import { Clock, ClockAlert, Split } from 'lucide-react';
import { type ComponentProps, useCallback } from 'react';
import { dayOf, daysBetween } from '../assign-reviewers/due-day.ts';
import { useReplacements } from '../propose-reviewers/replacements-context.ts';
import { awaitsDeclaration } from '../read-application/awaits-declaration.ts';

/** What the signed-in person still has to do with a row, in a few words. */
export const useTurn = () => {
  const { t } = useTranslation('review');
  return useCallback(
    (row: QueueRow): string | undefined => {
      if (row.isOwnEntry) return t('row.ownEntry');
      if (row.myDeclaration === 'CONFLICT') return t('row.conflict');
      if (row.myState === 'SUBMITTED') return t('row.recommended');
      if (row.myState === 'ACCEPTED') return t('row.yourTurn');
      return awaitsDeclaration(row) ? t('row.declare') : undefined;
    },
    [t],
  );
};

/** A status as an icon and a word, without the frame of a badge. */
export const StatusWord = ({ status }: { status: Status }) => {
  const { t } = useTranslation(APPLICATION_NAMESPACE);
  const { palette, icon: Icon = Clock } = statusLook[status];
  return (
    <HStack
      as="span"
      display="inline-flex"
      gap="1.5"
      colorPalette={palette}
      color="colorPalette.fg"
      textStyle="badge"
    >
      <Icon size={14} strokeWidth={2} aria-hidden />
      {t(`staffStatus.${status}`)}
    </HStack>
  );
};

/** Cuts a text off at its own end, whatever the direction of the page. */
export const cut = {
  dir: 'auto',
  display: 'block',
  truncate: true,
  textAlign: 'left',
  _rtl: { textAlign: 'right' },
} as const;

const inRow = '& [data-row]:has(a:focus-visible)';

/** In the row of the focus cut texts are whole, over the row below. Under the pointer their own title shows them. */
export const wholeInRow = {
  [`${inRow} > td:has([title][dir])`]: { overflow: 'visible' },
  [`${inRow} :has(> [title][dir])`]: { height: '1lh' },
  [`${inRow} [title][dir]`]: {
    position: 'relative',
    zIndex: '1',
    alignSelf: 'flex-start',
    whiteSpace: 'normal',
    bg: 'brand.subtle',
  },
} as const;

export const CutText = (props: ComponentProps<typeof Box>) => <Box as="span" {...cut} {...props} />;

/** The day, or how late it is. */
export const Due = ({ dueAt, isLong = false }: { dueAt: string | null; isLong?: boolean }) => {
  const { t } = useTranslation('review');
  const today = useToday();
  if (dueAt === null) return <>–</>;
  const late = daysBetween(dayOf(dueAt), today);
  if (late >= 0) {
    const isOver = late > 0;
    const Icon = isOver ? ClockAlert : Clock;
    return (
      <HStack
        as="span"
        display="inline-flex"
        gap="1"
        color={isOver ? 'fg.error' : 'marigold.fg'}
        fontWeight="semibold"
      >
        <Icon size={14} strokeWidth={2} aria-hidden />
        {isOver ? t('row.late', { count: late }) : t(isLong ? 'row.dueToday' : 'row.today')}
      </HStack>
    );
  }
  const day = formatDayAndMonth(dueAt, 'UTC');
  return <Box as="span">{isLong ? t('row.due', { day }) : day}</Box>;
};

type Progress = 'done' | 'started' | 'notOpened';
const progressOf = { SUBMITTED: 'done', ACCEPTED: 'started', PENDING: 'notOpened' } as const;
const looks = {
  done: { bg: 'brand.muted', borderColor: 'forest.border', color: 'brand.fg' },
  started: { borderColor: 'border.control', color: 'fg' },
  notOpened: { borderColor: 'border.control', borderStyle: 'dashed', color: 'fg.muted' },
} as const;

/** A person's initials, in a frame that says how far the review is. */
export const ReviewerInitials = ({ text, progress }: { text: string; progress: Progress }) => (
  <Box
    as="span"
    aria-hidden
    display="inline-grid"
    placeItems="center"
    minW="1.375rem"
    h="1.25rem"
    px="0.5"
    borderWidth="1px"
    borderRadius="sm"
    fontSize="0.6875rem"
    fontWeight="bold"
    {...looks[progress]}
  >
    {text}
  </Box>
);

/** As small as the line that it stands in. */
const RowAction = (props: ComponentProps<typeof Button>) => (
  <Button variant="ghost" size="xs" px="0" minH="24px" h="24px" textDecoration="underline" {...props} />
);

/** Who reviews it, and how far each is; what lost a reviewer, or has none, offers another. */
export const Reviewers = ({ row }: { row: QueueRow }) => {
  const { t } = useTranslation('review');
  const at = row.reviewers.flatMap(({ name, state }) =>
    state in progressOf ? [{ name, progress: progressOf[state as keyof typeof progressOf] }] : [],
  );
  const { ids, open, assign } = useReplacements();
  const number = row.applicationNumber;
  const replace = ids.has(row.id) && (
    <RowAction
      color="marigold.fg"
      aria-label={t('proposals.replaceFor', { number })}
      onClick={() => open(row.id)}
    >
      {t('proposals.replace')}
    </RowAction>
  );
  if (at.length === 0 && replace) return replace;
  if (at.length === 0 && assign && isInProgress(row.status) && !row.isOwnEntry)
    return (
      <RowAction aria-label={t('row.assign', { number })} onClick={() => assign(row)}>
        {t('bulk.action.ASSIGN')}
      </RowAction>
    );
  if (at.length === 0) return <>–</>;
  const done = at.filter(({ progress }) => progress === 'done').length;
  return (
    <HStack as="span" display="inline-flex" gap="1">
      {at.slice(0, 3).map(({ name, progress }) => (
        <Box as="span" key={name} title={t('row.reviewer', { name, progress: t(`progress.${progress}`) })}>
          <ReviewerInitials text={initials(name)} progress={progress} />
          <VisuallyHidden>{t('row.reviewer', { name, progress: t(`progress.${progress}`) })}</VisuallyHidden>
        </Box>
      ))}
      <Box as="span" color="fg.muted" ms="1" dir="ltr">
        {done}/{at.length}
      </Box>
      {replace}
    </HStack>
  );
};

export const Score = ({ value }: { value: number | null }) =>
  value === null ? <>–</> : <Box as="strong">{value.toFixed(1)}</Box>;

/** Marked where reviewers disagree. */
export const Spread = ({ value }: { value: number | null }) => {
  const { t } = useTranslation('review');
  if (value === null) return <>–</>;
  if (value < DISAGREEMENT) return <>{value.toFixed(1)}</>;
  return (
    <HStack as="span" display="inline-flex" gap="1" color="marigold.fg" fontWeight="bold">
      <Split size={13} strokeWidth={2} aria-hidden />
      <VisuallyHidden>{t('row.disagreement')}</VisuallyHidden>
      {value.toFixed(1)}
    </HStack>
  );
};

/** Without the currency where it is the Fund's own, which the foot of the list says. */
export const Amount = ({ money }: { money: Money | null }) =>
  money ? <bdi>{formatMoney(money).replace(/^USD\u00a0/, '')}</bdi> : <>–</>;
