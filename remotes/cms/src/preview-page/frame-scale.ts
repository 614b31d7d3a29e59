/** Widths of the windows that a page is looked at in, in pixels. */
const windowWidths = { phone: 390, desktop: 1280 } as const;

export type WindowKind = keyof typeof windowWidths;

/** How a window is drawn in the room that there is: never larger than it is. */
export const fitted = (kind: WindowKind, room: { width: number; height: number }) => {
  const width = windowWidths[kind];
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1;
  return { width, scale, height: Math.round(room.height / scale) };
};
