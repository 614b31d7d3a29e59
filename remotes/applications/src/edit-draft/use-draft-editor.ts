import { sectionCompleteness } from '@portal/application-form/completeness';
import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { Draft, OwnerApplication } from '@portal/contracts/applications/application.schemas';
import { applicantMay } from '@portal/contracts/applications/member-roles';
import type { Section } from '@portal/contracts/applications/sections';
import type { Eligibility } from '@portal/contracts/funds/eligibility';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import { type RulesInForce, rulesInForce } from '@portal/contracts/funds/rules';
import { formatTime, notify, useTranslation } from '@portal/platform';
import {
  dropDeviceCopy,
  isPassing,
  keepPerson,
  readDeviceCopy,
  useAutosave,
  writeDeviceCopy,
} from '@portal/platform/forms';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { withCarried } from './carried-eligibility.ts';
import { withEarlierAnswers } from './copy-earlier-answers.ts';
import { deviceCopyKeys, type StoredBase } from './device-copy-keys.ts';
import { type Conflict, mergeAnswers, takeTheirs } from './merge-answers.ts';
import { sameAnswer } from './same-answer.ts';
import { useCheckedFiles } from './use-checked-files.ts';
import { useEnded } from './use-ended.ts';
import { useRestoredAnswers } from './use-restored-answers.ts';
import { ConflictError, useStoredDraft } from './use-stored-draft.ts';

/** Two versions of the same answers, waiting for a choice. */
export interface OpenConflict {
  conflicts: Conflict[];
  theirs: Draft;
}

/** What stays the same while a form is open: its fields may hold on to it without being drawn anew. */
export interface OpenForm {
  fund: Fund;
  /** Of the draft where its address names it. */
  id: string | undefined;
  /** Absent when the fund's rules could not be read. */
  eligibility: Eligibility | undefined;
  rules: RulesInForce | undefined;
  isOnBehalf: boolean;
  /** False for a colleague who only reads, or signs. */
  mayEdit: boolean;
  /** False for what a returned application keeps as it was sent. */
  isOpen: (section: Section) => boolean;
  answersNow: () => Answers;
  draftNow: () => Draft | null;
  change: <S extends Section>(section: S, value: Answers[S]) => void;
  /**
   * Sends at once what is not yet sent. `kept`: no connection or a busy server, so it waits on the device.
   * @throws the server's refusal; ConflictError while a choice is open
   */
  saveNow: () => Promise<'saved' | 'kept'>;
}

/** The name under the declarations is put there by the signature of whoever was invited to sign. */
const withSignatory = (answers: Answers, name: string | undefined): Answers =>
  name === undefined ? answers : { ...answers, declarations: { ...answers.declarations, signedName: name } };

export interface EditorOptions {
  fund: Fund;
  id: string | undefined;
  /** Absent when it could not be read. */
  eligibility: Eligibility | undefined;
  initial: Draft | null;
  /** An earlier application whose answers this one begins with. */
  earlier: OwnerApplication | undefined;
}

