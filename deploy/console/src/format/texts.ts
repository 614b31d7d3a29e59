/** `production` → `Production`, where it stands as a title. */
export const titled = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** `one app`, `4 apps`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `one ${one}` : `${count} ${many}`;

/** Of 10,000 visitors, in words. */
export const shareText = (share: number): string => (share >= 10_000 ? 'All' : `${share / 100}%`);
