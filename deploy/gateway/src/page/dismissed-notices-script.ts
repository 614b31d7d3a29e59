import { createHash } from 'node:crypto';
import { dismissedMark, dismissedStore } from '@portal/platform/release';

/** Marks the notices that somebody has put away before the first paint: nothing moves when the app takes over. */
const script = `try{document.documentElement.dataset.${dismissedMark}=localStorage.getItem('${dismissedStore}')||''}catch{}`;

const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The script for a page that shows a notice, with its hash for the content policy; none for any other page. */
export const dismissedNoticesScript = (html: string): { element: string; hashes: readonly string[] } =>
  html.includes(' data-notice="')
    ? { element: `<script>${script}</script>`, hashes: [hash] }
    : { element: '', hashes: [] };
