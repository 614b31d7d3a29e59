import { AnswersView, APPLICATION_NAMESPACE, RequestList } from '@portal/application-view';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { formatDateTime, formatMoney, useTranslation } from '@portal/platform';
import {
  Alert,
  Box,
  DescriptionList,
  Heading,
  List,
  MetaText,
  Stack,
  Text,
  VisuallyHidden,
} from '@portal/ui';
import { ReadToggle } from '../mark-read/ReadToggle.tsx';
import type { ReadMarks } from '../mark-read/read-marks.queries.ts';
import { ChangedAnswers } from './ChangedAnswers.tsx';
import { PayoutAccountPanel } from './PayoutAccountPanel.tsx';

/** Who works on it with the applicant, and as what; whom the applicant manages alone. */
const Colleagues = ({ colleagues }: Pick<Required<StaffApplication>, 'colleagues'>) => {
  const { t } = useTranslation('review');
  return (
    <List.Root listStyle="none" ps="0">
      {colleagues.map(({ name, role, acceptedAt }) => (
        <List.Item key={`${name} ${role}`}>
          <bdi>{name}</bdi>
          {t(`answers.colleague.${role}`)}
          {acceptedAt === null && t('answers.invited')}
        </List.Item>
      ))}
    </List.Root>
  );
};

/** What the applicant was asked for: while it is returned as ticked off so far, afterwards with what was changed. */
const AskedRequests = ({ application }: { application: StaffApplication }) => {
  const { t } = useTranslation('review');
  const { returnRequest, fundType, currency, changes } = application;
  const requests = returnRequest?.requests ?? application.requests;
  if (requests.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="asked-title">
      <Heading as="h3" textStyle="panelTitle" id="asked-title">
        {t('requests.asked', {
          done: requests.filter(({ doneAt }) => doneAt !== null).length,
          all: requests.length,
        })}
      </Heading>
      <RequestList
        fundType={fundType}
        requests={requests}
        {...(returnRequest === null && { compared: { currency, changes } })}
      />
    </Box>
  );
};

/** What the applicant sent, by section, with what a resubmission changed first. */
export const AnswersTab = ({ application, marks }: { application: StaffApplication; marks: ReadMarks }) => {
  const { t } = useTranslation('review');
  const { t: applicationText } = useTranslation(APPLICATION_NAMESPACE);
  const { applicant, organisation, amountRequested, submittedAt, receipt, changes, onBehalf, signature } =
    application;
  const { colleagues = [] } = application;
  const proposals = application.decisions.filter(({ kind }) => kind === 'PROPOSAL');
  return (
    <Stack gap="6">
      <VisuallyHidden as="h2">{t('tabs.answers')}</VisuallyHidden>
      <AskedRequests application={application} />
      <ChangedAnswers fundType={application.fundType} currency={application.currency} changes={changes} />
      {proposals.map((proposal) => (
        <Alert key={proposal.id} status="warning" title={t('answers.proposed', { name: proposal.byName })}>
          {proposal.rule && applicationText(`rule.${proposal.rule}`)}
          {proposal.internalComment && (
            <Text mt="1" dir="auto" whiteSpace="pre-line">
              {proposal.internalComment}
            </Text>
          )}
        </Alert>
      ))}
      <DescriptionList
        columns={2}
        items={[
          { label: t('answers.requested'), value: amountRequested ? formatMoney(amountRequested) : '–' },
          { label: t('answers.sent'), value: submittedAt ? formatDateTime(submittedAt) : '–' },
          { label: t('answers.organisation'), value: organisation.name ?? '–' },
          { label: t('answers.applicant'), value: `${applicant.firstName} ${applicant.lastName}` },
          colleagues.length > 0 && {
            label: t('answers.colleagues'),
            value: <Colleagues colleagues={colleagues} />,
          },
          signature && {
            label: t('answers.signed'),
            value: t('answers.signedBy', { name: signature.name, when: formatDateTime(signature.signedAt) }),
          },
        ].filter((item) => !!item)}
      />
      {onBehalf.isOnBehalf && (
        <Alert status="warning" title={t('answers.onBehalf', { name: application.enteredBy.name })}>
          {onBehalf.applicantConfirmedAt !== null &&
            t('answers.confirmed', { when: formatDateTime(onBehalf.applicantConfirmedAt) })}
        </Alert>
      )}
      <PayoutAccountPanel application={application} />
      <AnswersView
        fundType={application.fundType}
        answers={application.answers}
        currency={application.currency}
        documents={application.documents}
        actions={(section) => {
          const item = { kind: 'SECTION', key: section } as const;
          return (
            marks.isKnown && (
              <ReadToggle
                name={applicationText(`section.${section}`)}
                isRead={marks.isRead(item)}
                onChange={(isRead) => marks.mark(item, isRead)}
              />
            )
          );
        }}
      />
      {receipt && (
        <MetaText overflowWrap="anywhere">{t('answers.receipt', { hash: receipt.sha256 })}</MetaText>
      )}
    </Stack>
  );
};
