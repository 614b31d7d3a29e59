import { APPLICATION_NAMESPACE } from '@portal/application-view';
import { formatDateTime, useTranslation } from '@portal/platform';
import { Button, ChoiceTile, Field, Stack } from '@portal/ui';
import { Dialog } from '@portal/ui/overlay';
import { useState } from 'react';
import { ConflictingAnswers } from './ConflictingAnswers.tsx';
import { useDraft } from './draft-context.ts';
import type { Conflict } from './merge-answers.ts';
import { useAuthors } from './use-authors.ts';
import type { OpenConflict } from './use-draft-editor.ts';

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
