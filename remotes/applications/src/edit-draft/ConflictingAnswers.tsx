import { AnswerValue, APPLICATION_NAMESPACE, answerAt } from '@portal/application-view';
import type { Draft } from '@portal/contracts/applications/application.schemas';
import { useTranslation } from '@portal/platform';
import { Box, Grid, Text } from '@portal/ui';
import { differingQuestions } from './differing-questions.ts';
import { useDraft } from './draft-context.ts';
import type { Conflict } from './merge-answers.ts';
import { useAuthors } from './use-authors.ts';

interface ConflictingAnswersProps {
  conflict: Conflict;
  theirs: Draft;
}

/** Both answers to each question in dispute, side by side. */
export const ConflictingAnswers = ({ conflict, theirs }: ConflictingAnswersProps) => {
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const { answers, fund } = useDraft();
  const { section, fields } = conflict;
  const authors = useAuthors(theirs);
  const questions = differingQuestions(fund.fundType, section, answers, theirs.answers).filter(({ name }) =>
    fields.includes(name.split('.')[0] ?? ''),
  );
  return (
    <Box gridColumn="1 / -1" borderTopWidth="1px" mt="2">
      {questions.map(({ name, line, kind }) => {
        const label = applicationText(`field.${section}.${name.replace(/\.\d+\./, '.')}`);
        return (
          <Box key={name} py="3" borderBottomWidth="1px">
            <Text textStyle="label">{line === undefined ? label : t('rows.inLine', { label, line })}</Text>
            <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3" mt="1">
              {[answers, theirs.answers].map((version, index) => (
                <Box key={index === 0 ? 'mine' : 'theirs'}>
                  <Text textStyle="meta" color="fg.muted">
                    {index === 0
                      ? t('stale.mineShort')
                      : (authors(section, name.split('.')[0] ?? '') ?? t('stale.theirsShort'))}
                  </Text>
                  <AnswerValue
                    kind={kind}
                    value={answerAt(version[section], name)}
                    currency={fund.currency}
                  />
                </Box>
              ))}
            </Grid>
          </Box>
        );
      })}
    </Box>
  );
};
