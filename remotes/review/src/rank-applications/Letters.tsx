import type { Decide } from '@portal/contracts/review/decide';
import { ErrorAlert, useTranslation } from '@portal/platform';
import { useFormContext, useWatch } from '@portal/platform/forms';
import { Box, Disclosure, Text } from '@portal/ui';
import { DecisionMailText } from '../decide/DecisionMailText.tsx';
import { usePreviewMail } from '../decide/decide.queries.ts';
import type { DecisionValues } from '../decide/decision-kinds.ts';
import type { Ranked } from './ranking.ts';

interface LetterProps {
  ranked: Ranked;
  body: Decide;
}

const Letter = ({ ranked: { id, row }, body }: LetterProps) => {
  const { t } = useTranslation('review');
  const { mutate, isPending, error, data } = usePreviewMail(id);
  return (
    <Disclosure
      title={`${t('letter.title')}: ${row.applicationNumber}`}
      onToggle={({ currentTarget }) => currentTarget.open && mutate(body)}
    >
      {isPending && <Text role="status">{t('letter.loading')}</Text>}
      {error && <ErrorAlert error={error} lead={t('letter.failed')} />}
      {data !== undefined && <DecisionMailText mail={data} />}
    </Disclosure>
  );
};

interface Props {
  selected: readonly Ranked[];
  bodyOf: (ranked: Ranked, values: DecisionValues) => Decide;
}

/** What each applicant will be told, each in the own language, before several are decided at once. */
export const Letters = ({ selected, bodyOf }: Props) => {
  const { control, getValues } = useFormContext<DecisionValues>();
  useWatch({ control }); // drawn again as words are typed
  return (
    <Box maxH="40dvh" overflowY="auto">
      {selected.map((ranked) => {
        const body = bodyOf(ranked, getValues());
        // With other words it is another letter, which is asked for anew.
        return <Letter key={`${ranked.id} ${JSON.stringify(body)}`} ranked={ranked} body={body} />;
      })}
    </Box>
  );
};
