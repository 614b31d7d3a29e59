import { APPLICATION_NAMESPACE } from '@portal/application-view';
import { isAmount } from '@portal/contracts';
import { type Status, sectors } from '@portal/contracts/applications/enums';
import {
  type AddressChanges,
  currentLanguage,
  formatNumber,
  useQuery,
  useTranslation,
} from '@portal/platform';
import { countriesQuery, readNumber } from '@portal/platform/forms';
import { Box, Button } from '@portal/ui';
import { ActiveFilter, FilterBar, FilterChip, Menu, SearchFilter, toggled } from '@portal/ui/overlay';
import { ClockAlert } from 'lucide-react';
import { activeReviewers } from '../change-several/bulk.queries.ts';
import { DayRangeFilter, RangeFilter } from '../filter-by-range/RangeFilter.tsx';
import { useKeysChoice } from '../page-keys/use-keys-choice.ts';
import type { QueueAddress } from './queue-address.ts';

export interface FiltersProps {
  address: QueueAddress;
  change: (changes: AddressChanges) => void;
  clear: () => void;
  counts: readonly { status: Status; count: number }[];
  isReviewer: boolean;
}

interface Props extends FiltersProps {
  /** On a phone only one of both is open. */
  part?: 'search' | 'choices' | undefined;
}

/** Denser than elsewhere: all that a reviewer may set stands in one row of a small laptop, in every language. */
const dense = {
  '@media (min-width: 48rem) and (pointer: fine)': {
    '& input[type=search]': { minH: '30px' },
    '& [role=group] > button': { minH: '30px' },
  },
  '@media (min-width: 48rem) and (max-width: 87.49rem)': {
    '& [role=group]': { gap: '6px' },
    '& [role=group] > button': { px: '8px', gap: '4px' },
  },
};

/** What was typed, as the address of the page has it: digits and a dot. */
const plain = (amount: string | null) => amount && (readNumber(amount) ?? amount);
const isRight = (amount: string) => amount === '' || isAmount(plain(amount) ?? '');