/** One form being filled in: its answers here, on the device and on the server, and how they are merged. */
export const useDraftEditor = ({ fund, id, eligibility, initial, earlier }: EditorOptions) => {
  const { t } = useTranslation('applications');
  const keys = useRef(deviceCopyKeys(fund.fundId, initial)).current;
  const [answers, setAnswers] = useState<Answers>(initial?.answers ?? {});
  const [conflict, setConflict] = useState<OpenConflict | null>(null);
  const [revision, setRevision] = useState(0);
  const latest = useRef(answers);
  const { role = 'OWNER' } = initial ?? {};
  const mayEdit = applicantMay(role, 'edit');
  const open = useRef<OpenConflict | null>(null);

  const show = (next: Answers) => {
    latest.current = next;
    setAnswers(next);
  };
  const ask = (next: OpenConflict | null) => {
    open.current = next;
    setConflict(next);
  };
  const adopt = (next: Answers) => {
    if (sameAnswer(next, latest.current)) return;
    show(next);
    setRevision((count) => count + 1);
  };

  /** Keeps the version in which answers were changed while they are not saved; nothing once they are. */
  const keepBase = (draft: Draft | null) => {
    if (sameAnswer(latest.current, draft?.answers ?? {})) dropDeviceCopy(keys.base);
    else writeDeviceCopy(keys.base, { fund, draft } satisfies StoredBase);
  };

  const mergeWith = (base: Answers, theirs: Draft) => {
    const merged = mergeAnswers(base, latest.current, theirs.answers);
    const isNews = !sameAnswer(merged.answers, latest.current);
    adopt(merged.answers);
    // Until a choice is made, the version before both is kept: whoever reloads is asked again.
    if (merged.conflicts.length === 0) keepBase(theirs);
    if (merged.conflicts.length > 0) ask({ conflicts: merged.conflicts, theirs });
    // While colleagues work on it, news come every minute; the marks of who is there say why.
    else if (isNews && !theirs.hasColleagues)
      notify.info(t('stale.joined', { time: formatTime(theirs.lastSavedAt) }));
    return merged;
  };

  const server = useStoredDraft({ fund, initial, latest: () => latest.current, mergeWith });

  const autosave = useAutosave({
    key: keys.answers,
    values: answers,
    enabled: mayEdit,
    save: async () => {
      if (open.current !== null) throw new ConflictError(t('stale.waiting'));
      await server.send();
      keepBase(server.stored.current);
    },
  });

  // Where a change was undone before it was saved, no base stays behind.
  useEffect(() => {
    if (readDeviceCopy(keys.answers) === null) dropDeviceCopy(keys.base);
  }, [answers, keys]);

  useRestoredAnswers(keys, (base, kept) => {
    // Who only reads or signs sees what is stored, not what was typed here under another role.
    if (!mayEdit) return;
    const theirs = server.stored.current;
    const stored = theirs?.answers ?? {};
    const { answers: joined, conflicts } = mergeAnswers(base ?? stored, kept, stored);
    adopt(joined);
    if (conflicts.length > 0 && theirs !== null) return ask({ conflicts, theirs });
    keepBase(theirs);
    // The server may have them without its answer having arrived.
    if (sameAnswer(joined, stored)) dropDeviceCopy(keys.answers);
    else notify.info(t('saved.restored'));
  });

  // Once, after what this device kept of the form: it comes before the check.
  useLayoutEffect(
    () => adopt(withEarlierAnswers(withCarried(latest.current, initial, eligibility), earlier)),
    [],
  );

  const live = useRef<Pick<OpenForm, 'change' | 'saveNow'>>(null);
  live.current = {
    change: (section, value) => {
      if (sameAnswer(value, latest.current[section])) return;
      if (readDeviceCopy(keys.base) === null) {
        writeDeviceCopy(keys.base, { fund, draft: server.stored.current } satisfies StoredBase);
        keepPerson();
      }
      show({ ...latest.current, [section]: value });
    },
    saveNow: async () => {
      if (await autosave.flush()) return 'saved';
      const error = open.current === null ? server.lastError.current : new ConflictError(t('stale.waiting'));
      if (isPassing(error)) return 'kept';
      throw error;
    },
  };

  const { stored } = server;
  const form = useMemo((): OpenForm => {
    const { isOnBehalf = false, returnRequest = null } = stored.current ?? {};
    return {
      fund,
      id,
      eligibility,
      rules: eligibility && rulesInForce(eligibility),
      isOnBehalf,
      mayEdit,
      isOpen: (section) => mayEdit && (returnRequest?.sections.includes(section) ?? true),
      answersNow: () => latest.current,
      draftNow: () => stored.current,
      change: (section, value) => live.current?.change(section, value),
      saveNow: () => live.current?.saveNow() ?? Promise.resolve('saved'),
    };
  }, [fund, id, eligibility, stored, mayEdit]);

  const signatory = server.draft?.signatory?.name;
  const progress = useMemo(
    () =>
      sectionCompleteness(fund.fundType, withSignatory(answers, signatory), {
        rules: fund.rules,
        eligibility: form.rules,
        isOnBehalf: form.isOnBehalf,
        open: stored.current?.returnRequest?.sections,
      }),
    [fund, answers, form, signatory, stored],
  );

  return {
    ...form,
    form,
    /** As the server has it; null until the first answer. */
    draft: useCheckedFiles(server.draft),
    /** What is on the screen. */
    answers,
    progress,
    /** Grows when answers come from elsewhere: a form then starts again from them. */
    revision,
    autosave,
    /** Number of the earlier application whose answers this one began with. */
    copiedFrom: earlier?.applicationNumber ?? null,
    conflict,
    /** Why the server did not save the last answers, when it answered. */
    refusal: server.refusal,
    /** What became of the form elsewhere, so that nothing is saved in it any more. */
    ended: useEnded(server.draft, server.refusal),
    /** The version that the next call has to name. */
    rowVersion: () => stored.current?.rowVersion ?? 1,
    /** Ticks off what a return asked for, after the answers before it are saved. */
    tick: async (requestId: string, isDone: boolean) => {
      await autosave.flush();
      await server.tick(requestId, isDone).catch(() => undefined);
    },
    /** Takes in what another window saved. */
    refresh: () => server.refresh().catch(() => undefined),
    resolveConflict: (taken: readonly Conflict[]) => {
      if (open.current === null) return;
      const { theirs } = open.current;
      const settled = takeTheirs(latest.current, theirs.answers, taken);
      ask(null);
      adopt(settled);
      keepBase(theirs);
      void autosave.flush();
    },
  };
};

export type DraftEditor = ReturnType<typeof useDraftEditor>;
