import type { OwnerApplication } from '@portal/contracts/applications/application.schemas';
import { formatDateTime, formatMoney, useTranslation } from '@portal/platform';
import { DescriptionList, Heading } from '@portal/ui';

export const ApplicationFacts = ({ application }: { application: OwnerApplication }) => {
  const { t } = useTranslation('applications');
  const { amountRequested, amountApproved, version, submittedAt, lastSavedAt, documents, signature } =
    application;
  const facts = [
    amountRequested && { label: t('facts.requested'), value: formatMoney(amountRequested) },
    amountApproved && { label: t('facts.approved'), value: formatMoney(amountApproved) },
    { label: t('facts.version'), value: version },
    submittedAt !== null && { label: t('facts.sent'), value: formatDateTime(submittedAt) },
    signature !== null && {
      label: t('facts.signed'),
      value: t('facts.signedBy', { name: signature.name, when: formatDateTime(signature.signedAt) }),
    },
    { label: t('facts.saved'), value: formatDateTime(lastSavedAt) },
    { label: t('facts.files'), value: documents.length },
  ];
  return (
    <>
      <Heading textStyle="panelTitle" mb="2">
        {t('facts.title')}
      </Heading>
      <DescriptionList columns={1} items={facts.filter((fact) => fact !== null && fact !== false)} />
    </>
  );
};
