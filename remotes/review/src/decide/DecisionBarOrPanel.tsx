import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { ButtonLink, useNavigate, useTranslation } from '@portal/platform';
import { readFormCopy } from '@portal/platform/forms';
import { Box } from '@portal/ui';
import { useKeys } from '@portal/ui/overlay';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListNavigation } from '../go-through-list/use-list-navigation.ts';
import type { ScoreDraft } from '../score-application/score-draft.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { DecisionPanel } from './DecisionPanel.tsx';
import { type DecisionKind, decisionCopyName, kindsFor } from './decision-kinds.ts';

/** After these there is more to do with the same application. */
const stays: ReadonlySet<DecisionKind> = new Set(['START_REVIEW', 'HOLD', 'RELEASE', 'REOPEN']);

interface Props {
  application: StaffApplication;
  scores: ScoreDraft;
  /** Absent where it is decided beside a list. */
  list?: ListNavigation;
}

/**
 * What a person may do, or, once it is chosen, what it asks for: below answers and scores and beside the file, so
 * that both stay readable. Who is done with an application goes on to the next one of the list, and from its last
 * one back to it.
 */
export const DecisionBarOrPanel = ({ application, scores, list }: Props) => {
  const { t } = useTranslation('review');
  const navigate = useNavigate();
  const [open, setOpen] = useState<DecisionKind>();
  const [wasLast, setWasLast] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const { id, may } = application;
  useEffect(() => {
    // A decision that the end of a session interrupted is open again.
    setOpen(kindsFor(may).find((kind) => readFormCopy(decisionCopyName(id, kind)) !== null));
  }, [id]);
  useKeys(({ key }) => {
    if (key === 'd' && !open) area.current?.querySelector<HTMLElement>('button:enabled')?.focus();
  }, list?.keys.isOn ?? false);
  const close = () => {
    flushSync(() => setOpen(undefined));
    // What opened it: its button, or the menu that it is in.
    const opener = open && area.current?.querySelector<HTMLElement>(`[data-opens~=${open}]`);
    (opener ?? area.current)?.focus();
  };
  const { place } = list ?? {};
  const goOn = (kind: DecisionKind) => {
    const isDone = place !== undefined && !stays.has(kind);
    flushSync(() => {
      setOpen(undefined);
      setWasLast(isDone && place.next === undefined);
    });
    // Not what opened it: with the decision it goes.
    area.current?.focus();
    if (isDone && place.next !== undefined) navigate(place.next);
  };
  return (
    // On a phone the bar stays in sight; what is asked for takes its place in the page.
    <Box
      ref={area}
      tabIndex={-1}
      position={{ base: open ? 'static' : 'sticky', lg: 'static' }}
      bottom="0"
      bg="bg.surface"
      onKeyDown={(event: KeyboardEvent) => {
        const isWriting = event.target instanceof Element && event.target.matches('input, textarea, select');
        if (event.key !== 'Escape' || !open || isWriting) return;
        // What it stands in stays open.
        event.preventDefault();
        close();
      }}
    >
      {list && wasLast && (
        <ButtonLink to={list.back} variant="ghost" size="sm" mx="4" my="2">
          {t(list.backName)}
        </ButtonLink>
      )}
      {open ? (
        <DecisionPanel
          key={open}
          kind={open}
          application={application}
          scores={scores}
          onClose={close}
          onDone={goOn}
        />
      ) : (
        <DecisionBar
          application={application}
          scores={scores}
          onOpen={setOpen}
          next={place?.next === undefined ? undefined : { number: place.number + 1, total: place.total }}
        />
      )}
    </Box>
  );
};
