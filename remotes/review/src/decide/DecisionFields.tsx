import { APPLICATION_NAMESPACE } from '@portal/application-view';
import { conflictTypes, reasonCodes } from '@portal/contracts/applications/review-enums';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { eligibilityRules } from '@portal/contracts/funds/eligibility-rules';
import { formatMoney, useTranslation } from '@portal/platform';
import { DateField, MoneyField, SelectField, TextAreaField } from '@portal/platform/forms';
import type { ReactNode } from 'react';
import { type DecisionField, type DecisionKind, fieldsOf, isOptionalIn } from './decision-kinds.ts';
import { type AskedOf, RequestsField } from './RequestsField.tsx';

interface Props {
  kind: DecisionKind;
  application: AskedOf &
    Pick<StaffApplication, 'currency'> & { fund: Pick<StaffApplication['fund'], 'available'> };
  /** Fields that are known already. */
  without?: readonly DecisionField[];
}

const MIN_MESSAGE = 20;

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** The fields that a decision asks for. */
export const DecisionFields = ({ kind, application, without = [] }: Props) => {
  const { t } = useTranslation('review');
  const { t: applicationText } = useTranslation(APPLICATION_NAMESPACE);
  const choices = (values: readonly string[], group: string) =>
    values.map((value) => ({ value, label: applicationText(`${group}.${value}`) }));
  const draw: Record<DecisionField, (optional: boolean) => ReactNode> = {
    amount: () => (
      <MoneyField
        name="amount"
        label={kind === 'APPROVE' ? t('fields.amountApproved') : t('fields.amountRecommended')}
        currency={application.currency}
        {...(kind === 'APPROVE' && {
          hint: t('fields.available', { amount: formatMoney(application.fund.available) }),
        })}
      />
    ),
    conditions: () => (
      <TextAreaField
        name="conditions"
        label={t('fields.conditions')}
        rows={2}
        hint={t('fields.conditionsHint')}
        optional
      />
    ),
    reasonCode: () => (
      <SelectField
        name="reasonCode"
        label={t('fields.reasonCode')}
        options={choices(reasonCodes, 'reasonCode')}
      />
    ),
    rule: () => (
      <SelectField
        name="rule"
        label={t('fields.rule')}
        options={choices(eligibilityRules[application.fundType], 'rule')}
      />
    ),
    conflictType: () => (
      <SelectField
        name="conflictType"
        label={t('declaration.type')}
        options={choices(conflictTypes, 'conflictType')}
      />
    ),
    requests: () => <RequestsField application={application} />,
    dueOn: () => <DateField name="dueOn" label={t('fields.dueOn')} min={tomorrow()} />,
    message: (optional) => (
      <TextAreaField
        name="message"
        label={t('fields.message')}
        rows={3}
        hint={t('fields.messageHint')}
        maxLength={4000}
        {...(optional ? { optional } : { minLength: MIN_MESSAGE })}
      />
    ),
    comment: (optional) => (
      <TextAreaField
        name="comment"
        label={t('fields.comment')}
        rows={3}
        hint={t('fields.commentHint')}
        maxLength={4000}
        {...(optional && { optional })}
      />
    ),
    request: () => (
      <TextAreaField
        name="request"
        label={t('fields.request')}
        rows={3}
        hint={t('fields.requestHint')}
        minLength={10}
        maxLength={2000}
      />
    ),
    overrideReason: () => null,
  };
  return (
    <>
      {fieldsOf[kind]
        .filter((field) => !without.includes(field))
        .map((field) => (
          <div key={field}>{draw[field](isOptionalIn(kind, field))}</div>
        ))}
    </>
  );
};
