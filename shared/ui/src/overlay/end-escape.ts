import type { KeyboardEvent } from 'react';

/** Escape closes what floats, and nothing that it stands in. */
export const endEscape = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') event.stopPropagation();
};
