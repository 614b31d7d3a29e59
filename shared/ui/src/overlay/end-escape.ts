import type { KeyboardEvent } from 'react';

/** Escape closes the overlay, and nothing around it. */
export const endEscape = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') event.stopPropagation();
};
