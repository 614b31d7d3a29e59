import type { Fund } from '@portal/contracts/funds/fund.schemas';
import { compareAmounts, fromMinor, sumAmounts, toMinor } from '@portal/contracts/funds/money';
import { formatMoney, useTranslation } from '@portal/platform';
import { Box, Button, Flex, HStack, Text } from '@portal/ui';
import { CircleCheck, CircleX, Pause, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { BulkOutcome } from '../change-several/BulkOutcome.tsx';
import { isTogether, type Outcome, type TogetherKind, useBulkAct } from '../change-several/bulk.queries.ts';
import { blankDecision, type DecisionValues, toDecide } from '../decide/decision-kinds.ts';
import { DecideSelectedForm } from './DecideSelectedForm.tsx';
import type { Ranked } from './ranking.ts';

interface Props {
  selected: readonly Ranked[];
  fund: Pick<Fund, 'fundType' | 'available'>;
  /** Those that were not done stay selected. */
  onSelect: (ids: ReadonlySet<string>) => void;
}

const actions = [
  ['HOLD', Pause],
  ['RETURN', Undo2],
  ['REJECT', CircleX],
  ['APPROVE', CircleCheck],
] as const;

/** What is selected together, what it leaves of the money, and to decide on all of it, each with its amount. */
export const DecideSelected = ({ selected: all, fund, onSelect }: Props) => {
  const { t } = useTranslation('review');
  const barred = all.filter(({ row }) => row.myDeclaration === 'CONFLICT');
  const selected = all.filter((one) => !barred.includes(one));
  const [asking, setAsking] = useState<TogetherKind>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [said, setSaid] = useState(blankDecision);
  const bar = useRef<HTMLDivElement>(null);
  const act = useBulkAct((next) => {
    const failed = next.results.filter(({ failure }) => failure).map(({ id }) => id);
    onSelect(new Set(failed));
    setAsking(undefined);
    setOutcome(failed.length > 0 ? next : undefined);
  });
  const { available } = fund;
  const { currency } = available;
  const sum = sumAmounts(selected.map(({ amount }) => amount));
  const isOver = (compareAmounts(sum, available.amount) ?? 1) > 0;
  const left = (toMinor(available.amount) ?? 0n) - (toMinor(sum) ?? 0n);
  const money = (amount: string) => formatMoney({ amount, currency });
  const ask = (kind: TogetherKind, words = blankDecision) => {
    act.reset();
    setOutcome(undefined);
    setSaid(words);
    setAsking(kind);
  };
  const send = (kind: TogetherKind, values: DecisionValues) => {
    setSaid(values);
    const {
      decision: _,
      rowVersion: _version,
      ...details
    } = toDecide(kind, values, { rowVersion: 0, currency }, []);
    return act.mutateAsync({
      kind,
      rows: selected.map(({ row }) => row),
      details,
      amounts: new Map(selected.map(({ id, amount }) => [id, { amount, currency }])),
    });
  };
  const count = selected.length;
  if (all.length === 0 && !outcome) return null;
  return (
    <Box
      data-bar
      position="sticky"
      bottom="0"
      zIndex="1"
      borderTopWidth="1px"
      bg="bg.surface"
      data-print="hide"
    >
      {outcome && (
        <BulkOutcome
          outcome={outcome}
          onClose={() => setOutcome(undefined)}
          onAgain={() => isTogether(outcome.kind) && ask(outcome.kind, said)}
        />
      )}
      {asking && count > 0 && (
        <DecideSelectedForm
          key={asking}
          kind={asking}
          words={said}
          selected={selected}
          fund={fund}
          isOver={isOver}
          error={act.error}
          onSend={(values) => send(asking, values)}
          onClose={() => {
            setAsking(undefined);
            bar.current?.focus();
          }}
        />
      )}
      {all.length > 0 && (
        <Flex
          ref={bar}
          tabIndex={-1}
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
            {barred.length > 0 && (
              <Text>
                {t('ranking.barred', {
                  numbers: barred.map(({ row }) => row.applicationNumber).join(t('separator')),
                })}
              </Text>
            )}
          </Box>
          {!asking && (
            <HStack gap="2" wrap="wrap">
              {actions.map(([kind, Icon]) => (
                <Button
                  key={kind}
                  size="sm"
                  variant={kind === 'REJECT' ? 'danger' : kind === 'APPROVE' ? 'solid' : 'outline'}
                  disabled={count === 0 || (kind === 'APPROVE' && isOver)}
                  onClick={() => ask(kind)}
                >
                  <Icon size={16} aria-hidden />
                  {t(`ranking.act.${kind}`, { count })}
                </Button>
              ))}
              <Button size="sm" variant="ghost" onClick={() => onSelect(new Set())}>
                {t('bulk.clear')}
              </Button>
            </HStack>
          )}
        </Flex>
      )}
    </Box>
  );
};
