import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/** The code did not come; what it does once it is there is another matter. */
class NotArrived extends Error {}

interface BoundaryProps {
  onFail: () => void;
  failed: ReactNode;
  children: ReactNode;
}

/** A part that may fail to arrive; the page around it must not fall with it. */
class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof NotArrived)) return;
    console.error('A part of the page did not arrive', error.cause);
    this.props.onFail();
  }

  override render() {
    const error: unknown = this.state.error;
    if (error === undefined) return this.props.children;
    if (error instanceof NotArrived) return this.props.failed;
    throw error;
  }
}

export interface ArrivingOptions<P> {
  /** Stands in its place while it is on its way. */
  waiting?: ReactNode;
  /** Stands in its place when it did not come; nothing does by itself. */
  failed?: (retry: () => void) => ReactNode;
  onFail?: (props: P) => void;
}

/** A part of a page whose code comes when it is first shown. Each showing, and each retry, asks once. */
export const arriving =
  <P extends object>(
    fetchPart: () => Promise<ComponentType<P>>,
    { waiting, failed, onFail }: ArrivingOptions<P> = {},
  ) =>
  (props: P) => {
    const fresh = () =>
      lazy(async () => ({
        default: await fetchPart().catch((cause: unknown) => {
          throw new NotArrived('Not arrived', { cause });
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
