import { APPLICATION_NAMESPACE } from '@portal/application-view';
import { baseApplicantTypes, creditApplicantTypes } from '@portal/contracts/applications/enums';
import type { Eligibility } from '@portal/contracts/funds/eligibility';
import type { FundType } from '@portal/contracts/funds/enums';
import { TextLink, useTranslation } from '@portal/platform';
import { Box, List, Text } from '@portal/ui';
import { RuleText } from '../check-eligibility/RuleText.tsx';
import { ReadingSection } from '../content-page/ReadingSection.tsx';
import { paths } from '../navigation/paths.ts';
import { BEFORE_YOU_START } from './load-messages.ts';

const kinds = { BASE_FUND: baseApplicantTypes, CREDIT_FUND: creditApplicantTypes };

interface WhoMayApplyProps {
  type: FundType;
  /** Absent until they are known. */
  rules: Eligibility | undefined;
}

/** The kinds of applicants of a fund, and the questions that each of them must answer with yes. */
export const WhoMayApply = ({ type, rules }: WhoMayApplyProps) => {
  const { t } = useTranslation(BEFORE_YOU_START);
  const site = useTranslation('public-site').t;
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  return (
    <ReadingSection anchor="who" title={t('who.title')}>
      <List.Root ps="5" listStyleType="disc">
        {kinds[type].map((kind) => (
          <List.Item key={kind}>{applicationText(`applicantType.${kind}`)}</List.Item>
        ))}
      </List.Root>
      {rules !== undefined && (
        <>
          <Text mt="5">{t('who.rules')}</Text>
          <List.Root as="ol" ps="5" mt="2" listStyleType="decimal">
            {rules.rules
              .filter(({ isAsked }) => isAsked)
              .map((rule) => (
                <List.Item key={rule.rule} py="1">
                  <RuleText rule={rule} part="question" />
                </List.Item>
              ))}
          </List.Root>
        </>
      )}
      <Box mt="4" data-print="hide">
        <TextLink to={paths.checkEligibility(type)} fontWeight="medium" py="1">
          {site('check.link')}
        </TextLink>
      </Box>
    </ReadingSection>
  );
};
