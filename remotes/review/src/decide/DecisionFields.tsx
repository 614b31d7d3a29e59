import { APPLICATION_NAMESPACE, PreparedText } from '@portal/application-view';
import { conflictTypes, reasonCodes } from '@portal/contracts/applications/review-enums';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { eligibilityRules } from '@portal/contracts/funds/eligibility-rules';
import { formatMoney, useTranslation } from '@portal/platform';
import { DateField, MoneyField, SelectField, TextAreaField } from '@portal/platform/forms';
import { Flex, Stack } from '@portal/ui';
import type { ComponentProps, ReactNode } from 'react';
import { today } from '../assign-reviewers/due-day.ts';
import { type DecisionField, type DecisionKind, fieldsOf, isOptionalIn } from './decision-kinds.ts';
import { type AskedOf, RequestsField } from './RequestsField.tsx';

interface Props {
  kind: DecisionKind;
  application: AskedOf &
    Pick<StaffApplication, 'currency' | 'language'> & { fund: Pick<StaffApplication['fund'], 'available'> };
  /** Fields that are known already. */
  without?: readonly DecisionField[];
}

type TextLimits = Pick<ComponentProps<typeof TextAreaField>, 'rows' | 'minLength' | 'maxLength' | 'optional'>;

const MIN_MESSAGE = 20;

/** The fields that a decision asks for. */
export const DecisionFields = ({ kind, application, without = [] }: Props) => {
  const { t } = useTranslation('review');
  const { t: applicationText } = useTranslation(APPLICATION_NAMESPACE);
  const choice = (name: 'reasonCode' | 'rule' | 'conflictType', label: string, values: readonly string[]) => (
    <SelectField
      name={name}
      label={label}
      options={values.map((value) => ({ value, label: applicationText(`${name}.${value}`) }))}
    />
  );
  const text = (name: 'conditions' | 'message' | 'comment' | 'request', limits: TextLimits) => (
    <TextAreaField
      name={name}
      label={t(`fields.${name}`)}
      hint={t(`fields.${name}Hint`)}
      rows={3}
      {...limits}
    />
  );
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
    conditions: () => text('conditions', { rows: 2, optional: true }),
    reasonCode: () => choice('reasonCode', t('fields.reasonCode'), reasonCodes),
    rule: () => choice('rule', t('fields.rule'), eligibilityRules[application.fundType]),
    conflictType: () => choice('conflictType', t('declaration.type'), conflictTypes),
    requests: () => <RequestsField application={application} />,
    dueOn: (optional) => (
      <DateField
        name="dueOn"
        label={t('fields.dueOn')}
        hint={t('fields.dueOnHint')}
        min={today(1)}
        {...(optional && { optional })}
      />
    ),
    message: (optional) => (
      <Stack gap="2">
        {text('message', { maxLength: 4000, ...(optional ? { optional } : { minLength: MIN_MESSAGE }) })}
        <Flex>
          <PreparedText name="message" language={application.language} />
        </Flex>
      </Stack>
    ),
    comment: (optional) => text('comment', { maxLength: 4000, ...(optional && { optional }) }),
    request: () => text('request', { minLength: 10, maxLength: 2000 }),
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
