/** Name under which a device keeps the ids of the notices that were put away, parted by spaces. */
export const dismissedStore = 'dismissed_notices';
/** The same ids on the root element: `data-dismissed`. */
export const dismissedMark = 'dismissed';
