import { APPLICATION_NAMESPACE, useCountryName } from '@portal/application-view';
import type { Proposal, ProposedFile } from '@portal/contracts/review/proposals';
import { formatDateShort, useTranslation } from '@portal/platform';
import { Box } from '@portal/ui';

/** Who is proposed, in whose place and why. */
export const ProposedReviewer = ({ file, proposal }: { file: ProposedFile; proposal: Proposal }) => {
  const { t } = useTranslation('review');
  const { t: applicationText } = useTranslation(APPLICATION_NAMESPACE);
  const countryName = useCountryName();
  const { reviewer, reasons, insteadOf } = proposal;
  const why = reasons.map((reason) =>
    reason === 'LOAD'
      ? t('assign.load', { count: reviewer.openAssignments })
      : t(`proposals.reason.${reason}`, {
          sector: file.sector ? applicationText(`sector.${file.sector}`) : '–',
          language: t(`languages.${file.language}`),
          country: reviewer.countryCode ? countryName(reviewer.countryCode) : '–',
        }),
  );
  return (
    <Box>
      <strong>
        <bdi>{reviewer.name}</bdi>
      </strong>
      {insteadOf && (
        <Box>
          {t(`proposals.insteadOf.${insteadOf.why}`, {
            name: insteadOf.name,
            day: insteadOf.absentUntil ? formatDateShort(insteadOf.absentUntil, 'UTC') : '',
          })}
        </Box>
      )}
      <Box
        as="ul"
        m="0"
        p="0"
        listStyleType="none"
        color="fg.muted"
        display="flex"
        flexWrap="wrap"
        columnGap="4"
      >
        {why.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </Box>
    </Box>
  );
};
