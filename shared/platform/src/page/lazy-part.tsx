import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/** Tells a failed import from an error that the imported code throws. */
class PartNotLoaded extends Error {}

interface BoundaryProps {
  onFail: () => void;
  failed: ReactNode;
  children: ReactNode;
}

/** Catches a failed import, so that the page around the part stays. */
class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof PartNotLoaded)) return;
    console.error('A part of the page did not arrive', error.cause);
    this.props.onFail();
  }

  override render() {
    const error: unknown = this.state.error;
    if (error === undefined) return this.props.children;
    if (error instanceof PartNotLoaded) return this.props.failed;
    throw error;
  }
}

interface LazyPartOptions<P> {
  /** Shown until the code is loaded. */
  waiting?: ReactNode;
  /** Shown when the code could not be loaded. Default: nothing. */
  failed?: (retry: () => void) => ReactNode;
  onFail?: (props: P) => void;
}

/** A part of a page whose code is imported when it is first shown: once each time it is mounted and at each retry. */
export const lazyPart =
  <P extends object>(
    fetchPart: () => Promise<ComponentType<P>>,
    { waiting, failed, onFail }: LazyPartOptions<P> = {},
  ) =>
  (props: P) => {
    const fresh = () =>
      lazy(async () => ({
        default: await fetchPart().catch((cause: unknown) => {
          throw new PartNotLoaded('Not arrived', { cause });
        }),
      }));
    // React keeps a failed import for good. The state stands outside of what waits, where React would forget
    // it at every try and go on asking without end.
    const [Part, setPart] = useState<ComponentType<P>>(fresh);
    const [attempt, setAttempt] = useState(0);
    const retry = (): void => {
      setPart(fresh);
      setAttempt(attempt + 1);
    };
    return (
      <Boundary key={attempt} onFail={() => onFail?.(props)} failed={failed?.(retry)}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    );
  };
