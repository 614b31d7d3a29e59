import { APPLICATION_NAMESPACE } from '@portal/application-view';
import { tariffScheduleCategories } from '@portal/contracts/applications/enums';
import { useTranslation } from '@portal/platform';
import { DateField, MoneyField, SelectField, TextAreaField } from '@portal/platform/forms';
import { Disclosure } from '@portal/ui';
import { useNarrow } from '@portal/ui/table';
import { useState } from 'react';
import { useOpenForm } from '../../edit-draft/draft-context.ts';
import { FieldPair } from '../fields/FieldPair.tsx';
import { WholeField } from '../fields/number-fields.tsx';
import { QuestionGroup } from '../fields/QuestionGroup.tsx';
import { LossWorksheet } from '../loss-worksheet/LossWorksheet.tsx';
import { useQuestions } from '../question/use-questions.ts';
import { LossRows } from './LossRows.tsx';
import { useOptions } from './use-options.ts';

const alwaysOpen = {
  borderBottomWidth: '0',
  '& > summary': { display: 'none' },
  '& > div': { padding: '0', color: 'inherit' },
};

export const TariffLossQuestions = () => {
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const ask = useQuestions('loss');
  const options = useOptions();
  const { currency } = useOpenForm().fund;
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(!isNarrow);
  return (
    <QuestionGroup title={applicationText('supportType.TARIFF_REVENUE_LOSS')} lead={t('loss.lead')}>
      <SelectField
        {...ask('tariffScheduleCategory')}
        options={options('tariffScheduleCategory', tariffScheduleCategories)}
      />
      <FieldPair onPhone="yearAndAmount">
        <WholeField {...ask('baselineYear')} maxLength={4} />
        <MoneyField {...ask('baselineTariffRevenue')} currency={currency} />
      </FieldPair>
      <FieldPair>
        <DateField {...ask('claimPeriodFrom')} />
        <DateField {...ask('claimPeriodTo')} />
      </FieldPair>
      <MoneyField {...ask('observedTariffRevenue')} currency={currency} />
      {/* One at every width, so that a phone that is turned keeps what was found. */}
      <Disclosure
        title={t('worksheet.label')}
        open={isOpen || !isNarrow}
        onToggle={({ currentTarget }) => isNarrow && setOpen(currentTarget.open)}
        css={isNarrow ? {} : alwaysOpen}
      >
        <LossWorksheet />
      </Disclosure>
      <LossRows />
      <MoneyField {...ask('lossClaimed')} currency={currency} />
      <TextAreaField {...ask('method')} rows={3} />
    </QuestionGroup>
  );
};
