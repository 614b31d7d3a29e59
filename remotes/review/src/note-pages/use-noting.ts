import type { ApplicationDocument } from '@portal/contracts/applications/application.schemas';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { Notes } from '../discuss/notes.queries.ts';
import type { NumberedNote } from './NotePins.tsx';
import { type Spot, spotAt } from './page-boxes.ts';

/** Of a page, as far as one press of an arrow moves a spot. */
const STEP = 0.02;
const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const onPage = (share: number): number => Math.min(1, Math.max(0, share));

/** The notes of one document, which of them is open, and the one that is being written. */
export const useNoting = ({ fileKey }: Pick<ApplicationDocument, 'fileKey'>, notes: Notes | undefined) => {
  const [draft, setDraft] = useState<Spot>();
  const [chosen, setChosen] = useState<string>();
  const here: NumberedNote[] = (notes?.all ?? [])
    .flatMap((note) => (note.spot?.fileKey === fileKey ? [{ ...note, spot: note.spot }] : []))
    .map((note, index) => ({ ...note, number: index + 1 }));
  return {
    here,
    draft,
    chosen: here.find(({ id }) => id === chosen),
    notesOn: (page: number) => here.filter((note) => note.spot.page === page).length,
    choose: (id: string) => {
      setDraft(undefined);
      setChosen(id);
    },
    /** Begins a note in the middle of a page. */
    begin: (page: number) => {
      setChosen(undefined);
      setDraft({ page, x: 0.5, y: 0.5 });
    },
    /** While a note is written, a press on a page is its spot. */
    press: (event: MouseEvent) => {
      const spot = draft && spotAt(event.target, event);
      if (spot) setDraft(spot);
    },
    /** On the spot of the note that is written, arrows move it. */
    move: (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      setDraft((at) => at && { ...at, x: onPage(at.x + step[0]), y: onPage(at.y + step[1]) });
    },
    close: () => {
      setDraft(undefined);
      setChosen(undefined);
    },
  };
};
