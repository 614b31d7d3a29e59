import { earlyEvents, hydratedMark, knownMark } from '@portal/platform/release';
import { policyHash } from './policy-hash.ts';

/**
 * Behind sign-in a link waits until the app has hydrated the page: it follows one sooner than the browser would load a
 * page. Should the app not come, the browser follows after five seconds.
 */
const holdLinks =
  `const isTaken=()=>performance.getEntriesByName('${hydratedMark}').length,` +
  'follow=(link,left)=>isTaken()&&link.isConnected?link.click():left?setTimeout(follow,50,link,left-1):location.assign(link.href);' +
  "addEventListener('click',event=>{const link=event.target.closest?.('a[href]:not([target],[download])');" +
  `if(!link||link.origin!=location.origin||isTaken()||!('${knownMark}'in document.documentElement.dataset))return;` +
  'if(event.button||event.ctrlKey||event.metaKey||event.shiftKey||event.altKey)return;' +
  'event.preventDefault();follow(link,100)},true);';

/**
 * Keeps what a reader does before hydration: presses, keys, what is typed as it stood then, and forms,
 * which without the app would put what was typed into the address. The app does it again.
 */
const script =
  `(()=>{${holdLinks}` +
  'const kept=[],keep=event=>{const{type,target}=event;kept.push({event,value:target.value,checked:target.checked});' +
  "type=='submit'&&event.preventDefault()},types=['click','input','keydown','submit'];" +
  'types.forEach(type=>addEventListener(type,keep,true));' +
  `window.${earlyEvents}=()=>(types.forEach(type=>removeEventListener(type,keep,true)),kept.splice(0))})()`;

/** For the content policy, quoted. */
export const earlyEventsHash = policyHash(script);

/** Stands in the head, before anything that can be pressed. */
export const earlyEventsScript = `<script>${script}</script>`;
