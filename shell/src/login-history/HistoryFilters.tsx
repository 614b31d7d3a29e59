import { loginOutcomes } from '@portal/contracts/identity/enums';
import { type AddressChanges, useTranslation } from '@portal/platform';
import { Box, Button, Field, Flex, NativeSelect, TextInput } from '@portal/ui';
import type { historyFilters } from './history-filters.ts';

interface HistoryFiltersProps {
  filters: ReturnType<typeof historyFilters>;
  change: (changes: AddressChanges) => void;
  clear: () => void;
}

export const HistoryFilters = ({ filters, change, clear }: HistoryFiltersProps) => {
  const { t } = useTranslation('security');
  const { outcome, from, to, isFiltered } = filters;
  const days = [
    { name: 'from', label: t('history.from'), value: from, max: to },
    { name: 'to', label: t('history.to'), value: to, min: from },
  ];
  return (
    <Flex as="search" aria-label={t('history.filters')} wrap="wrap" alignItems="flex-end" gap="4" my="6">
      <Box w={{ base: 'full', sm: '240px' }}>
        <Field label={t('history.outcome')}>
          <NativeSelect
            size="sm"
            value={outcome ?? ''}
            onChange={(event) => change({ outcome: event.target.value })}
          >
            <option value="">{t('history.all')}</option>
            {loginOutcomes.map((one) => (
              <option key={one} value={one}>
                {t(`outcomes.${one}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </Box>
      {days.map(({ name, label, value, ...limits }) => (
        <Box key={name} flex={{ base: '1', sm: '0 0 auto' }}>
          <Field label={label}>
            <TextInput
              type="date"
              size="sm"
              value={value ?? ''}
              {...limits}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          </Field>
        </Box>
      ))}
      {isFiltered && (
        <Button variant="ghost" size="sm" onClick={clear}>
          {t('shell:ui.clear')}
        </Button>
      )}
    </Flex>
  );
};
