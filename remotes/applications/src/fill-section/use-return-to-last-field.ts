import type { Section } from '@portal/contracts/applications/sections';
import { useSession } from '@portal/platform';
import { dropDeviceCopy, readDeviceCopy, writeDeviceCopy } from '@portal/platform/forms';
import { type FocusEvent, useEffect } from 'react';
import { deviceCopyKeys } from '../edit-draft/device-copy-keys.ts';
import { useOpenForm } from '../edit-draft/draft-context.ts';

interface LastField {
  section: Section;
  field: string;
}

/** By its element: the form may just be starting again from answers that this device kept. */
const goTo = (field: string) => {
  // Whoever is typing already stays where they are.
  if (document.activeElement?.matches('input, select, textarea')) return;
  const [element] = document.getElementsByName(field);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
};

/** For the form opened again after a session or window ended. Who leaves the section as usual starts anew. */
export const useReturnToLastField = (section: Section): ((event: FocusEvent) => void) => {
  const { fund, draftNow } = useOpenForm();
  const key = `${deviceCopyKeys(fund.fundId, draftNow()).answers}-field`;
  useEffect(() => {
    const last = readDeviceCopy<LastField>(key)?.values;
    // After the page has moved the focus to its heading.
    if (last?.section === section) queueMicrotask(() => goTo(last.field));
    return () => {
      if (useSession.getState().status === 'signed-in') dropDeviceCopy(key);
    };
  }, [section, key]);
  return ({ target }) => {
    const field = target.getAttribute('name');
    if (field) writeDeviceCopy(key, { section, field } satisfies LastField);
  };
};
