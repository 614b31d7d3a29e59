import { AnswerValue, answerAt } from '@portal/application-view';
import type { Answers } from '@portal/contracts/applications/answers.schema';
import { allSections } from '@portal/contracts/applications/sections';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import { notify, reportError, useTranslation } from '@portal/platform';
import { Box, Button, Heading, Text } from '@portal/ui';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { useQuestionLabel } from '../word-questions/issue-text.ts';
import { differingQuestions } from './differing-questions.ts';

interface UnsavedAnswersProps {
  fund: Fund;
  answers: Answers;
  stored: Answers;
}

/** What was typed here and will not be saved any more, to be read and copied. */
export const UnsavedAnswers = ({ fund, answers, stored }: UnsavedAnswersProps) => {
  const { t } = useTranslation('applications');
  const labelOf = useQuestionLabel();
  const list = useRef<HTMLDListElement>(null);
  const unsaved = allSections.flatMap((section) =>
    differingQuestions(fund.fundType, section, answers, stored).map((question) => ({
      section,
      ...question,
    })),
  );
  if (unsaved.length === 0) return null;
  const copy = async () => {
    const lines = list.current?.querySelectorAll('dt, dd') ?? [];
    await navigator.clipboard.writeText(Array.from(lines, ({ textContent }) => textContent).join('\n'));
    notify.success(t('receipt.copied'));
  };
  return (
    <Box as="section" aria-labelledby="unsaved-title" mt="4">
      <Heading textStyle="panelTitle" id="unsaved-title" mb="2">
        {t('people.lost.unsaved')}
      </Heading>
      <Box as="dl" ref={list} borderTopWidth="1px">
        {unsaved.map(({ section, name, kind }) => (
          <Box key={`${section}.${name}`} py="2" borderBottomWidth="1px">
            <Text as="dt" textStyle="label">
              {labelOf(section, name)}
            </Text>
            <Box as="dd" m="0">
              <AnswerValue kind={kind} value={answerAt(answers[section], name)} currency={fund.currency} />
            </Box>
          </Box>
        ))}
      </Box>
      <Button variant="outline" size="sm" mt="3" onClick={() => void copy().catch(reportError)}>
        <Copy size={16} aria-hidden />
        {t('people.lost.copy')}
      </Button>
    </Box>
  );
};
