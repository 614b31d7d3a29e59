import { fileEnding } from '../rules/files.ts';

/** What pictures are served as. */
export const imageFormats = ['avif', 'webp', 'jpeg', 'png'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** The only widths in pixels that pictures are served in; a page asks for those that it needs. */
export const imageWidths = [80, 160, 320, 480, 640, 960, 1280, 1920] as const;
export type ImageWidth = (typeof imageWidths)[number];

const pixels = new Set(['jpg', 'jpeg', 'png', 'webp']);

/** The address of a published file. */
export const publicFileAddress = (name: string): string => `/api/file/public/${encodeURIComponent(name)}`;

/** Every width up to `widest`, for the browser to choose from; a drawing has its address only. */
export const pictureSources = (name: string, widest: ImageWidth): { src: string; srcSet?: string } => {
  const address = publicFileAddress(name);
  if (!pixels.has(fileEnding(name))) return { src: address };
  const widths = imageWidths.filter((width) => width <= widest);
  return {
    src: `${address}?w=${widest}`,
    srcSet: widths.map((width) => `${address}?w=${width} ${width}w`).join(', '),
  };
};
