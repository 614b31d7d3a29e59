import {
  Outlet,
  returnToOwnLanguage,
  ScrollRestoration,
  settleSignedOut,
  useAnnouncement,
  useLocation,
  useNavigate,
  usePageReader,
  usePreview,
  useTranslation,
} from '@portal/platform';
import { SkipLink, type UILabels, UIProvider, VisuallyHidden } from '@portal/ui';
import { type ReactNode, useEffect, useMemo } from 'react';
import { ConfirmIdentity } from '../confirm-identity/ConfirmIdentity.tsx';
import { AuthFrame } from '../frame/AuthFrame.tsx';
import { PublicFrame } from '../frame/PublicFrame.tsx';
import { WorkspaceFrame } from '../frame/WorkspaceFrame.tsx';
import { Guarded } from '../guard/Guarded.tsx';
import { LeaveDialog } from '../leave/LeaveDialog.tsx';
import { useContributions } from '../navigation/contributions.ts';
import { type FrameKind, frameOf, routeOf } from '../navigation/route-of.ts';
import { Notices } from '../notices/Notices.tsx';
import { SessionWarning } from '../session-warning/SessionWarning.tsx';
import { useGlobalStyles } from './use-global-styles.ts';
import { useHashTarget } from './use-hash-target.ts';

/** What stands around a page. It stays while pages change, fail or are waited for. */
const Frame = ({ kind, children }: { kind: FrameKind; children: ReactNode }) => {
  if (kind === 'auth') return <AuthFrame>{children}</AuthFrame>;
  if (kind === 'public') return <PublicFrame>{children}</PublicFrame>;
  return <WorkspaceFrame desk={kind === 'desk'}>{children}</WorkspaceFrame>;
};

/** The texts that components of the design system show by themselves. */
const useUILabels = (): UILabels => {
  const { t, i18n } = useTranslation('shell');
  return useMemo(
    () => ({
      close: t('ui.close'),
      loading: t('ui.loading'),
      optional: t('ui.optional'),
      error: t('ui.error'),
      showPassword: t('ui.showPassword'),
      hidePassword: t('ui.hidePassword'),
      done: t('ui.done'),
      current: t('ui.current'),
      toDo: t('ui.toDo'),
      previousPage: t('ui.previousPage'),
      nextPage: t('ui.nextPage'),
      rowsPerPage: t('ui.rowsPerPage'),
      pagination: t('ui.pagination'),
      page: (number) => t('ui.page', { number }),
      clear: t('ui.clear'),
      remove: (name) => t('ui.remove', { name }),
      language: i18n.language,
      table: (word, values = {}) => t(`table.${word}`, values),
    }),
    [t, i18n.language],
  );
};

/** The one polite live region of the page. */
const LiveRegion = () => {
  const { text, count } = useAnnouncement();
  return (
    <VisuallyHidden aria-live="polite">
      <span key={count}>{text}</span>
    </VisuallyHidden>
  );
};

/** The frame, the guard and the overlays of every page. */
export const Root = () => {
  const { t } = useTranslation('shell');
  const { manifests } = useContributions();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const route = routeOf(manifests, pathname);
  const labels = useUILabels();
  const isFramed = usePreview((preview) => preview.isFramed);
  const { reader } = usePageReader();
  const isPublic = route?.guard === undefined;
  useHashTarget();

  useEffect(() => {
    if (isPublic) settleSignedOut();
    // Without the messages the page stays as it is.
    else returnToOwnLanguage().catch(() => undefined);
  }, [isPublic]);

  return (
    <UIProvider labels={labels} globalStyles={useGlobalStyles()} isNarrowAtStart={reader?.isNarrow}>
      <SkipLink
        position="absolute"
        shadow="none"
        onClick={(event) => {
          // The browser's own entry in the history would have no key, and hold no question before leaving.
          event.preventDefault();
          navigate({ search, hash: 'main' });
        }}
      >
        {t('header.skip')}
      </SkipLink>
      <Frame kind={frameOf(pathname, route)}>
        <Guarded guard={route?.guard}>
          <Outlet />
        </Guarded>
      </Frame>
      <Notices />
      <LiveRegion />
      <LeaveDialog />
      {/* The editor around a framed page asks, once. */}
      {!isFramed && <SessionWarning />}
      <ConfirmIdentity />
      <ScrollRestoration />
    </UIProvider>
  );
};
