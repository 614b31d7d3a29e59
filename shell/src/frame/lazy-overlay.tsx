import { i18n, notify } from '@portal/platform';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

const overlay = () => import('@portal/ui/overlay');
type Overlay = Awaited<ReturnType<typeof overlay>>;

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

/** A component of the overlay unit that arrives when it is first shown. `onFail` gives the way out. */
const arriving = <P extends object>(
  pick: (overlay: Overlay) => ComponentType<P>,
  onFail: (props: P) => void,
): ComponentType<P> => {
  const load = async () => ({ default: pick(await overlay()) });
  const Shown = ({ floating }: { floating: P }) => {
    // React keeps a failed import for good: each showing tries anew.
    const [Arrived] = useState<ComponentType<P>>(() => lazy(load));
    return <Arrived {...floating} />;
  };
  return (props) => (
    <Boundary onFail={() => onFail(props)}>
      <Suspense>
        <Shown floating={props} />
      </Suspense>
    </Boundary>
  );
};

export const LazyDrawer = arriving(
  ({ Drawer }) => Drawer,
  ({ onClose }) => {
    onClose();
    tell();
  },
);

export const LazyDialog = arriving(({ Dialog }) => Dialog, tell);

/** Where it cannot arrive, the browser's own question stands in. */
export const LazyConfirmDialog = arriving(
  ({ ConfirmDialog }) => ConfirmDialog,
  ({ title, onConfirm, onCancel }) => {
    if (window.confirm(String(title))) onConfirm();
    else onCancel();
  },
);
