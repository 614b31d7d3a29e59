import { compareAmounts, fromMinor, sumAmounts, toMinor } from '@portal/contracts/funds/money';
import { formatMoney, type Money, useTranslation } from '@portal/platform';
import { Alert, Box, Button, Flex, HStack } from '@portal/ui';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { BulkOutcome } from '../change-several/BulkOutcome.tsx';
import { type Outcome, useBulkAct } from '../change-several/bulk.queries.ts';
import { LettersOfApproval } from './LettersOfApproval.tsx';
import type { Ranked } from './ranking.ts';

interface Props {
  selected: readonly Ranked[];
  available: Money;
  /** Those that were not done stay selected. */
  onSelect: (ids: ReadonlySet<string>) => void;
}

/** What is selected together, what it leaves of the money, and to approve each with its amount. */
export const ApproveSelected = ({ selected, available, onSelect }: Props) => {
  const { t } = useTranslation('review');
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const act = useBulkAct((next) => {
    const failed = next.results.filter(({ failure }) => failure).map(({ id }) => id);
    onSelect(new Set(failed));
    setAsking(false);
    setOutcome(failed.length > 0 ? next : undefined);
  });
  const { currency } = available;
  const sum = sumAmounts(selected.map(({ amount }) => amount));
  const isOver = (compareAmounts(sum, available.amount) ?? 1) > 0;
  const left = (toMinor(available.amount) ?? 0n) - (toMinor(sum) ?? 0n);
  const money = (amount: string) => formatMoney({ amount, currency });
  const approve = () =>
    act.mutate({
      kind: 'APPROVE',
      rows: selected.map(({ row }) => row),
      amounts: new Map(selected.map(({ id, amount }) => [id, { amount, currency }])),
    });
  const count = selected.length;
  if (count === 0 && !outcome) return null;
  return (
    <Box position="sticky" bottom="0" zIndex="1" borderTopWidth="1px" bg="bg.surface" data-print="hide">
      {outcome && <BulkOutcome outcome={outcome} onClose={() => setOutcome(undefined)} onAgain={approve} />}
      {act.error && (
        <Box px="5" pt="3">
          <Alert status="error" live title={act.error.message} />
        </Box>
      )}
      {isAsking && count > 0 && <LettersOfApproval selected={selected} currency={currency} />}
      {count > 0 && (
        <Flex
          role="group"
          aria-label={t('bulk.label')}
          px={{ base: '5', md: '6' }}
          py="2"
          gap="3"
          align="center"
          justify="space-between"
          wrap="wrap"
          fontSize="0.875rem"
        >
          <Box role="status" color={isOver ? 'fg.error' : 'fg'}>
            <strong>{t('bulk.selected', { count })}</strong>{' '}
            {isOver
              ? t('ranking.togetherOver', { sum: money(sum), over: money(fromMinor(-left)) })
              : t('ranking.together', { sum: money(sum), left: money(fromMinor(left)) })}
          </Box>
          <HStack gap="2" wrap="wrap">
            {isAsking && <span>{t('ranking.sure')}</span>}
            <Button
              size="sm"
              variant={isAsking ? 'solid' : 'outline'}
              disabled={isOver}
              loading={act.isPending}
              onClick={() => (isAsking ? approve() : setAsking(true))}
            >
              <CircleCheck size={16} aria-hidden />
              {t('ranking.approve', { count })}
            </Button>
            {isAsking ? (
              <Button size="sm" variant="outline" onClick={() => setAsking(false)}>
                {t('decide.cancel')}
              </Button>
            ) : (
              <Button size="sm" variant="ghost" onClick={() => onSelect(new Set())}>
                {t('bulk.clear')}
              </Button>
            )}
          </HStack>
        </Flex>
      )}
    </Box>
  );
};
