import type { Answers } from '@portal/contracts/applications/answers.schema';
import { readDeviceCopy } from '@portal/platform/forms';
import { useLayoutEffect, useRef } from 'react';
import type { deviceCopyKeys, StoredBase } from './device-copy-keys.ts';

/**
 * Hands over, once, the answers that this device kept for this person because they are not saved: before the browser
 * paints, and before what was typed into a rendered page is typed again.
 */
export const useRestoredAnswers = (
  keys: ReturnType<typeof deviceCopyKeys>,
  restore: (base: Answers | null, kept: Answers) => void,
): void => {
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const kept = readDeviceCopy<Answers>(keys.answers);
    if (kept === null) return;
    const base = readDeviceCopy<StoredBase>(keys.base)?.values;
    restore(base ? (base.draft?.answers ?? {}) : null, kept.values);
  }, [keys, restore]);
};
