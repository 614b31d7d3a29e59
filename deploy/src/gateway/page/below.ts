import { createHash } from 'node:crypto';

const id = 'below';

/**
 * Parts that begin below the first screen are neither styled nor laid out for the first frame; one that is on
 * a large screen after all is, within that frame. About as high as most of them are on a phone.
 */
const css =
  'main div~section,main section~section,footer{content-visibility:auto;contain-intrinsic-block-size:700px}';

/** Not where the browser looks for a place further down: an anchor, or where the reader was before. */
const script =
  "location.hash||performance.getEntriesByType('navigation')[0]?.type!='navigate'||" +
  `document.getElementById('${id}').removeAttribute('media')`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** For the head. Without scripts every part is laid out at once. */
export const below = {
  element: `<style id="${id}" media="not all">${css}</style><script>${script}</script>`,
  /** Text of the style, for the content policy. */
  css,
  scriptHash: hashOf(script),
  /** A statement that lays out the rest, for after the first frame. */
  end: `document.getElementById('${id}')?.remove();`,
};
