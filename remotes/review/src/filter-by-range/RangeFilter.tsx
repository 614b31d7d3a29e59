import { useTranslation } from '@portal/platform';
import { Button, Field, Stack, TextInput } from '@portal/ui';
import { ActiveFilter, FilterChip, Popover } from '@portal/ui/overlay';
import { useState } from 'react';

interface Range {
  from: string | undefined;
  to: string | undefined;
}

interface RangeFilterProps {
  label: string;
  /** What is set now, in words. */
  set: string | undefined;
  type: 'text' | 'date';
  value: Range;
  /** Refuses what cannot be: the text that says why. */
  wrong: (value: Range) => string | undefined;
  onChange: (value: Range) => void;
}

/** From and to, applied together. */
export const RangeFilter = ({ label, set, type, value, wrong, onChange }: RangeFilterProps) => {
  const { t } = useTranslation('review');
  const [typed, setTyped] = useState<Range>(value);
  const error = wrong(typed);
  if (set) return <ActiveFilter label={set} onRemove={() => onChange({ from: undefined, to: undefined })} />;
  return (
    <Popover label={label} trigger={<FilterChip>{label}</FilterChip>}>
      {(close) => (
        <Stack
          as="form"
          gap="3"
          onSubmit={(event) => {
            event.preventDefault();
            if (error) return;
            onChange(typed);
            close();
          }}
        >
          {(['from', 'to'] as const).map((side) => (
            <Field key={side} label={t(`filters.${side}`)} {...(error && side === 'to' && { error })}>
              <TextInput
                size="sm"
                type={type}
                {...(type === 'text' && { inputMode: 'decimal', dir: 'ltr' })}
                value={typed[side] ?? ''}
                onChange={(event) => setTyped({ ...typed, [side]: event.target.value || undefined })}
              />
            </Field>
          ))}
          <Button type="submit" size="sm">
            {t('filters.apply')}
          </Button>
        </Stack>
      )}
    </Popover>
  );
};

/** What is set, in words; undefined where nothing is. */
export const useRangeText = () => {
  const { t } = useTranslation('review');
  return ({ from, to }: Range, show: (value: string) => string): string | undefined => {
    if (from && to) return t('filters.between', { from: show(from), to: show(to) });
    if (from) return t('filters.since', { value: show(from) });
    return to ? t('filters.until', { value: show(to) }) : undefined;
  };
};