/** What narrows the list; what is set can be taken off by itself. */
export const Filters = ({ address, change, clear, counts, isReviewer, part }: Props) => {
  const { t } = useTranslation('review');
  const { t: applicationText } = useTranslation(APPLICATION_NAMESPACE);
  const { data: countries = [] } = useQuery(countriesQuery(true));
  const { data: reviewers = [] } = useQuery({ ...activeReviewers(), enabled: !isReviewer });
  const keys = useKeysChoice();
  const { filters, fund, isFiltered } = address;
  /** A filter of which several values may be chosen; `name` is that of its parameter in the address. */
  const choice = (
    name: 'status' | 'country' | 'sector',
    items: readonly { value: string; label: string }[],
    values: readonly string[] = [],
  ) => (
    <Menu
      stayOpen
      align="start"
      trigger={
        <FilterChip active={values.length > 0}>
          {values.length > 0 && items.length > 0
            ? t('filters.some', { name: t(`filters.${name}`), n: values.length, total: items.length })
            : t(`filters.${name}`)}
        </FilterChip>
      }
      onSelect={(value) => change({ [name]: toggled(value) })}
      items={items.map((item) => ({ ...item, checked: values.includes(item.value) }))}
    />
  );
  const funds = [
    { value: 'all', label: t('filters.allFunds') },
    { value: 'BASE_FUND', label: applicationText('fundType.BASE_FUND') },
    { value: 'CREDIT_FUND', label: applicationText('fundType.CREDIT_FUND') },
  ];
  const only = (name: string, isSet: boolean | undefined, label: string, icon?: typeof ClockAlert) => {
    const Icon = icon;
    if (isSet) return <ActiveFilter label={label} onRemove={() => change({ [name]: null })} />;
    return (
      <Button
        variant="outline"
        size="xs"
        minH="36px"
        borderColor="border"
        onClick={() => change({ [name]: '1' })}
      >
        {Icon && <Icon size={16} aria-hidden />}
        {label}
      </Button>
    );
  };
  return (
    <Box
      display="grid"
      alignItems="center"
      px={{ base: '5', md: '3' }}
      py={{ base: '1.5', md: '0.5' }}
      minH="42px"
      borderBottomWidth="1px"
      bg="bg.surface"
      css={dense}
    >
      <FilterBar label={t('filters.label')} {...(isFiltered && { onClear: clear })}>
        {part !== 'choices' && (
          <SearchFilter
            size="sm"
            label={t('filters.search')}
            value={filters.search ?? ''}
            onChange={(value) => change({ search: value })}
            {...(keys.isOn && { shortcut: '/' })}
          />
        )}
        {part !== 'search' && (
          <>
            {choice(
              'status',
              counts.map(({ status: value, count }) => ({
                value,
                label: `${applicationText(`staffStatus.${value}`)} (${count})`,
              })),
              filters.status,
            )}
            <RangeFilter
              label={t('filters.amount')}
              type="text"
              value={{ from: filters.amountMin, to: filters.amountMax }}
              show={(amount) => `USD ${formatNumber(Number(amount))}`}
              wrong={({ from, to }) => (isRight(from) && isRight(to) ? undefined : t('filters.noAmount'))}
              onChange={({ from, to }) => change({ amountMin: plain(from), amountMax: plain(to) })}
            />
            {fund === 'all' ? (
              <Menu
                align="start"
                trigger={<FilterChip>{t('filters.fund')}</FilterChip>}
                onSelect={(value) => change({ fund: value === 'all' ? null : value })}
                items={funds}
              />
            ) : (
              <ActiveFilter
                label={funds.find(({ value }) => value === fund)?.label ?? t('filters.fund')}
                onRemove={() => change({ fund: null })}
              />
            )}
            {choice(
              'country',
              countries.map(({ code, names }) => ({ value: code, label: names[currentLanguage()] ?? code })),
              filters.countryCode,
            )}
            {choice(
              'sector',
              sectors.map((value) => ({ value, label: applicationText(`sector.${value}`) })),
              filters.sector,
            )}
            {filters.reviewerId ? (
              <ActiveFilter
                label={
                  reviewers.find(({ userId }) => userId === filters.reviewerId)?.name ?? t('filters.reviewer')
                }
                onRemove={() => change({ reviewer: null })}
              />
            ) : (
              reviewers.length > 0 && (
                <Menu
                  align="start"
                  trigger={<FilterChip>{t('filters.reviewer')}</FilterChip>}
                  onSelect={(reviewer) => change({ reviewer })}
                  items={reviewers.map(({ userId, name }) => ({ value: userId, label: name }))}
                />
              )
            )}
            {(!isReviewer || filters.from || filters.to) && (
              <DayRangeFilter
                label={t('columns.submittedAt')}
                value={{ from: filters.from, to: filters.to }}
                onChange={change}
              />
            )}
            <DayRangeFilter
              label={t('filters.due')}
              value={{ from: filters.dueFrom, to: filters.dueTo }}
              onChange={({ from, to }) => change({ dueFrom: from, dueTo: to })}
            />
            {only('late', filters.late, t('filters.late'), ClockAlert)}
            {(isReviewer || filters.assignedToMe) && only('mine', filters.assignedToMe, t('filters.mine'))}
            {filters.toJudge && only('toJudge', true, t('views.TO_JUDGE'))}
            {filters.toDecide && only('toDecide', true, t('views.TO_DECIDE'))}
            {filters.toSign && only('toSign', true, t('views.TO_SIGN'))}
            {filters.unassigned && only('unassigned', true, t('filters.unassigned'))}
            {filters.disagreement && only('disagreement', true, t('filters.disagreement'))}
          </>
        )}
      </FilterBar>
    </Box>
  );
};
