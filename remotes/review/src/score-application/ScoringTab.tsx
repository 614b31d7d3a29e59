import { MAX_SCORE } from '@portal/contracts/applications/criteria';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { useTranslation } from '@portal/platform';
import { Alert, Box, Button, Loading, Text } from '@portal/ui';
import { StaleAlert, useKeys } from '@portal/ui/overlay';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ScoringKeys } from '../page-keys/ScoringKeys.tsx';
import { ClosedCriterion } from './ClosedCriterion.tsx';
import { CriterionScore } from './CriterionScore.tsx';
import { ReviewList } from './ReviewList.tsx';
import { isScored, type ScoreDraft } from './score-draft.ts';
import { UnsavedMarks } from './UnsavedMarks.tsx';

type Scoring = Pick<ScoreDraft, 'criteria' | 'markOf' | 'change'>;

/** The criterion with the focus, else the first that is not done. */
const criterionToScore = (place: HTMLElement, { criteria, markOf }: Scoring): string | undefined => {
  const focused = document.activeElement?.closest<HTMLElement>('[data-criterion]');
  const inFocus = focused && place.contains(focused) ? focused.dataset.criterion : undefined;
  return criteria.find(({ criterionId: id }) =>
    inFocus === undefined ? !isScored(markOf(id)) : id === inFocus,
  )?.criterionId;
};

/** A digit gives the points and leads to the justification; from there Tab goes on to the next criterion. */
const useScoreKeys = (
  place: RefObject<HTMLDivElement | null>,
  scoring: Scoring,
  isOn: boolean,
  enter: (id: string) => void,
) =>
  useKeys((event) => {
    const here = place.current;
    const score = /^\d$/.test(event.key) ? Number(event.key) : Number.NaN;
    // Another tab is shown.
    if (!here || here.closest('[hidden]') || !(score <= MAX_SCORE)) return;
    const id = criterionToScore(here, scoring);
    if (id === undefined) return;
    event.preventDefault();
    scoring.change(id, { score });
    enter(id);
  }, isOn);

interface Props {
  application: StaffApplication;
  draft: ScoreDraft;
  /** Whether digits are keys now. */
  hasKeys: boolean;
}

/** Who recommends, or decides in a single step, scores here; everyone on the staff reads the recommendations that are in. */
export const ScoringTab = ({ application, draft, hasKeys }: Props) => {
  const { t } = useTranslation('review');
  const { score } = application.may;
  const place = useRef<HTMLDivElement>(null);
  // One is open: where somebody is or was last, else the first that is not done.
  const [entered, setEntered] = useState<string>();
  const open =
    entered ?? draft.criteria.find(({ criterionId: id }) => !isScored(draft.markOf(id)))?.criterionId;
  const enter = (id: string, part: string) => {
    flushSync(() => setEntered(id));
    place.current?.querySelector<HTMLElement>(`[data-criterion="${id}"] ${part}`)?.focus();
  };
  useScoreKeys(place, draft, hasKeys && score && !draft.isLoading, (id) => enter(id, 'textarea'));
  return (
    <Box ref={place}>
      {score && draft.isLoading && <Loading>{t('score.loading')}</Loading>}
      {score && draft.error && (
        <Alert
          status="error"
          title={t('score.failed')}
          actions={
            <Button size="sm" variant="outline" onClick={draft.reload}>
              {t('retry')}
            </Button>
          }
        >
          {draft.error.message}
        </Alert>
      )}
      {score && hasKeys && <ScoringKeys />}
      <UnsavedMarks marks={draft.lost} criteria={draft.criteria} />
      {score &&
        !draft.isLoading &&
        draft.criteria.map((criterion) => {
          const id = criterion.criterionId;
          const mark = draft.markOf(id);
          const shared = { criterion, mark, scoredVersion: draft.versionOf(id) };
          const theirs = draft.elsewhere.get(id);
          return id !== open && !theirs ? (
            <ClosedCriterion
              key={id}
              {...shared}
              onOpen={() => enter(id, isScored(mark) ? 'textarea' : 'input[tabindex="0"]')}
            />
          ) : (
            <CriterionScore
              key={id}
              {...shared}
              application={application}
              stale={
                theirs && (
                  <StaleAlert
                    title={t('score.overtaken')}
                    text={t('score.overtakenText')}
                    mine={t('score.mine')}
                    theirs={t('score.theirs')}
                    onMine={() => draft.choose(id, 'mine')}
                    onTheirs={() => draft.choose(id, 'theirs')}
                  >
                    <Text mt="1" dir="auto">
                      {theirs.score !== null && <strong>{`${theirs.score}/${MAX_SCORE} `}</strong>}
                      {theirs.justification}
                    </Text>
                  </StaleAlert>
                )
              }
              onEnter={() => setEntered(id)}
              onChange={(part) => draft.change(id, part)}
            />
          );
        })}
      {!score && application.decisions.every(({ scores }) => scores.length === 0) && (
        <Alert title={t('score.noneYet')}>{t('score.noneYetText')}</Alert>
      )}
      <ReviewList application={application} />
    </Box>
  );
};
