import type { Eligibility } from '@portal/contracts/funds/eligibility';
import { useNavigate, useSearchParams, useTranslation } from '@portal/platform';
import { Alert } from '@portal/ui';
import { useRef } from 'react';
import { paths } from '../navigation/paths.ts';
import { CheckResult } from './CheckResult.tsx';
import { QuestionStep } from './QuestionStep.tsx';
import { useCheck } from './use-check.ts';

/** Which step the address names: a question from 1, or the result after the last one. */
const stepOf = (asked: string | null, total: number): number => {
  if (asked === 'result') return total + 1;
  const step = Number(asked ?? 1);
  return Number.isInteger(step) && step >= 1 && step <= total ? step : 1;
};

/** One question per step, each with its own address, so that the browser's Back goes back one. */
export function FundCheck({ eligibility }: { eligibility: Eligibility }) {
  const { t } = useTranslation('public-site');
  const { fundType: type } = eligibility;
  const check = useCheck(eligibility);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { asked, answers } = check;
  const hasAnswered = useRef(false);
  // Who comes back to a finished check finds its result; who has just answered goes back through the questions.
  const isOpening = !search.has('step') && !hasAnswered.current;
  const step = stepOf(isOpening && check.isFinished ? 'result' : search.get('step'), asked.length);
  const opened = useRef(step);
  if (isOpening) opened.current = step;
  const hasMoved = opened.current !== step;
  if (hasMoved) opened.current = -1;
  const rule = asked[step - 1];
  if (rule === undefined) return <CheckResult type={type} check={check} takesFocus={hasMoved} />;
  return (
    <>
      {check.hasChanged && (
        <Alert mb="6" title={t('check.changed')}>
          {t('check.changedText')}
        </Alert>
      )}
      <QuestionStep
        key={rule.rule}
        rule={rule}
        number={step}
        total={asked.length}
        given={answers[rule.rule]}
        back={step === 1 ? paths.checkEligibility() : paths.checkEligibility(type, step - 1)}
        takesFocus={hasMoved}
        onAnswer={(answer) => {
          hasAnswered.current = true;
          check.answer(rule.rule, answer);
          void navigate(paths.checkEligibility(type, step === asked.length ? 'result' : step + 1));
        }}
      />
    </>
  );
}
