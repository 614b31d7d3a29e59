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
import { SkipLink, UIProvider, VisuallyHidden } from '@portal/ui';
import { useEffect } from 'react';
import { ConfirmIdentity } from '../confirm-identity/ConfirmIdentity.tsx';
import { Frame } from '../frame/Frame.tsx';
import { Guarded } from '../guard/Guarded.tsx';
import { LeaveDialog } from '../leave/LeaveDialog.tsx';
import { useContributions } from '../navigation/contributions.ts';
import { frameOf, routeOf } from '../navigation/route-of.ts';
import { Notices } from '../notices/Notices.tsx';
import { SessionWarning } from '../session-warning/SessionWarning.tsx';
import { useGlobalStyles } from './use-global-styles.ts';
import { useHashTarget } from './use-hash-target.ts';
import { useUILabels } from './use-ui-labels.ts';

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
