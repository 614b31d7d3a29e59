import { createHash } from 'node:crypto';

const id = 'below';
const restId = 'rest';

const parts = 'main div~section,main section~section,footer';

const phone = '(max-width:480px)and (max-height:960px)';

/**
 * Parts that begin below the first screen are neither styled nor laid out for the first frame. On a phone none
 * of them is on it; anywhere else a browser still lays out those that are, and those a screen and a half away,
 * which on a phone would be most of the page. About as high as most of them are on a phone.
 */
const css =
  `:is(${parts}){content-visibility:auto;contain-intrinsic-block-size:700px}` +
  `@media${phone}{:is(${parts}){display:none!important}}`;

/** Takes styles out of the element in which readers without scripts have them. */
const dress =
  '(n=>{if(!n)return;const[,mark,css]=/"(.*?)">(.*)<.style>$/s.exec(n.textContent),s=document.createElement(\'style\');' +
  `s.dataset.emotion=mark;s.textContent=css;n.replaceWith(s)})(document.getElementById('${restId}'))`;

/**
 * Not where the browser looks for a place further down: an anchor, or where the reader was before. Styles of what
 * is below wait only where nothing of it is displayed.
 */
const script =
  "(location.hash||performance.getEntriesByType('navigation')[0]?.type!='navigate'||" +
  `(document.getElementById('${id}').removeAttribute('media'),!matchMedia('${phone}').matches))&&${dress}`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** For the head. Without scripts every part is styled and laid out at once. */
export const below = {
  /** Given the element of the styles that only these parts need; empty without any. */
  element: (styles: string) =>
    (styles === '' ? '' : `<noscript id="${restId}">${styles}</noscript>`) +
    `<style id="${id}" media="not all">${css}</style><script>${script}</script>`,
  /** Text of the style, for the content policy. */
  css,
  scriptHash: hashOf(script),
  /** Statements that style and lay out the rest, for after the first frame. */
  end: `document.getElementById('${id}')?.remove();${dress};`,
};
