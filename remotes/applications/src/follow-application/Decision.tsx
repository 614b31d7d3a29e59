import { APPLICATION_NAMESPACE } from '@portal/application-view';
import type { OwnerApplication } from '@portal/contracts/applications/application.schemas';
import { formatDate, formatMoney, useTranslation } from '@portal/platform';
import { Alert, Box, List, Text } from '@portal/ui';
import type { ReactNode } from 'react';

const looks = {
  APPROVED: 'success',
  REJECTED: 'error',
  INELIGIBLE: 'error',
  ON_HOLD: 'info',
  WITHDRAWN: 'info',
  EXPIRED: 'warning',
} as const;

const isLook = (status: string): status is keyof typeof looks => status in looks;

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <Text mt="2">
    <Box as="span" fontWeight="semibold">
      {label}
    </Box>{' '}
    {children}
  </Text>
);

/** What was decided and why, in the words meant for the applicant. */
export const Decision = ({ application }: { application: OwnerApplication }) => {
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const { decision } = application;
  if (decision === null || !isLook(decision.status)) return null;
  const { status, at, reasonCode, rule, message, amountApproved, conditions } = decision;
  return (
    <Alert
      status={looks[status]}
      title={t('decision.title', { status: applicationText(`status.${status}`), date: formatDate(at) })}
    >
      {amountApproved && <Line label={t('decision.amount')}>{formatMoney(amountApproved)}</Line>}
      {reasonCode && <Line label={t('decision.reason')}>{applicationText(`reasonCode.${reasonCode}`)}</Line>}
      {rule && <Line label={t('decision.rule')}>{applicationText(`rule.${rule}`)}</Line>}
      {message && (
        <Text mt="2" whiteSpace="pre-line" dir="auto">
          {message}
        </Text>
      )}
      {conditions.length > 0 && (
        <>
          <Line label={t('decision.conditions')}>{null}</Line>
          <List.Root ps="5" listStyleType="disc">
            {conditions.map((condition) => (
              <List.Item key={condition}>
                <bdi>{condition}</bdi>
              </List.Item>
            ))}
          </List.Root>
        </>
      )}
    </Alert>
  );
};
