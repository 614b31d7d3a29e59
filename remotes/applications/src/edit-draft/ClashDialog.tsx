import { APPLICATION_WORDS } from '@portal/application-view';
import { formatDateTime, useTranslation } from '@portal/platform';
import { Button, ChoiceTile, Field, Stack } from '@portal/ui';
import { Dialog } from '@portal/ui/overlay';
import { useState } from 'react';
import { ClashedAnswers } from './ClashedAnswers.tsx';
import { useDraft } from './draft-context.ts';
import type { Clash } from './merge-answers.ts';
import type { OpenClash } from './use-draft-editor.ts';

type Choice = 'mine' | 'theirs';

interface ClashChoiceProps {
  open: OpenClash;
  onChosen: (taken: Clash[]) => void;
}

const ClashChoice = ({ open: { clashes, theirs }, onChosen }: ClashChoiceProps) => {
  const { t } = useTranslation('applications');
  const words = useTranslation(APPLICATION_WORDS).t;
  const [choices, setChoices] = useState<Partial<Record<string, Choice>>>({});
  const time = formatDateTime(theirs.lastSavedAt);
  const tile = (section: string, choice: Choice) => (
    <ChoiceTile
      name={`clash-${section}`}
      value={choice}
      label={t(`stale.${choice}`)}
      description={choice === 'theirs' ? t('stale.savedAt', { time }) : t('stale.here')}
      checked={(choices[section] ?? 'mine') === choice}
      onChange={() => setChoices({ ...choices, [section]: choice })}
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
        <Button onClick={() => onChosen(clashes.filter(({ section }) => choices[section] === 'theirs'))}>
          {t('stale.confirm')}
        </Button>
      }
    >
      <Stack gap="6" maxH={{ sm: '55vh' }} overflowY="auto" p="1.5" m="-1.5">
        {clashes.map((clash) => (
          <Field key={clash.section} group columns={2} label={words(`section.${clash.section}`)}>
            {tile(clash.section, 'mine')}
            {tile(clash.section, 'theirs')}
            <ClashedAnswers clash={clash} theirs={theirs} />
          </Field>
        ))}
      </Stack>
    </Dialog>
  );
};

/** Asks which answers to keep where two windows changed the same ones. Both are shown; none is dropped unseen. */
export const ClashDialog = () => {
  const { clash, settle } = useDraft();
  return clash === null ? null : <ClashChoice key={clash.theirs.rowVersion} open={clash} onChosen={settle} />;
};
