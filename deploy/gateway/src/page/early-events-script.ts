import { createHash } from 'node:crypto';
import { earlyEvents, knownMark } from '@portal/platform/release';

/**
 * Keeps what a reader does before hydration: presses, what is typed as it stood then, and forms,
 * which without the app would put what was typed into the address. The app does it again. Behind sign-in links are
 * kept, too: the app that is about to come follows one sooner than the browser would load its page. Should the app not
 * come, the browser does.
 */
const script =
  '(()=>{const kept=[],' +
  `leaves=event=>event.type=='click'&&'${knownMark}'in document.documentElement.dataset&&!event.button&&` +
  '!(event.ctrlKey||event.metaKey||event.shiftKey||event.altKey)&&' +
  "(link=>link&&link.origin==location.origin&&link)(event.target.closest?.('a[href]:not([target],[download])'))," +
  'keep=event=>{const{type,target}=event,link=leaves(event);kept.push({event,value:target.value,checked:target.checked});' +
  "(link||type=='submit')&&event.preventDefault();link&&setTimeout(()=>kept.length&&location.assign(link.href),5e3)}," +
  "types=['click','input','submit'];" +
  'types.forEach(type=>addEventListener(type,keep,true));' +
  `window.${earlyEvents}=Object.assign(()=>(types.forEach(type=>removeEventListener(type,keep,true)),kept.splice(0)),{leaves})})()`;

/** For the content policy, quoted. */
export const earlyEventsHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Stands in the head, before anything that can be pressed. */
export const earlyEventsScript = `<script>${script}</script>`;
