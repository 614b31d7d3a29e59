import { type InlinedRelease, releaseElementId } from '@portal/platform/release';

const read = (): InlinedRelease => {
  const text = document.getElementById(releaseElementId)?.textContent;
  if (!text) throw new Error('This page carries no release document.');
  // The gateway of the same origin wrote it from types of the same package.
  return JSON.parse(text) as InlinedRelease;
};

/** The release that this page was served with. A tab keeps it until it is loaded again. */
export const release: InlinedRelease = read();
