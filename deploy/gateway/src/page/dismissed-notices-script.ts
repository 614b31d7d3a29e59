import { dismissedMark, dismissedStore } from '@portal/platform/release';
import { policyHash } from './policy-hash.ts';

/** Marks the notices that somebody has put away before the first paint: nothing moves when the app takes over. */
const script = `try{document.documentElement.dataset.${dismissedMark}=localStorage.getItem('${dismissedStore}')||''}catch{}`;

const hash = policyHash(script);

/** The script for a page that shows a notice, with its hash for the content policy; none for any other page. */
export const dismissedNoticesScript = (html: string): { element: string; hashes: readonly string[] } =>
  html.includes(' data-notice="')
    ? { element: `<script>${script}</script>`, hashes: [hash] }
    : { element: '', hashes: [] };
