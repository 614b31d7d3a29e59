import { createHash } from 'node:crypto';
import { earlyEvents } from '@portal/platform/release';

/**
 * Keeps what a reader does before hydration: presses, what is typed as it stood then, and forms,
 * which without the app would put what was typed into the address. The app does it again.
 */
const script =
  '(()=>{const kept=[],keep=event=>{const{type,target}=event;kept.push({event,value:target.value,checked:target.checked});' +
  "type=='submit'&&event.preventDefault()},types=['click','input','submit'];" +
  'types.forEach(type=>addEventListener(type,keep,true));' +
  `window.${earlyEvents}=()=>(types.forEach(type=>removeEventListener(type,keep,true)),kept.splice(0))})()`;

/** For the content policy, quoted. */
export const earlyEventsHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Stands in the head, before anything that can be pressed. */
export const earlyEventsScript = `<script>${script}</script>`;
