/** Pages that have a picture of their own for link previews beside the site's own; without words, for all languages. */
export const previewNames = ['base-fund', 'credit-fund', 'about-us'] as const;

export type PreviewName = (typeof previewNames)[number];

/** Address of a picture for link previews, 1200 by 630; without a name the site's own. */
export const previewPicture = (name?: PreviewName): string =>
  name === undefined ? '/preview.png' : `/preview-${name}.png`;
