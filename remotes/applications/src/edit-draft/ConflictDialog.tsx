import { AnswerValue, APPLICATION_NAMESPACE, answerAt } from '@portal/application-view';
import type { Draft } from '@portal/contracts/applications/application.schemas';
import type { Section } from '@portal/contracts/applications/sections';
import { formatDateTime, useSignedInUser, useTranslation } from '@portal/platform';
import { Box, Button, ChoiceTile, Field, Grid, MetaText, Stack, Text } from '@portal/ui';
import { Dialog } from '@portal/ui/overlay';
import { useState } from 'react';
import { useQuestionLabel } from '../word-questions/issue-text.ts';
import { differingQuestions } from './differing-questions.ts';
import { useDraft } from './draft-context.ts';
import type { Conflict } from './merge-answers.ts';
import type { OpenConflict } from './use-draft-editor.ts';

/** Who changed an answer of another version, and when; undefined where that was not written down. */
const useAuthors = ({ changedBy = [] }: Draft) => {
  const { t } = useTranslation('applications');
  const { id } = useSignedInUser();
  return (section: Section, field: string): string | undefined => {
    const author = changedBy.find((one) => one.section === section && one.field === field);
    return (
      author &&
      t(author.userId === id ? 'stale.byYou' : 'stale.by', {
        who: author.name,
        time: formatDateTime(author.at),
      })
    );
  };
};

/** Both answers to each question in dispute, side by side. */
const ConflictingAnswers = ({ conflict, theirs }: { conflict: Conflict; theirs: Draft }) => {
  const { t } = useTranslation('applications');
  const labelOf = useQuestionLabel();
  const { answers, fund } = useDraft();
  const { section, fields } = conflict;
  const authors = useAuthors(theirs);
  const questions = differingQuestions(fund.fundType, section, answers, theirs.answers).filter(({ name }) =>
    fields.includes(name.split('.')[0] ?? ''),
  );
  return (
    <Box gridColumn="1 / -1" borderTopWidth="1px" mt="2">
      {questions.map(({ name, kind }) => (
        <Box key={name} py="3" borderBottomWidth="1px">
          <Text textStyle="label">{labelOf(section, name)}</Text>
          <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3" mt="1">
            {[answers, theirs.answers].map((version, index) => (
              <Box key={index === 0 ? 'mine' : 'theirs'}>
                <MetaText>
                  {index === 0
                    ? t('stale.mineShort')
                    : (authors(section, name.split('.')[0] ?? '') ?? t('stale.theirsShort'))}
                </MetaText>
                <AnswerValue kind={kind} value={answerAt(version[section], name)} currency={fund.currency} />
              </Box>
            ))}
          </Grid>
        </Box>
      ))}
    </Box>
  );
};

type Choice = 'mine' | 'theirs';

interface ConflictChoiceProps {
  open: OpenConflict;
  onChosen: (taken: Conflict[]) => void;
}

const ConflictChoice = ({ open: { conflicts, theirs }, onChosen }: ConflictChoiceProps) => {
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const [choices, setChoices] = useState<Partial<Record<string, Choice>>>({});
  const time = formatDateTime(theirs.lastSavedAt);
  const authors = useAuthors(theirs);
  const whose = (conflict: Conflict) => {
    const named = [...new Set(conflict.fields.map((field) => authors(conflict.section, field)))];
    return named.every((one) => one !== undefined) ? named.join(' · ') : t('stale.savedAt', { time });
  };
  const tile = (conflict: Conflict, choice: Choice) => (
    <ChoiceTile
      name={`conflict-${conflict.section}`}
      value={choice}
      label={t(`stale.${choice}`)}
      description={choice === 'theirs' ? whose(conflict) : t('stale.here')}
      checked={(choices[conflict.section] ?? 'mine') === choice}
      onChange={() => setChoices({ ...choices, [conflict.section]: choice })}
    />
  );
  return (
    <Dialog
      open
      // A choice has to be made: neither Escape nor a click outside decides for the person.
      onClose={() => undefined}
      role="alertdialog"
      size="lg"
      title={t('stale.title')}
      description={t('stale.text', { time })}
      actions={
        <Button onClick={() => onChosen(conflicts.filter(({ section }) => choices[section] === 'theirs'))}>
          {t('stale.confirm')}
        </Button>
      }
    >
      <Stack gap="6" maxH={{ sm: '55vh' }} overflowY="auto" p="1.5" m="-1.5">
        {conflicts.map((conflict) => (
          <Field
            key={conflict.section}
            group
            columns={2}
            label={applicationText(`section.${conflict.section}`)}
          >
            {tile(conflict, 'mine')}
            {tile(conflict, 'theirs')}
            <ConflictingAnswers conflict={conflict} theirs={theirs} />
          </Field>
        ))}
      </Stack>
    </Dialog>
  );
};

/** Asks which answers to keep where two windows changed the same ones. Both are shown; none is dropped unseen. */
export const ConflictDialog = () => {
  const { conflict, resolveConflict } = useDraft();
  return conflict === null ? null : (
    <ConflictChoice key={conflict.theirs.rowVersion} open={conflict} onChosen={resolveConflict} />
  );
};
