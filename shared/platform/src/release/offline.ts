/** Where the script is had that keeps pages for when there is no connection. */
export const serviceWorkerPath = '/service-worker.js';

/** Where it learns what to keep. */
export const offlinePath = '/releases/offline.json';

export interface OfflineFile {
  href: string;
  integrity: string;
}

export interface OfflineParts {
  /** Of the release and the canaries of this visitor. */
  tag: string;
  /** With roles: for a device on which somebody of one was last signed in. */
  parts: {
    roles?: readonly string[];
    /** The pattern of its addresses, and where it is had. */
    page: { path: string; address: string };
    files: OfflineFile[];
  }[];
}
