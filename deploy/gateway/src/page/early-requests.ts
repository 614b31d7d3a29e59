import { roles } from '@portal/contracts';
import { getCurrentProfile } from '@portal/contracts/calls/identity/sign-in';
import type { AreaRoute } from '@portal/platform/area';
import {
  earlyRequestsName,
  knownMark,
  renderedPageName,
  renderedPagePath,
  roleStore,
  timeZoneStore,
  tokenStore,
} from '@portal/platform/release';
import { escapeHtml } from './escape.ts';
import { policyHash } from './policy-hash.ts';

const id = 'signed-in';

/** Trusted types let in the markup of a rendered page by this policy; the script makes it, so that nothing else can. */
export const pagePolicyName = 'rendered-page';

/** Puts a page that was rendered for the person in the place of its skeleton, and gives its state; too late it does nothing. */
const place =
  'const place=({html,title,style,state})=>{' +
  "if(!document.getElementById('frame'))return;" +
  "root.classList.add(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light');" +
  'const made=new CSSStyleSheet,element=document.head.appendChild(document.createElement("style"));' +
  'element.dataset.styles=style.mark;made.replaceSync(style.css);' +
  'for(const rule of made.cssRules)element.sheet.insertRule(rule.cssText,element.sheet.cssRules.length);' +
  `const policy=window.trustedTypes?.createPolicy('${pagePolicyName}',{createHTML:text=>text});` +
  "const page=document.getElementById('root');page.innerHTML=policy?policy.createHTML(html):html;document.title=title;" +
  "for(const{style,dataset}of page.querySelectorAll('[data-style]')){style.cssText=dataset.style;delete dataset.style}" +
  'return{token,state}};';

/**
 * Asks who is signed in while the app is still on its way. Where that was a role that may enter the page, its
 * frame shows, and the page itself as the gateway renders it for them; without that its first calls go out. Its code
 * follows the app's own, which the browser evaluates meanwhile. Nobody else ever downloads it.
 */
const script =
  `(t=>{try{const token=localStorage.getItem('${tokenStore}'),role=localStorage.getItem('${roleStore}'),root=document.documentElement,` +
  `{profile,roles,asks,asksFor,builds}=JSON.parse(t.dataset.start),language=root.lang,asked=window.${earlyRequestsName}=new Map();` +
  'if(!token)return;' +
  // Not in the browser's formats: the first use of them takes a slow phone a tenth of a second.
  'const now=new Date(),day=date=>new Date(date-date.getTimezoneOffset()*6e4).toISOString().slice(0,10),' +
  'days={today:day(now),yearStart:day(new Date(now.getFullYear(),now.getMonth()-11))},' +
  `[minutes,name]=(localStorage.getItem('${timeZoneStore}')||'').split(' '),` +
  'zone=minutes===String(now.getTimezoneOffset())?name:Intl.DateTimeFormat().resolvedOptions().timeZone,' +
  "get=address=>fetch(address,{signal:AbortSignal.timeout(20000),headers:{Accept:'application/json'," +
  "'Accept-Language':language,'Timezone-Val':zone,Authorization:'Bearer '+token}}),isAdmitted=roles.includes(role);" +
  "const ask=path=>{const answer=get('/api'+path);" +
  "answer.catch(()=>{});asked.set('/api'+path,{token,language,at:performance.now(),answer})};" +
  'const askAll=()=>{ask(profile);if(isAdmitted&&!location.search)(asksFor?.[role]??asks).forEach(path=>ask(path.replace(/{(\\w+)}/g,(_,name)=>days[name])))};' +
  place +
  'if(!isAdmitted)return askAll();' +
  `root.dataset.${knownMark}='';` +
  `const shown=window.${renderedPageName}=builds?get('${renderedPagePath}?'+new URLSearchParams({address:location.pathname+location.search,` +
  "language,builds,narrow:matchMedia('(max-width:767.98px)').matches?1:0})).then(answer=>answer.status===200?answer.json():Promise.reject())" +
  '.then(place).catch(askAll):Promise.resolve(askAll());' +
  // A dozen links at once hold up a slow phone: the page comes first.
  "document.querySelector('link[as=script]').addEventListener('load',()=>shown.then(()=>document.head.append(t.content)))" +
  `}catch{}})(document.getElementById('${id}'))`;

/** For the content policy, quoted. */
export const earlyRequestsHash = policyHash(script);

/**
 * Stands behind the app's own preload. `links` are of what the page behind the guard needs, `builds` of what renders
 * it on the server.
 */
export const earlyRequests = (
  { guard, asks = [], asksFor }: AreaRoute,
  links: readonly string[],
  builds: string | undefined,
): string => {
  // Whether a flag is on is not known before the profile is.
  const isKnown = guard !== undefined && guard.flag === undefined;
  const admitted = isKnown && guard.roles.length === 0 ? roles : guard?.roles;
  const start = JSON.stringify({
    profile: getCurrentProfile.path,
    roles: isKnown ? admitted : [],
    asks,
    asksFor,
    builds,
  });
  return `<template id="${id}" data-start="${escapeHtml(start)}">${links.join('')}</template><script>${script}</script>`;
};
