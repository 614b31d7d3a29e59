import { MAX_SCORE } from '@portal/contracts/applications/criteria';
import { useKeys } from '@portal/ui/overlay';
import { type RefObject, useRef } from 'react';
import { isScored, type ScoreDraft } from './score-draft.ts';

type Scoring = Pick<ScoreDraft, 'criteria' | 'markOf' | 'change'>;

/** The criterion with the focus, else the first that is not done. */
const criterionToScore = (place: HTMLElement, { criteria, markOf }: Scoring): string | undefined => {
  const focused = document.activeElement?.closest<HTMLElement>('[data-criterion]');
  const inFocus = focused && place.contains(focused) ? focused.dataset.criterion : undefined;
  return criteria.find(({ criterionId: id }) =>
    inFocus === undefined ? !isScored(markOf(id)) : id === inFocus,
  )?.criterionId;
};

/**
 * A digit gives the points and leads to the justification; from there Tab goes on to the next criterion.
 * @returns for the element around the criteria
 */
export const useScoreKeys = (scoring: Scoring, isOn: boolean): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  useKeys((event) => {
    const here = place.current;
    const score = /^\d$/.test(event.key) ? Number(event.key) : Number.NaN;
    // Another tab is shown.
    if (!here || here.closest('[hidden]') || !(score <= MAX_SCORE)) return;
    const id = criterionToScore(here, scoring);
    if (id === undefined) return;
    event.preventDefault();
    scoring.change(id, { score });
    here.querySelector<HTMLElement>(`[data-criterion="${id}"] textarea`)?.focus();
  }, isOn);
  return place;
};
