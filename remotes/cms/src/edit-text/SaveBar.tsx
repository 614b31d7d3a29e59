import type { Language } from '@portal/contracts';
import { formatTime, useIsHydrated, useToday, useTranslation } from '@portal/platform';
import { SubmitButton, useFormState } from '@portal/platform/forms';
import { Box, Button, Flex, HintText, SavedLine } from '@portal/ui';
import { ActionBar, ConfirmDialog } from '@portal/ui/overlay';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { languageName } from '../show-state/language-name.ts';
import { useThreePanes } from './use-panes.ts';

/** Id of the place beside the title, in the head of an editor. */
export const saveBarPlace = 'save-bar';

export interface SaveBarProps {
  /** Id of the form that the buttons send. */
  form: string;
  language: Language;
  /** When what the form shows was saved; absent: it never was. */
  savedAt: string | undefined;
  /** Why this language cannot be published yet. */
  held?: string | undefined;
  /** What publishing changes; absent: this language alone. */
  reach?: string | undefined;
  onDraft: () => void;
  onPublish: () => void;
  onReset: () => void;
}

/** Save, publish, or go back to what was there: beside the title, where there is room; else below the form. */
export const SaveBar = (props: SaveBarProps) => {
  const { form, language, savedAt, held, reach, onDraft, onPublish, onReset } = props;
  const { t } = useTranslation('cms');
  const { isDirty, isSubmitting } = useFormState();
  const today = useToday();
  const isHydrated = useIsHydrated();
  // Until hydration by the day of the rendering: the clock of the device may be wrong.
  const isSavedToday =
    savedAt !== undefined &&
    (isHydrated
      ? new Date(savedAt).toDateString() === new Date().toDateString()
      : savedAt.slice(0, 10) === today);
  const [asks, setAsks] = useState(false);
  const isWide = useThreePanes();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // Known to the bar alone: the whole form would be rendered again for it, in one task.
  useLayoutEffect(() => setPlace(isWide ? document.getElementById(saveBarPlace) : null), [isWide]);
  const name = languageName(language);
  // On a phone the buttons share one row, however long their words are.
  const look = place
    ? ({ size: 'sm' } as const)
    : { flex: { base: '1 1 min-content', md: 'none' }, px: { base: '2', md: '5' } };
  const actions = (
    <>
      {held && <HintText>{held}</HintText>}
      {isSavedToday && !isDirty && !isSubmitting && (
        <Box w={{ base: 'full', md: 'auto' }}>
          <SavedLine state="saved">{t('savedAt', { time: formatTime(savedAt) })}</SavedLine>
        </Box>
      )}
      {isDirty && (
        <Button variant="outline" {...look} onClick={() => setAsks(true)}>
          {t('discard')}
        </Button>
      )}
      <SubmitButton form={form} variant="outline" {...look} full={false} onClick={onDraft}>
        {t('saveDraft')}
      </SubmitButton>
      <SubmitButton form={form} {...look} full={false} disabled={held !== undefined} onClick={onPublish}>
        {t('publish', { language: name })}
      </SubmitButton>
      <ConfirmDialog
        open={asks}
        title={t('discardTyped.title')}
        confirmLabel={t('discard')}
        cancelLabel={t('discardTyped.keep')}
        danger
        onConfirm={() => {
          setAsks(false);
          onReset();
        }}
        onCancel={() => setAsks(false)}
      >
        {t('discardTyped.text')}
      </ConfirmDialog>
    </>
  );
  if (place) {
    return createPortal(
      <Flex gap="2.5" wrap="wrap" align="center" justify="flex-end">
        {actions}
      </Flex>,
      place,
    );
  }
  return (
    <ActionBar>
      {actions}
      {!held && <HintText hideBelow="md">{reach ?? t('onlyThisLanguage', { language: name })}</HintText>}
    </ActionBar>
  );
};
