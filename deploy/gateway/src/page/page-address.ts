import { framedPreview } from '@portal/contracts/content/preview-message';

/** What senders of links add to them; no page reads it. */
const foreign = /^(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|ref)$/;

export interface PageAddress {
  path: string;
  /** Path, and the part of the query that may belong to the page. */
  address: string;
  /** What `?lang=` names. */
  language: string | null;
  /** An editor looks at something that visitors do not see. */
  isPreview: boolean;
  /** The editor shows it in a frame beside the text. */
  isFramed: boolean;
}

/** Takes the address of a request apart. */
export const pageAddress = (url: string): PageAddress => {
  const [beforeHash = '/'] = url.split('#', 1);
  const [path = '/', query = ''] = beforeHash.split(/\?(.*)/s, 2);
  const search = new URLSearchParams(query);
  const language = search.get('lang');
  const isPreview = search.has('preview');
  const isFramed = search.get('preview') === framedPreview;
  for (const name of [...search.keys()]) if (name === 'lang' || foreign.test(name)) search.delete(name);
  const rest = search.toString();
  return { path, address: rest === '' ? path : `${path}?${rest}`, language, isPreview, isFramed };
};
