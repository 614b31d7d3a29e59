import type { Note, NoteSpot } from '@portal/contracts/review/notes';
import { useTranslation } from '@portal/platform';
import { Box } from '@portal/ui';
import type { KeyboardEvent } from 'react';
import type { PageBox, Spot } from './page-boxes.ts';

/** A note with the number that it has in its document, from 1. */
export interface NumberedNote extends Note {
  spot: NoteSpot;
  number: number;
}

interface Props {
  notes: readonly NumberedNote[];
  /** Where a note is being put. */
  draft: Spot | undefined;
  chosen: string | undefined;
  boxes: readonly PageBox[];
  onChoose: (id: string) => void;
  /** Keys on the spot where a note is being put. */
  onMove: (event: KeyboardEvent) => void;
}

const pin = {
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  w: '26px',
  h: '26px',
  ms: '-13px',
  mt: '-13px',
  borderRadius: 'sm',
  borderWidth: '1px',
  borderColor: '#0c1311',
  bg: 'accent.solid',
  color: 'accent.contrast',
  fontSize: '0.8125rem',
  fontWeight: 'bold',
} as const;

const placeOf = (boxes: readonly PageBox[], { page, x, y }: Spot) => {
  const box = boxes[page - 1];
  return box && { left: `${box.left + x * box.width}px`, top: `${box.top + y * box.height}px` };
};

/** Numbered squares on the pages, each at the spot of its note. */
export const NotePins = ({ notes, draft, chosen, boxes, onChoose, onMove }: Props) => {
  const { t } = useTranslation('review');
  const drafted = draft && placeOf(boxes, draft);
  return (
    <>
      {notes.map((note) => {
        const style = placeOf(boxes, note.spot);
        if (!style) return null;
        const { id, number, byName, text, resolvedAt } = note;
        const { page } = note.spot;
        return (
          <Box
            key={id}
            asChild
            {...pin}
            cursor="pointer"
            // A note can be put where another one is.
            pointerEvents={draft && 'none'}
            opacity={resolvedAt === null ? '1' : '0.6'}
            {...(id === chosen && { outline: '3px solid', outlineColor: 'focus.outer' })}
          >
            <button
              type="button"
              style={style}
              aria-pressed={id === chosen}
              aria-label={t('notes.pin', { number, page, name: byName, text })}
              onClick={() => onChoose(id)}
            >
              {number}
            </button>
          </Box>
        );
      })}
      {drafted && (
        <Box asChild {...pin} pointerEvents="none" outline="3px solid" outlineColor="focus.outer">
          <button
            type="button"
            style={drafted}
            aria-label={t('notes.spot', {
              page: draft.page,
              across: Math.round(100 * draft.x),
              down: Math.round(100 * draft.y),
            })}
            onKeyDown={onMove}
          >
            +
          </button>
        </Box>
      )}
    </>
  );
};
