import type { Fund } from '@portal/contracts/funds/fund.schemas';
import type { Decide } from '@portal/contracts/review/decide';
import { currentLanguage, formatMoney, useTranslation } from '@portal/platform';
import { FormShell, SubmitButton, useForm } from '@portal/platform/forms';
import { Box, Button, Flex, Heading, Text } from '@portal/ui';
import { useEffect, useId, useRef } from 'react';
import type { TogetherKind } from '../change-several/bulk.queries.ts';
import { deviceCopyName } from '../change-several/device-copy-name.ts';
import { DecisionFields } from '../decide/DecisionFields.tsx';
import { usePreviewMail } from '../decide/decide.queries.ts';
import { type DecisionValues, isDangerous, serverNames, toDecide } from '../decide/decision-kinds.ts';
import { MailPreview } from '../decide/MailPreview.tsx';
import type { Ranked } from './ranking.ts';

interface LettersProps {
  kind: TogetherKind;
  currency: string;
  selected: readonly Ranked[];
  bodyOf: (ranked: Ranked, values: DecisionValues) => Decide;
}

const Letter = ({ ranked, kind, currency, bodyOf }: Omit<LettersProps, 'selected'> & { ranked: Ranked }) => {
  const { t } = useTranslation('review');
  const { row, amount } = ranked;
  return (
    <MailPreview
      title={
        // Enough to recognise it by: this form may cover the table.
        <>
          {t('letter.title')}: {row.applicationNumber}, <bdi>{row.projectTitle}</bdi>
          {kind === 'APPROVE' && `, ${formatMoney({ amount, currency })}`}
        </>
      }
      preview={usePreviewMail(ranked.id)}
      bodyOf={(values) => bodyOf(ranked, values)}
    />
  );
};

/** What each applicant will be told, each in the own language, before several are decided at once. */
const Letters = ({ selected, ...rest }: LettersProps) => (
  <Box maxH="40dvh" overflowY="auto">
    {selected.map((ranked) => (
      <Letter key={ranked.id} ranked={ranked} {...rest} />
    ))}
  </Box>
);

interface Props {
  kind: TogetherKind;
  /** What it begins with: for those that were not done, what was said before. */
  words: DecisionValues;
  selected: readonly Ranked[];
  fund: Pick<Fund, 'fundType' | 'available'>;
  /** Together they are more than what the fund has left. */
  isOver: boolean;
  error: Error | null;
  onSend: (values: DecisionValues) => Promise<unknown>;
  onClose: () => void;
}

/** Asks once for what a decision on several needs; the amount of each is the one of the ranking. */
export const DecideSelectedForm = ({
  kind,
  words,
  selected,
  fund,
  isOver,
  error,
  onSend,
  onClose,
}: Props) => {
  const { t } = useTranslation('review');
  const form = useForm<DecisionValues>({ defaultValues: words });
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => title.current?.focus(), []);
  const count = selected.length;
  const { currency } = fund.available;
  return (
    <Box
      as="section"
      aria-labelledby={titleId}
      px={{ base: '5', md: '6' }}
      py="4"
      maxH="70dvh"
      overflowY="auto"
      borderBottomWidth="1px"
    >
      <Heading ref={title} tabIndex={-1} id={titleId} textStyle="panelTitle" mb="1">
        {t(`ranking.act.${kind}`, { count })}
      </Heading>
      <Text color="fg.muted" mb="4">
        {kind === 'APPROVE' ? t('ranking.sure') : t(`kinds.${kind}.effect`)}
      </Text>
      <FormShell
        form={form}
        error={error}
        onSubmit={onSend}
        keptAs={deviceCopyName(`together-${kind}`, selected)}
        serverNames={serverNames}
      >
        <DecisionFields
          kind={kind}
          // Asked of all of them: no answer of one is known, and none was entered for somebody else.
          application={{
            ...fund,
            currency,
            fund,
            language: currentLanguage(),
            answers: {},
            onBehalf: { isOnBehalf: false },
          }}
          without={['amount']}
        />
        <Letters
          kind={kind}
          currency={currency}
          selected={selected}
          bodyOf={({ row, amount }, values) =>
            toDecide(kind, { ...values, amount }, { rowVersion: row.rowVersion, currency }, [])
          }
        />
        {/* In sight however many letters there are. */}
        <Flex gap="3" wrap="wrap" position="sticky" bottom="-4" mb="-4" py="3" bg="bg.surface">
          <SubmitButton
            variant={isDangerous(kind) ? 'dangerSolid' : 'solid'}
            disabled={kind === 'APPROVE' && isOver}
          >
            {t(`ranking.act.${kind}`, { count })}
          </SubmitButton>
          <Button full="phone" variant="outline" onClick={onClose}>
            {t('decide.cancel')}
          </Button>
        </Flex>
      </FormShell>
    </Box>
  );
};
