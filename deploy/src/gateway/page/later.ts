import { createHash } from 'node:crypto';

/**
 * What is under the mark enters the page after its first paint: on a second visit the browser has these
 * files already, and taking them in would come before showing what can be read.
 */
const script = `requestAnimationFrame(()=>setTimeout(()=>document.head.append(document.getElementById('later').content)))`;

/** For the content policy, quoted. */
export const laterHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Links that a page needs once it can be read. */
export const later = (links: readonly string[]): string =>
  `<template id="later">${links.join('')}</template><script>${script}</script>`;
