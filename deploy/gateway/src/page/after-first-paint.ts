import { globalStylesId } from '@portal/platform/release';
import { deferBelowFold, longestWaitMs } from './defer-below-fold.ts';
import { policyHash } from './policy-hash.ts';

/** After so long without an answer the styles of the whole page are not waited for. */
const longestWaitForStylesMs = 3_000;

/**
 * What stands in the template enters the page after its first paint: on a second visit the browser has these
 * files already, and would take them in and run them before it shows what can be read. Who does not look at
 * the page yet waits for no paint. Scripts keep their order. What is below the first screen comes with the
 * styles of the whole page: earlier, most of it would be styled twice.
 */
const script =
  `(l=>{const end=()=>{${deferBelowFold.end}},start=()=>{if(!l)return;const{content}=l;l=0;` +
  `const g=content.querySelector('#${globalStylesId}');` +
  `if(g){g.onload=g.onerror=end;setTimeout(end,${longestWaitForStylesMs})}else end();` +
  "content.querySelectorAll('script').forEach(s=>{s.async=false});document.head.append(content)};" +
  `document.hidden?start():(requestAnimationFrame(()=>setTimeout(start)),setTimeout(start,${longestWaitMs}))` +
  "})(document.getElementById('later'))";

/** For the content policy, quoted. */
export const afterFirstPaintHash = policyHash(script);

/** Links and scripts that a page needs once it can be read. */
export const afterFirstPaint = (elements: readonly string[]): string =>
  `<template id="later">${elements.join('')}</template><script>${script}</script>`;
