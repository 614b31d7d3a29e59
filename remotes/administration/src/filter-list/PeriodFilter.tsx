import { formatDateShort, useTranslation } from '@portal/platform';
import { Button, Field, HStack, Stack, TextInput } from '@portal/ui';
import { FilterChip, Popover } from '@portal/ui/overlay';
import { Calendar } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { periodName } from '../draw-chart/periods.ts';

interface Period {
  /** YYYY-MM-DD, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

interface Props extends Period {
  onChange: (period: { from: string | null; to: string | null }) => void;
  /** The period is the page's own default, not a choice of the person. */
  isDefault?: boolean;
}

/** The calendar month before this one. */
const lastMonth = () => {
  const now = new Date();
  const day = (...date: [month: number, day: number]) =>
    new Date(Date.UTC(now.getFullYear(), ...date)).toISOString().slice(0, 10);
  return { from: day(now.getMonth() - 1, 1), to: day(now.getMonth(), 0) };
};

const Panel = ({ from = '', to = '', onChange, close }: Props & { close: () => void }) => {
  const { t } = useTranslation('administration');
  const [start, setStart] = useState(from);
  const [end, setEnd] = useState(to);
  const [wasTried, setWasTried] = useState(false);
  const isBackwards = start !== '' && end !== '' && end < start;
  const choose: Props['onChange'] = (period) => {
    onChange(period);
    close();
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (!isBackwards) choose({ from: start || null, to: end || null });
  };
  return (
    <form noValidate onSubmit={apply}>
      <Stack gap="4">
        <Field label={t('filters.from')}>
          <TextInput type="date" size="sm" value={start} onChange={(event) => setStart(event.target.value)} />
        </Field>
        <Field label={t('filters.to')} error={wasTried && isBackwards && t('filters.backwards')}>
          <TextInput type="date" size="sm" value={end} onChange={(event) => setEnd(event.target.value)} />
        </Field>
        <HStack gap="3">
          <Button type="submit" size="sm">
            {t('filters.apply')}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => choose({ from: null, to: null })}>
            {t('filters.anyTime')}
          </Button>
        </HStack>
        <Button variant="outline" size="sm" onClick={() => choose(lastMonth())}>
          {periodName(lastMonth().from.slice(0, 7))}
        </Button>
      </Stack>
    </form>
  );
};

export const usePeriodText = ({ from, to }: Period): string => {
  const { t } = useTranslation('administration');
  const day = (value: string) => formatDateShort(value, 'UTC');
  if (from && to) return t('filters.fromTo', { from: day(from), to: day(to) });
  if (from) return t('filters.since', { from: day(from) });
  return to ? t('filters.until', { to: day(to) }) : t('filters.period');
};

/** A range of days, each end optional. */
export const PeriodFilter = (props: Props) => {
  const { t } = useTranslation('administration');
  const { from, to, isDefault = false } = props;
  const text = usePeriodText(props);
  return (
    <Popover
      label={t('filters.period')}
      trigger={
        <FilterChip icon={<Calendar size={16} aria-hidden />} active={!isDefault && Boolean(from || to)}>
          {text}
        </FilterChip>
      }
    >
      {(close) => <Panel {...props} close={close} />}
    </Popover>
  );
};
