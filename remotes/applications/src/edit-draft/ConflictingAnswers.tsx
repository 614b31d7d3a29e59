import {
  AnswerValue,
  APPLICATION_WORDS,
  answerAt,
  answerFields,
  isRows,
  type PlainField,
} from '@portal/application-view';
import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { Draft } from '@portal/contracts/applications/application.schemas';
import { useTranslation } from '@portal/platform';
import { Box, Grid, Text } from '@portal/ui';
import { useDraft } from './draft-context.ts';
import type { Conflict } from './merge-answers.ts';
import { useAuthors } from './use-authors.ts';

interface ConflictingAnswersProps {
  conflict: Conflict;
  theirs: Draft;
}

/** The questions under the conflicting top-level names; rows are compared line by line. */
const useQuestions = ({ section, fields }: Conflict, mine: Answers, theirs: Answers): PlainField[] => {
  const { fund } = useDraft();
  return answerFields(fund.fundType, section, theirs)
    .filter(({ name }) => fields.includes(name.split('.')[0] ?? ''))
    .flatMap((field) => {
      if (!isRows(field)) return [field];
      const lengths = [mine, theirs].map((answers) => {
        const rows = answerAt(answers[section], field.name);
        return Array.isArray(rows) ? rows.length : 0;
      });
      return Array.from({ length: Math.max(...lengths) }, (_, index) =>
        field.columns.map(({ name, kind }) => ({ name: `${field.name}.${index}.${name}`, kind })),
      ).flat();
    })
    .filter(({ name }) => answerAt(mine[section], name) !== answerAt(theirs[section], name));
};

/** Both answers to each question in dispute, side by side. */
export const ConflictingAnswers = ({ conflict, theirs }: ConflictingAnswersProps) => {
  const { t } = useTranslation('applications');
  const words = useTranslation(APPLICATION_WORDS).t;
  const { answers, fund } = useDraft();
  const { section } = conflict;
  const authors = useAuthors(theirs);
  const questions = useQuestions(conflict, answers, theirs.answers);
  return (
    <Box gridColumn="1 / -1" borderTopWidth="1px" mt="2">
      {questions.map(({ name, kind }) => {
        const [, line] = /\.(\d+)\./.exec(name) ?? [];
        const label = words(`field.${section}.${name.replace(/\.\d+\./, '.')}`);
        return (
          <Box key={name} py="3" borderBottomWidth="1px">
            <Text textStyle="label">
              {line === undefined ? label : t('rows.inLine', { label, line: Number(line) + 1 })}
            </Text>
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
