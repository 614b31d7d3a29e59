import { policyHash } from './policy-hash.ts';

const id = 'below';

const parts = 'main div~section,main section~section,footer';

/**
 * Parts that begin below the first screen are neither styled nor laid out for the first frame. On a phone none
 * of them is on it; anywhere else a browser still lays out those that are, and those a screen and a half away,
 * which on a phone would be most of the page. About as high as most of them are on a phone.
 */
const css =
  `:is(${parts}){content-visibility:auto;contain-intrinsic-block-size:700px}` +
  `@media(max-width:480px)and (max-height:960px){:is(${parts}){display:none!important}}`;

/** Not where the browser looks for a place further down: an anchor, or where the reader was before. */
const script =
  "location.hash||performance.getEntriesByType('navigation')[0]?.type!='navigate'||" +
  `document.getElementById('${id}').removeAttribute('media')`;

/** For the head. Without scripts every part is laid out at once. */
export const deferBelowFold = {
  element: `<style id="${id}" media="not all">${css}</style><script>${script}</script>`,
  /** Text of the style, for the content policy. */
  css,
  scriptHash: policyHash(script),
  /** A statement that lays out the rest, for after the first frame. */
  end: `document.getElementById('${id}')?.remove();`,
};
