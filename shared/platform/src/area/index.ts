/** Free of React at run time: the publish step reads a remote's manifest with plain Node. */

export { defineRemote, type Messages, type RemoteApp } from './exposed-module.ts';
export { localised } from './localised.ts';
export {
  type AreaManifest,
  type AreaRoute,
  defineArea,
  type FooterColumn,
  type Guard,
  type HeaderChild,
  type HeaderEntry,
  type SidebarAction,
  type SidebarEntry,
  type SidebarIcon,
  type Waiting,
} from './manifest.ts';
export { footerAt, headerAt, sidebarAt } from './menu-places.ts';
export {
  definePrerendered,
  type HeadFacts,
  type PageHead,
  type PrerenderedApp,
  type PublicAddress,
} from './page-head.ts';
