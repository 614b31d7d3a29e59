import type { FundRule } from '@portal/contracts/funds/eligibility';
import type { FundType } from '@portal/contracts/funds/enums';
import { forgetCheck } from '@portal/eligibility-check';
import { ButtonLink, formatDateTime, TextLink, useTranslation } from '@portal/platform';
import { Alert, Box, Card, Flex, Heading, MetaText, Text } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { paths } from '../navigation/paths.ts';
import { StartButton } from '../start-application/StartButton.tsx';
import { useStart } from '../start-application/use-start.ts';
import { RuleText } from './RuleText.tsx';
import type { Check } from './use-check.ts';

interface CheckResultProps {
  type: FundType;
  check: Check;
  /** Not when the page is opened at the result. */
  takesFocus: boolean;
}

interface RuleListProps {
  type: FundType;
  check: Check;
  title: string;
  rules: readonly FundRule[];
}

/** Rules that stand in the way: what to do, and the way back to the question. */
const RuleList = ({ type, check, title, rules }: RuleListProps) => {
  const { t } = useTranslation('public-site');
  if (rules.length === 0) return null;
  return (
    <Box as="section" mt="8">
      <Heading textStyle="panelTitle" fontSize="lg">
        {title}
      </Heading>
      <Box as="ul" listStyleType="none" mt="3" borderBottomWidth="1px">
        {rules.map((rule) => (
          <Box as="li" key={rule.rule} py="4" borderTopWidth="1px">
            <Text id={`rule-${rule.rule}`} fontWeight="semibold">
              <RuleText rule={rule} part="question" />
            </Text>
            <Text mt="1" color="fg.muted">
              {t('check.whatToDo')} <RuleText rule={rule} part="advice" />
            </Text>
            <TextLink
              to={paths.checkEligibility(type, check.asked.indexOf(rule) + 1)}
              aria-describedby={`rule-${rule.rule}`}
              mt="1"
              py="1"
              display="inline-block"
              fontSize="sm"
            >
              {t('check.change')}
            </TextLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

const looks = { ELIGIBLE: 'success', NOT_ELIGIBLE: 'error', UNANSWERED: 'info' } as const;

/** The way on: into the form where nothing stands in the way, else to a person who can say more. */
const WayOn = ({ type, check }: Omit<CheckResultProps, 'takesFocus'>) => {
  const { t } = useTranslation('public-site');
  const start = useStart(type);
  const isEligible = check.outcome.result === 'ELIGIBLE';
  return (
    <>
      {isEligible && start.hindrance !== undefined && (
        <Alert mt="6" status="warning" title={start.hindrance} />
      )}
      <Flex mt="6" gap="3" flexWrap="wrap">
        {isEligible && <StartButton start={start}>{t('choose.start')}</StartButton>}
        {isEligible && start.register !== undefined && (
          <ButtonLink to={start.register} variant="outline">
            {t('choose.register')}
          </ButtonLink>
        )}
        {!isEligible && <ButtonLink to={paths.contact}>{t('check.ask')}</ButtonLink>}
        <ButtonLink
          to={paths.fund(type, type === 'BASE_FUND' ? 'eligibility' : 'criteria')}
          variant="outline"
        >
          {t('check.read')}
        </ButtonLink>
      </Flex>
    </>
  );
};

/** What the answers come to: which rule is not met and what to do about it. */
export function CheckResult({ type, check, takesFocus }: CheckResultProps) {
  const { t } = useTranslation('public-site');
  const place = useRef<HTMLDivElement>(null);
  const { asked, storedCheck, outcome } = check;
  const among = (names: readonly string[]) => asked.filter(({ rule }) => names.includes(rule));
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <Box ref={place} tabIndex={-1}>
        <Alert status={looks[outcome.result]} title={t(`check.result.${outcome.result}`)}>
          {t(`check.resultText.${outcome.result}`)}
        </Alert>
      </Box>
      <RuleList type={type} check={check} title={t('check.failedRules')} rules={among(outcome.failed)} />
      <RuleList type={type} check={check} title={t('check.openRules')} rules={among(outcome.unanswered)} />
      <WayOn type={type} check={check} />
      {storedCheck !== null && (
        <Card mt="8" p="5">
          <MetaText>
            {t('check.kept', {
              date: formatDateTime(storedCheck.checkedAt),
              version: storedCheck.rulesVersion,
            })}
          </MetaText>
          <Flex mt="3" gap="3" flexWrap="wrap">
            <ButtonLink to={paths.checkEligibility(type, 1)} size="sm" variant="outline">
              {t('check.again')}
            </ButtonLink>
            <ButtonLink
              to={paths.checkEligibility(type, 1)}
              onClick={() => forgetCheck(type)}
              size="sm"
              variant="outline"
            >
              {t('check.forget')}
            </ButtonLink>
          </Flex>
        </Card>
      )}
    </>
  );
}
