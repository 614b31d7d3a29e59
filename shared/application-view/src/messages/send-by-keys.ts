import type { KeyboardEvent } from 'react';

/** Ctrl or Command with Enter sends the form of the text that is being written. */
export const sendByKeys = ({ key, ctrlKey, metaKey, target }: KeyboardEvent): void => {
  if (key === 'Enter' && (ctrlKey || metaKey) && target instanceof HTMLTextAreaElement)
    target.form?.requestSubmit();
};
