import { APPLICATION_NAMESPACE } from '@portal/application-view';
import { environmentalCategories } from '@portal/contracts/applications/enums';
import { useTranslation } from '@portal/platform';
import { ChoiceField, MoneyField } from '@portal/platform/forms';
import { useOpenForm } from '../../edit-draft/draft-context.ts';
import { CountriesField } from '../fields/CountriesField.tsx';
import { FieldPair } from '../fields/FieldPair.tsx';
import { WholeField } from '../fields/number-fields.tsx';
import { QuestionGroup } from '../fields/QuestionGroup.tsx';
import { useQuestions } from '../question/use-questions.ts';
import { ProjectBasics } from './ProjectBasics.tsx';
import { useOptions } from './use-options.ts';

export const CreditProjectQuestions = () => {
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const ask = useQuestions('project');
  const options = useOptions();
  const { currency } = useOpenForm().fund;
  return (
    <>
      <ProjectBasics />
      <QuestionGroup title={applicationText('group.tradeImpact')}>
        <CountriesField {...ask('tradeImpact.targetMarkets')} />
        <FieldPair onPhone="single">
          <MoneyField {...ask('tradeImpact.intraAfricanExportsNow')} currency={currency} />
          <MoneyField {...ask('tradeImpact.intraAfricanExportsYear3')} currency={currency} />
        </FieldPair>
        <WholeField {...ask('tradeImpact.jobsCreated')} />
        <FieldPair>
          <WholeField {...ask('tradeImpact.jobsForWomen')} />
          <WholeField {...ask('tradeImpact.jobsForYouth')} />
        </FieldPair>
        <ChoiceField
          {...ask('environmentalCategory')}
          options={options('environmentalCategory', environmentalCategories)}
        />
      </QuestionGroup>
    </>
  );
};
