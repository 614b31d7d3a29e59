import { formatDateShort, useTranslation } from '@portal/platform';
import { Button, Field, Stack, TextInput } from '@portal/ui';
import { ActiveFilter, FilterChip, Popover } from '@portal/ui/overlay';
import { useState } from 'react';

interface FormProps {
  type: 'text' | 'date';
  /** Refuses what cannot be: the text that says why. */
  wrong: (typed: { from: string; to: string }) => string | undefined;
  /** Null where there is no bound. */
  onChange: (range: { from: string | null; to: string | null }) => void;
}

const RangeForm = ({ type, wrong, onChange }: FormProps) => {
  const { t } = useTranslation('review');
  const [typed, setTyped] = useState({ from: '', to: '' });
  const error = wrong(typed);
  return (
    <Stack
      as="form"
      gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!error) onChange({ from: typed.from || null, to: typed.to || null });
      }}
    >
      {(['from', 'to'] as const).map((side) => (
        <Field key={side} label={t(`filters.${side}`)} {...(error && side === 'to' && { error })}>
          <TextInput
            size="sm"
            type={type}
            {...(type === 'text' && { inputMode: 'decimal', dir: 'ltr' })}
            value={typed[side]}
            onChange={(event) => setTyped({ ...typed, [side]: event.target.value })}
          />
        </Field>
      ))}
      <Button type="submit" size="sm">
        {t('filters.apply')}
      </Button>
    </Stack>
  );
};

interface RangeFilterProps extends FormProps {
  label: string;
  value: { from: string | undefined; to: string | undefined };
  /** A bound as it reads. */
  show: (bound: string) => string;
}

/** From and to, applied together; what is set is taken off together, too. */
export const RangeFilter = ({ label, value, show, onChange, ...form }: RangeFilterProps) => {
  const { t } = useTranslation('review');
  const from = value.from && show(value.from);
  const to = value.to && show(value.to);
  if (from || to) {
    const set =
      from && to
        ? t('filters.between', { from, to })
        : t(from ? 'filters.since' : 'filters.until', { value: from ?? to });
    return <ActiveFilter label={`${label} · ${set}`} onRemove={() => onChange({ from: null, to: null })} />;
  }
  return (
    <Popover label={label} trigger={<FilterChip>{label}</FilterChip>}>
      {(close) => (
        <RangeForm
          {...form}
          onChange={(range) => {
            onChange(range);
            close();
          }}
        />
      )}
    </Popover>
  );
};

/** The same for days of the calendar. */
export const DayRangeFilter = (props: Pick<RangeFilterProps, 'label' | 'value' | 'onChange'>) => {
  const { t } = useTranslation('review');
  return (
    <RangeFilter
      {...props}
      type="date"
      show={(day) => formatDateShort(day, 'UTC')}
      wrong={({ from, to }) => (from && to && from > to ? t('filters.noDays') : undefined)}
    />
  );
};
