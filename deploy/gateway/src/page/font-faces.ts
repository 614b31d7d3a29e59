import { lateFontsId } from '@portal/platform/release';
import { policyHash } from './policy-hash.ts';

/**
 * Runs before the first frame that shows something. When a font is not there by then, none is used until the
 * reader goes to another page: `font-display: optional` alone asks for that, too, but a browser forgets it as
 * soon as a style is added, and the app adds some when it takes over.
 */
const script =
  "(fonts=>{const look=()=>{if(!document.querySelector('#root>*'))return requestAnimationFrame(look);" +
  "for(const{href}of document.querySelectorAll('link[as=font]'))" +
  "performance.getEntriesByName(href)[0]||(fonts.media='not all')};" +
  `requestAnimationFrame(look)})(document.getElementById('${lateFontsId}'))`;

const hash = policyHash(script);

const fileFace = /@font-face\s*\{[^{}]*url\([^{}]*\}/g;

/**
 * Parts the faces that come as files from a style sheet, so that they can be switched off by themselves: their element,
 * empty without any, its text for the content policy, and everything else, the faces that stand in among it.
 */
export const splitFontFaces = (style: string) => {
  const css = (style.match(fileFace) ?? []).join('');
  const rest = style.replaceAll(fileFace, '');
  if (css === '') return { element: '', css, rest, scriptHashes: [] };
  const element = `<style id="${lateFontsId}">${css}</style><script>${script}</script>`;
  return { element, css, rest, scriptHashes: [hash] };
};
