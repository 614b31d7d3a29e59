import { knownMark } from '@portal/platform/release';

const block = 'border-radius:6px;background:var(--b)';

/** Bar, sidebar and a page in grey, where the app puts them: for who was last seen as somebody who may enter. */
export const skeletonStyle =
  '#root{--p:#fafbfa;--s:#fff;--l:#d6ddd9;--b:#e8ece9}' +
  '@media(prefers-color-scheme:dark){#root{--p:#0c1311;--s:#161e1b;--l:#26302c;--b:#1c2622}}' +
  '#frame{display:none;min-height:100vh;background:var(--p)}' +
  `html[data-${knownMark}] #frame{display:block}` +
  // The words of a failed start, over it: below it nobody would see them.
  `html[data-${knownMark}] #start{position:absolute;inset:25vh 20px auto;padding:24px;border-radius:6px;background:var(--s)}` +
  '#frame i{display:block}#frame>header{height:67px;border-block-start:4px solid #0e5139;box-sizing:border-box;' +
  'background:var(--s);box-shadow:0 1px var(--l)}' +
  '#frame>div{display:flex}#frame aside{display:none;box-sizing:border-box;width:264px;height:calc(100vh - 68px);margin-top:1px;' +
  'background:var(--s);border-inline-end:1px solid var(--l)}#frame[data-desk] aside{width:72px}' +
  '@media(min-width:1024px){#frame aside{display:block}}' +
  '#frame section{flex:1;max-width:1180px;box-sizing:border-box;margin:0 auto;padding:25px 20px}' +
  '@media(min-width:1024px){#frame section{padding:33px 40px}}' +
  `#frame section i{${block};height:160px;margin-bottom:16px}` +
  '#frame section i:first-child{width:min(320px,70%);height:36px;margin-bottom:24px}' +
  // There backgrounds and shadows are taken away.
  '@media(forced-colors:active){#frame section i{border:1px solid}#frame>header{border-block-end:1px solid}}';

/** Stands in the place of the app. */
export const pageSkeleton = (frame: string | undefined): string =>
  `<div id="frame" aria-hidden="true"${frame === 'desk' ? ' data-desk' : ''}><header></header>` +
  '<div><aside></aside><section><i></i><i></i><i></i></section></div></div>';
