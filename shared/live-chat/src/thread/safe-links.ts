import { parseUrl } from '@portal/contracts/rules/parse-url';

/** A piece of a message: plain text, or an address that may be followed. */
export type Piece = { text: string } | { text: string; href: string };

const address = /https?:\/\/[^\s<>"'`\\]{1,500}/gi;
/** What ends a sentence is no part of the address in it. */
const trailing = /[.,;:!?)\]}’”»]+$/;

const linkOf = (found: string): Piece => {
  const url = parseUrl(found);
  // Names before an @ only serve to look like another host.
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return { text: found };
  // The address as it will be asked for: disguised letters show as what they are.
  return { text: url.href, href: url.href };
};

/** Finds http and https addresses in a text that somebody typed; everything else stays text. */
export const pieces = (text: string): Piece[] => {
  const parts: Piece[] = [];
  let at = 0;
  for (const { 0: whole, index } of text.matchAll(address)) {
    const found = whole.replace(trailing, '');
    if (index > at) parts.push({ text: text.slice(at, index) });
    parts.push(linkOf(found));
    at = index + found.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
};
