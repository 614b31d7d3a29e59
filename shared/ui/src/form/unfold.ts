/** Opens all that an element is folded away in, where it would take no focus. */
export const unfold = (target: Element | null): void => {
  for (let part = target?.closest('details'); part; part = part.parentElement?.closest('details'))
    part.open = true;
};
