import { policyHash } from './policy-hash.ts';

/** On the elements, each of which keeps a group of parts back. */
const name = 'below';

/** A window that is covered gets no frames, though it is not hidden. */
export const longestWaitMs = 1_000;

/** Groups of about the same size: one that comes into the page is one task of the browser. */
const groups = ['main div~section,main section~section', 'main section~section~section', 'footer'];

/**
 * Parts that begin below the first screen are neither styled nor laid out for the first frame. On a phone none
 * of them is on it; anywhere else a browser still lays out those that are, and those a screen and a half away,
 * which on a phone would be most of the page. About as high as most of them are on a phone.
 */
const css = groups.map(
  (parts) =>
    `:is(${parts}){content-visibility:auto;contain-intrinsic-block-size:700px}` +
    `@media(max-width:480px)and (max-height:960px){:is(${parts}){display:none!important}}`,
);

/** Not where the browser looks for a place further down: an anchor, or where the reader was before. */
const script =
  "location.hash||performance.getEntriesByType('navigation')[0]?.type!='navigate'||" +
  `document.querySelectorAll('.${name}').forEach(s=>s.removeAttribute('media'))`;

/** For the head. Without scripts every part is laid out at once. */
export const deferBelowFold = {
  elements:
    css.map((text) => `<style class="${name}" media="not all">${text}</style>`).join('') +
    `<script>${script}</script>`,
  /** Text of the styles, for the content policy. */
  css,
  scriptHash: policyHash(script),
  /** Statements that lay out the rest, for after the first frame: a group after each of the next. */
  end:
    `const next=()=>requestAnimationFrame(()=>setTimeout(()=>{const s=document.querySelector('.${name}');if(s){s.remove();next()}}));` +
    `next();setTimeout(()=>document.querySelectorAll('.${name}').forEach(s=>s.remove()),${longestWaitMs})`,
};
