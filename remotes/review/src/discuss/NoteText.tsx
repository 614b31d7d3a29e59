import type { Note } from '@portal/contracts/review/notes';
import { formatDateTime, useTranslation } from '@portal/platform';
import { Box } from '@portal/ui';
import { LinkedText } from '../open-cited-page/LinkedText.tsx';

/** The words of a note, and who wrote them when. */
export const NoteText = ({ note: { text, byName, at, resolvedAt, resolvedBy } }: { note: Note }) => {
  const { t } = useTranslation('review');
  return (
    <>
      <Box dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
        <LinkedText>{text}</LinkedText>
      </Box>
      <Box color="fg.muted" fontSize="0.8125rem" mt="1">
        {t('notes.by', { name: byName, date: formatDateTime(at) })}
        {resolvedAt && <div>{t('notes.resolvedBy', { name: resolvedBy ?? '' })}</div>}
      </Box>
    </>
  );
};
