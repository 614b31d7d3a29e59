import { createHash } from 'node:crypto';
import { roles } from '@portal/contracts';
import { getCurrentProfile } from '@portal/contracts/calls/identity/profile';
import type { AreaRoute } from '@portal/platform/area';
import { earlyRequestsName, roleStore, tokenStore } from '@portal/platform/release';
import { escapeHtml } from './escape.ts';
import { knownMark } from './page-skeleton.ts';

const id = 'signed-in';

/**
 * Asks who is signed in while the app is still on its way. Where that was a role that may enter the page, its
 * frame shows and its first calls go out; its code follows the app's own, which the browser evaluates meanwhile.
 * Nobody else ever downloads it. The app takes the answers over.
 */
const script =
  `(t=>{try{const token=localStorage.getItem('${tokenStore}'),role=localStorage.getItem('${roleStore}'),root=document.documentElement,` +
  `{profile,roles,asks}=JSON.parse(t.dataset.start),language=root.lang,asked=window.${earlyRequestsName}=new Map();` +
  'if(!token)return;' +
  // Not in the browser's formats: the first use of them takes a slow phone a tenth of a second.
  'const now=new Date(),day=date=>new Date(date-date.getTimezoneOffset()*6e4).toISOString().slice(0,10),' +
  'days={today:day(now),yearStart:day(new Date(now.getFullYear(),now.getMonth()-11))},' +
  'zone=Intl.DateTimeFormat().resolvedOptions().timeZone;' +
  "const ask=path=>{const answer=fetch('/api'+path,{signal:AbortSignal.timeout(20000),headers:{Accept:'application/json'," +
  "'Accept-Language':language,'Timezone-Val':zone,Authorization:'Bearer '+token}});" +
  "answer.catch(()=>{});asked.set('/api'+path,{token,language,at:performance.now(),answer})};" +
  `ask(profile);if(!roles.includes(role))return;root.dataset.${knownMark}='';` +
  'if(!location.search)asks.forEach(path=>ask(path.replace(/{(\\w+)}/g,(_,name)=>days[name])));' +
  "document.querySelector('link[as=script]').addEventListener('load',()=>document.head.append(t.content))" +
  `}catch{}})(document.getElementById('${id}'))`;

/** For the content policy, quoted. */
export const earlyRequestsHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Stands behind the app's own preload. `links` are of what the page behind the guard needs. */
export const earlyRequests = ({ guard, asks = [] }: AreaRoute, links: readonly string[]): string => {
  // Whether a flag is on is not known before the profile is.
  const isKnown = guard !== undefined && guard.flag === undefined;
  const admitted = isKnown && guard.roles.length === 0 ? roles : guard?.roles;
  const start = JSON.stringify({ profile: getCurrentProfile.path, roles: isKnown ? admitted : [], asks });
  return `<template id="${id}" data-start="${escapeHtml(start)}">${links.join('')}</template><script>${script}</script>`;
};
