import type { Decide } from '@portal/contracts/review/decide';
import { useTranslation } from '@portal/platform';
import { Box } from '@portal/ui';
import { usePreviewMail } from '../decide/decide.queries.ts';
import type { DecisionValues } from '../decide/decision-kinds.ts';
import { MailPreview } from '../decide/MailPreview.tsx';
import type { Ranked } from './ranking.ts';

interface Props {
  selected: readonly Ranked[];
  bodyOf: (ranked: Ranked, values: DecisionValues) => Decide;
}

const Letter = ({ ranked, bodyOf }: Pick<Props, 'bodyOf'> & { ranked: Ranked }) => {
  const { t } = useTranslation('review');
  return (
    <MailPreview
      title={`${t('letter.title')}: ${ranked.row.applicationNumber}`}
      preview={usePreviewMail(ranked.id)}
      bodyOf={(values) => bodyOf(ranked, values)}
    />
  );
};

/** What each applicant will be told, each in the own language, before several are decided at once. */
export const Letters = ({ selected, bodyOf }: Props) => (
  <Box maxH="40dvh" overflowY="auto">
    {selected.map((ranked) => (
      <Letter key={ranked.id} ranked={ranked} bodyOf={bodyOf} />
    ))}
  </Box>
);
