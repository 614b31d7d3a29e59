import { APPLICATION_NAMESPACE, useCountryName } from '@portal/application-view';
import type { Proposal, ProposedFile } from '@portal/contracts/review/proposals';
import { formatDateShort, useTranslation } from '@portal/platform';

/** A proposal in words: whose place it is, and why this person. */
export const useProposalText = () => {
  const { t } = useTranslation('review');
  const { t: applicationText } = useTranslation(APPLICATION_NAMESPACE);
  const countryName = useCountryName();
  return {
    reasons: ({ sector, language }: ProposedFile, { reviewer, reasons }: Proposal): string[] =>
      reasons.map((reason) =>
        reason === 'LOAD'
          ? t('assign.load', { count: reviewer.openAssignments })
          : t(`proposals.reason.${reason}`, {
              sector: sector ? applicationText(`sector.${sector}`) : '–',
              language: t(`languages.${language}`),
              country: reviewer.countryCode ? countryName(reviewer.countryCode) : '–',
            }),
      ),
    place: ({ insteadOf }: Proposal): string | undefined =>
      insteadOf
        ? t(`proposals.insteadOf.${insteadOf.why}`, {
            name: insteadOf.name,
            day: insteadOf.absentUntil ? formatDateShort(insteadOf.absentUntil, 'UTC') : '',
          })
        : undefined,
  };
};
