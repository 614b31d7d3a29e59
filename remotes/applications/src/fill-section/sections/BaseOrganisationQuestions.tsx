import { APPLICATION_NAMESPACE } from '@portal/application-view';
import { baseApplicantTypes } from '@portal/contracts/applications/enums';
import { useTranslation } from '@portal/platform';
import { PhoneField, TextField } from '@portal/platform/forms';
import { FieldPair } from '../fields/FieldPair.tsx';
import { QuestionGroup } from '../fields/QuestionGroup.tsx';
import { useQuestions } from '../question/use-questions.ts';
import { OrganisationBasics } from './OrganisationBasics.tsx';

export const BaseOrganisationQuestions = () => {
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const ask = useQuestions('organisation');
  return (
    <>
      <OrganisationBasics types={baseApplicantTypes} />
      <QuestionGroup title={applicationText('group.focalPoint')}>
        <FieldPair>
          <TextField {...ask('focalPoint.name')} autoComplete="name" />
          <TextField {...ask('focalPoint.title')} autoComplete="organization-title" />
        </FieldPair>
        <FieldPair>
          <TextField {...ask('focalPoint.email')} type="email" />
          <PhoneField {...ask('focalPoint.phone')} />
        </FieldPair>
      </QuestionGroup>
    </>
  );
};
