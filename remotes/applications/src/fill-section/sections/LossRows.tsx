import { computedLineLoss, computedLoss } from '@portal/application-form/base-fund';
import { formatMoney, useTranslation } from '@portal/platform';
import { MoneyField, useWatch } from '@portal/platform/forms';
import { Grid, MetaText } from '@portal/ui';
import { useOpenForm } from '../../edit-draft/draft-context.ts';
import type { SectionValues } from '../../form-values/blank-sections.ts';
import { toSectionAnswers } from '../../form-values/question-values.ts';
import { lineText } from '../fields/line-text.ts';
import { PercentField, WholeField } from '../fields/number-fields.tsx';
import { RowsField } from '../fields/RowsField.tsx';
import { RunningTotal } from '../fields/RunningTotal.tsx';
import { useQuestions } from '../question/use-questions.ts';

/** The lines as the rules read them, following the typing. */
const useLines = () => {
  const lines: SectionValues[] = useWatch({ name: 'lossLines' }) ?? [];
  return toSectionAnswers('loss', { lossLines: lines })?.lossLines ?? [];
};

const LineLoss = ({ index }: { index: number }) => {
  const { t } = useTranslation('applications');
  const { currency } = useOpenForm().fund;
  const line = useLines()[index];
  const amount = line && computedLineLoss(line);
  return (
    <MetaText pb={{ md: '3' }} role="status">
      {amount === undefined
        ? t('loss.lineOpen')
        : t('loss.line', { amount: formatMoney({ amount, currency }) })}
    </MetaText>
  );
};

const LossTotal = () => {
  const { t } = useTranslation('applications');
  const { currency } = useOpenForm().fund;
  const amount = computedLoss(useLines());
  return <RunningTotal>{t('loss.total', { amount: formatMoney({ amount, currency }) })}</RunningTotal>;
};

/** Imports and rates per chapter; the loss is worked out and may be lowered, never raised. */
export const LossRows = () => {
  const ask = useQuestions('loss');
  const { currency } = useOpenForm().fund;
  return (
    <RowsField
      section="loss"
      name="lossLines"
      columns="6.5rem minmax(0, 1fr) 7rem 7rem"
      max={99}
      summary={({ hsChapter, importsValue }) => lineText(currency, hsChapter, importsValue)}
      total={<LossTotal />}
    >
      {(line) => (
        <>
          <WholeField {...ask(`${line}.hsChapter`)} />
          <MoneyField {...ask(`${line}.importsValue`)} currency={currency} />
          <PercentField {...ask(`${line}.rateBefore`)} />
          <PercentField {...ask(`${line}.rateAfter`)} />
          <Grid
            gridColumn={{ md: '1 / -1' }}
            templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
            gap="3"
            alignItems="end"
          >
            <MoneyField {...ask(`${line}.loss`)} currency={currency} />
            <LineLoss index={Number(line.split('.').at(-1))} />
          </Grid>
        </>
      )}
    </RowsField>
  );
};
