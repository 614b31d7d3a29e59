import { i18n, notify } from '@portal/platform';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

const overlay = () => import('@portal/ui/overlay');

/** Fetches what floats ahead of time, so that it is there when the connection is not. */
export const warmOverlay = (): void => {
  overlay().catch(() => undefined);
};

interface BoundaryProps {
  onFail: () => void;
  children: ReactNode;
}

/** What floats may fail to arrive; the page below it must not fall with it. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('An overlay failed', error);
    this.props.onFail();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

const tell = () => notify.error(i18n.t('platform:errors.offline'));

/** A component of a unit that arrives when it is first shown. `onFail` gives the way out. */
export const arriving =
  <U, P extends object>(
    fetchUnit: () => Promise<U>,
    pick: (unit: U) => ComponentType<P>,
    onFail: (props: P) => void,
  ) =>
  (props: P) => {
    // React keeps a failed import for good: each showing tries anew. The state stands outside of what waits,
    // where React would forget it at every try and go on asking without end.
    const [Arrived] = useState<ComponentType<P>>(() =>
      lazy(async () => ({ default: pick(await fetchUnit()) })),
    );
    return (
      <Boundary onFail={() => onFail(props)}>
        <Suspense>
          <Arrived {...props} />
        </Suspense>
      </Boundary>
    );
  };

export const LazyDrawer = arriving(
  overlay,
  ({ Drawer }) => Drawer,
  ({ onClose }) => {
    onClose();
    tell();
  },
);

export const LazyDialog = arriving(overlay, ({ Dialog }) => Dialog, tell);

/** Where it cannot arrive, the browser's own question stands in. */
export const LazyConfirmDialog = arriving(
  overlay,
  ({ ConfirmDialog }) => ConfirmDialog,
  ({ title, onConfirm, onCancel }) => {
    if (window.confirm(String(title))) onConfirm();
    else onCancel();
  },
);
