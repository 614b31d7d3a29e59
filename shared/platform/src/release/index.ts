/** Free of React at run time: the gateway and the release command line use it, too. */

export { previewNames, previewPicture } from '../area/preview-pictures.ts';
export {
  type EarlyEvent,
  earlyEvents,
  earlyRequestsName,
  hydratedMark,
  knownMark,
  lateFontsId,
  type RenderedPageQuery,
  type RenderedParts,
  renderedPageName,
  renderedPagePath,
  roleStore,
  timeZoneStore,
  tokenStore,
} from './before-hydration.ts';
export { dismissedMark, dismissedStore } from './dismissed-notices.ts';
export { globalStylesId, globalStylesOf } from './global-styles.ts';
export {
  cohortPath,
  type InlinedBuild,
  type InlinedRelease,
  inlineRelease,
  type LocalArea,
  localAreaPath,
  type PageSettings,
  releaseElementId,
  servedReleasePath,
  servedTag,
  trialsOf,
} from './inlined-release.ts';
export { type OfflineFile, type OfflineParts, offlinePath, serviceWorkerPath } from './offline.ts';
export {
  absoluteAddress,
  type PageReader,
  type PageState,
  type PageStyle,
  type PageWanted,
  type Prerenderer,
  pageStateId,
  type RefusedPost,
  type RenderedPage,
  type ShellServer,
} from './prerendered-page.ts';
export type {
  Build,
  Canary,
  CanaryBudget,
  CanaryPlan,
  CanaryStep,
  Integrity,
  ReleaseDocument,
  RemotePin,
  TestCounts,
  TestResult,
} from './release-document.ts';
export { type ReleaseTexts, releaseTextsPath, textsOf, withTexts } from './release-texts.ts';
export { findRoute, matchesPattern, patternsMeet } from './route-owner.ts';
