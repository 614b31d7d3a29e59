import { ErrorAlert, type Money, useTranslation } from '@portal/platform';
import { Box, Disclosure, Text } from '@portal/ui';
import { usePreviewMail } from '../decide/decide.queries.ts';
import { LetterWords } from '../decide/LetterWords.tsx';
import type { Ranked } from './ranking.ts';

const Letter = ({ ranked: { id, row, amount }, currency }: { ranked: Ranked } & Pick<Money, 'currency'>) => {
  const { t } = useTranslation('review');
  const { mutate, isPending, error, data } = usePreviewMail(id);
  const ask = () =>
    mutate({ decision: 'APPROVE', rowVersion: row.rowVersion, amountApproved: { amount, currency } });
  return (
    <Disclosure
      title={`${t('letter.title')}: ${row.applicationNumber}`}
      onToggle={({ currentTarget }) => currentTarget.open && ask()}
    >
      {isPending && <Text role="status">{t('letter.loading')}</Text>}
      {error && <ErrorAlert error={error} lead={t('letter.failed')} />}
      {data !== undefined && <LetterWords mail={data} />}
    </Disclosure>
  );
};

/** What each applicant will be told, each in the own language, before several are approved at once. */
export const LettersOfApproval = ({
  selected,
  currency,
}: { selected: readonly Ranked[] } & Pick<Money, 'currency'>) => (
  <Box px={{ base: '5', md: '6' }} maxH="40dvh" overflowY="auto" borderBottomWidth="1px">
    {selected.map((one) => (
      <Letter key={one.id} ranked={one} currency={currency} />
    ))}
  </Box>
);
