import { Component, type ReactNode } from 'react';

interface Props {
  /** Another place is a new chance: the boundary forgets its error when this changes. */
  place: string;
  /** Called once per error; returns the reference to show, `''` where there is none. */
  onError: (error: unknown) => string;
  fallback: (failure: Failure, reset: () => void) => ReactNode;
  children: ReactNode;
}

interface Failure {
  error: unknown;
  reference: string;
}

interface State {
  failure?: Failure | undefined;
}

/** Keeps an error within its place on the page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error, reference: '' } };
  }

  override componentDidCatch(thrown: unknown): void {
    this.setState({ failure: { error: thrown, reference: this.props.onError(thrown) } });
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failure && before.place !== this.props.place) this.reset();
  }

  reset = (): void => {
    this.setState({ failure: undefined });
  };

  override render(): ReactNode {
    return this.state.failure ? this.props.fallback(this.state.failure, this.reset) : this.props.children;
  }
}
