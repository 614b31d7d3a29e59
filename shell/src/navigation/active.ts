/** Home on exact match, the others by prefix; `/#latest-posts` is never the page itself. */
export const isActive = (entry: { to: string; exact?: boolean }, pathname: string): boolean =>
  entry.exact ? pathname === entry.to : pathname.startsWith(entry.to);

/** Whether a link of a dropdown names exactly the current address. */
export const isHere = (
  to: string,
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
): boolean => to === `${pathname}${search}${hash}`;
