import { APPLICATION_NAMESPACE } from '@portal/application-view';
import { BENEFICIARY } from '@portal/contracts';
import type { MyApplication } from '@portal/contracts/applications/application.schemas';
import {
  ButtonLink,
  formatDate,
  formatMoney,
  TextLink,
  useSignedInUser,
  useTranslation,
} from '@portal/platform';
import { Alert, Card, Flex, MetaText, Separator, Text } from '@portal/ui';
import { PdfLink } from '../follow-application/PdfButton.tsx';
import { paths } from '../navigation/paths.ts';
import { useLacksAccount } from '../payout-account/account.queries.ts';
import { CardHead } from './CardHead.tsx';

/** A closed application: how and when it ended, the amount, and whether the account for it is still wanted. */
export const ClosedCard = ({ application }: { application: MyApplication }) => {
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const {
    id,
    fundId,
    isOnBehalf,
    role,
    applicationNumber,
    status,
    decidedAt,
    lastSavedAt,
    amountApproved,
    amountRequested,
  } = application;
  // Staff have what they entered in this list, too; whoever of them reads an account is written in the log.
  const isBeneficiary = useSignedInUser().role === BENEFICIARY;
  const lacksAccount = useLacksAccount(application, isBeneficiary && role === 'OWNER');
  const amount = amountApproved
    ? t('list.amountApproved', { amount: formatMoney(amountApproved) })
    : amountRequested && t('list.amountRequested', { amount: formatMoney(amountRequested) });
  const date = formatDate(decidedAt ?? lastSavedAt);
  return (
    <Card as="article" aria-labelledby={`title-${id}`} padded>
      <CardHead application={application} />
      <Flex mt="4" gap="3" justifyContent="space-between" alignItems="baseline" flexWrap="wrap">
        <MetaText>{t('list.endedOn', { status: applicationText(`status.${status}`), date })}</MetaText>
        {amount && <Text fontWeight="bold">{amount}</Text>}
      </Flex>
      {lacksAccount && (
        <Alert
          status="warning"
          mt="4"
          title={t('payout.wanted')}
          actions={
            <ButtonLink to={paths.application(id)} size="sm">
              {t('payout.enter')}
            </ButtonLink>
          }
        />
      )}
      <Separator my="5" />
      <Flex gap="6" flexWrap="wrap">
        <TextLink to={paths.application(id)}>{t('list.openShort')}</TextLink>
        {!isOnBehalf && role === 'OWNER' && (
          <TextLink to={paths.copyOf(fundId, id)}>{t('copy.link')}</TextLink>
        )}
        <PdfLink id={id} number={applicationNumber} />
      </Flex>
    </Card>
  );
};
